# What zsh itself completes a line to: offers.zsh FILE LINE
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PROMPT2= RPS1=; stty columns 500; autoload -Uz compinit; compinit -u -D"
zpty -w shell "source $1; compdef _summa summa; setopt no_auto_list no_list_beep; bindkey '^I' expand-or-complete"
zpty -w shell "show() { print -r -- \"<<\$BUFFER>>\"; zle kill-buffer }; zle -N show; bindkey '^X' show; print ready=yes"
zpty -r shell text '*ready=yes*ready=yes*'
zpty -w -n shell "$2"$'\t'$'\x18'
zpty -r shell text '*<<*>>*'
text=${text##*<<}
print -r -- ${text%%>>*}
zpty -d shell
