#include "cli/options/manual.h"

#include <string_view>

#include "cli/options/options.h"
#include "cli/options/version.h"

namespace cli {
namespace {

// What follows an option, as far as a shell can help with it.
enum class Operand { kNone, kWords, kFile, kFolder, kOther };

Operand OperandOf(const OptionSpec& option) {
  if (option.argument == nullptr) return Operand::kNone;
  if (option.choices != nullptr) return Operand::kWords;
  const std::string_view argument = option.argument;
  if (argument == "FILE" || argument == "PATH") return Operand::kFile;
  if (argument == "DIR" || argument == "HOME|none") return Operand::kFolder;
  return Operand::kOther;
}

std::string Roff(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else
      result += c;
  }
  // A line must not begin like a request.
  if (result.starts_with(".") || result.starts_with("'"))
    result.insert(0, "\\&");
  return result;
}

std::string RoffOption(const OptionSpec& option) {
  std::string text = ".TP\n";
  if (option.alias != nullptr) text += "\\fB" + Roff(option.alias) + "\\fR, ";
  text += "\\fB" + Roff(option.name) + "\\fR";
  if (option.argument != nullptr)
    text += " \\fI" + Roff(option.argument) + "\\fR";
  text += "\n" + Roff(option.help);
  if (option.initial != nullptr)
    text += " (default " + Roff(option.initial) + ")";
  return text + "\n";
}

std::string RoffCommand(const Command& command) {
  std::string text = std::string(".SS ") + command.name + "\n\\fBsumma " +
                     command.name + "\\fR " + Roff(command.synopsis) +
                     "\n.PP\n" + Roff(command.help) + ".\n";
  for (const OptionSpec& option : command.options()) text += RoffOption(option);
  return text;
}

constexpr char kRoffEnd[] = R"(.SH EXIT STATUS
.TP
0
everything was explored, or what was asked holds, within the bounds printed
.TP
1
a violation, not bisimilar, or two methods that differ
.TP
2
wrong usage or bad input; one line on standard error says what and where
.TP
3
incomplete: a limit, an unknown, something unsupported
.SH ENVIRONMENT
.TP
JAVA_HOME
the JDK whose class library is read, unless \-\-jdk names one
.TP
NO_COLOR
if set, output is never coloured
)";

std::string Words(const Command& command) {
  std::string words;
  for (const OptionSpec& option : command.options()) {
    words += std::string(words.empty() ? "" : " ") + option.name;
    if (option.alias != nullptr) words += std::string(" ") + option.alias;
  }
  return words;
}

std::string BashPattern(const OptionSpec& option) {
  std::string pattern = option.name;
  if (option.alias != nullptr) pattern += std::string("|") + option.alias;
  return pattern;
}

// The lines of a case statement for what may follow one option.
std::string BashOperand(const OptionSpec& option) {
  std::string reply;
  switch (OperandOf(option)) {
    case Operand::kNone:
      return "";
    case Operand::kWords:
      reply = std::string("-W \"") + option.choices + "\"";
      break;
    case Operand::kFile:
      reply = "-f";
      break;
    case Operand::kFolder:
      reply = "-d";
      break;
    case Operand::kOther:
      return "      " + BashPattern(option) + ") return ;;\n";
  }
  return "      " + BashPattern(option) + ") COMPREPLY=($(compgen " + reply +
         " -- \"$word\")); return ;;\n";
}

std::string BashCommand(const Command& command) {
  std::string text =
      std::string("  ") + command.name + ")\n    case $before in\n";
  for (const OptionSpec& option : command.options())
    text += BashOperand(option);
  return text + "    esac\n    options=\"" + Words(command) + "\" ;;\n";
}

// Within single quotes, and within the brackets of a description.
std::string ZshText(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '\'')
      result += "'\\''";
    else if (c == '[' || c == ']' || c == ':' || c == '\\')
      result += std::string("\\") + c;
    else
      result += c;
  }
  return result;
}

std::string ZshAction(const OptionSpec& option) {
  switch (OperandOf(option)) {
    case Operand::kNone:
      return "";
    case Operand::kWords:
      return std::string(":value:(") + option.choices + ")";
    case Operand::kFile:
      return ":file:_files";
    case Operand::kFolder:
      return ":folder:_files -/";
    case Operand::kOther:
      return ":" + ZshText(option.argument) + ":";
  }
  return "";
}

std::string ZshCommand(const Command& command) {
  std::string text =
      std::string("    ") + command.name + ")\n      _arguments \\\n";
  for (const OptionSpec& option : command.options()) {
    const std::string rest =
        "[" + ZshText(option.help) + "]" + ZshAction(option);
    text += std::string("        '") + option.name + rest + "' \\\n";
    if (option.alias != nullptr)
      text += std::string("        '") + option.alias + rest + "' \\\n";
  }
  return text + "        '*:method:_summa_entries' ;;\n";
}

}  // namespace

std::string ManualPage(std::span<const Command* const> commands) {
  std::string text = std::string(".TH SUMMA 1 \"\" \"summa ") + kVersion +
                     "\"\n.SH NAME\nsumma \\- a symbolic heap analyzer for "
                     "compiled Java\n.SH SYNOPSIS\n";
  for (const Command* c : commands)
    text += std::string("\\fBsumma ") + c->name + "\\fR " + Roff(c->synopsis) +
            "\n.br\n";
  text +=
      ".SH DESCRIPTION\n"
      "Runs a method of a class file on all input heaps at once. Input\n"
      "references are initialised lazily, one path for each case, or by an\n"
      "exact heap summary, which keeps all cases in one state under guards.\n"
      ".SH COMMANDS\n";
  for (const Command* c : commands) text += RoffCommand(*c);
  return text + kRoffEnd;
}

std::string BashCompletion(std::span<const Command* const> commands) {
  std::string names, cases;
  for (const Command* c : commands) {
    names += std::string(names.empty() ? "" : " ") + c->name;
    cases += BashCommand(*c);
  }
  return "# Completion of summa for bash: source <(summa --completion bash)\n"
         "_summa() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} options=\n"
         "  local before=${COMP_WORDS[COMP_CWORD-1]}\n"
         "  COMPREPLY=()\n"
         "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
         "    COMPREPLY=($(compgen -W \"" +
         names +
         " --help --version\" -- \"$word\"))\n"
         "    return\n"
         "  fi\n"
         "  case ${COMP_WORDS[1]} in\n" +
         cases +
         "  esac\n"
         "  case $word in\n"
         "  -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
         "  *) COMPREPLY=($(compgen -f -- \"$word\")); _summa_entries ;;\n"
         "  esac\n"
         "}\n"
         // Words end at colons for bash: what stands before is not offered.
         "_summa_entries() {\n"
         "  local line=${COMP_LINE:0:COMP_POINT} path=() entry i\n"
         "  local -a all\n"
         "  read -ra all <<<\"$line\"\n"
         "  entry=${line##* }\n"
         "  [[ $entry != *::* ]] || COMPREPLY=()\n"
         "  for ((i = 0; i + 1 < ${#all[@]}; i++)); do\n"
         "    case ${all[i]} in\n"
         "    -cp | --class-path) path=(-cp \"${all[i+1]}\") ;;\n"
         "    esac\n"
         "  done\n"
         "  while IFS= read -r i; do\n"
         "    COMPREPLY+=(\"${i#\"${entry%\"${entry##*:}\"}\"}\")\n"
         "  done < <(\"${all[0]}\" --entries \"${path[@]}\" -- \"$entry\" "
         "2>/dev/null)\n"
         "  [[ ${COMPREPLY[*]-} != *: ]] || compopt -o nospace 2>/dev/null\n"
         "}\n"
         "complete -o filenames -F _summa summa\n";
}

std::string ZshCompletion(std::span<const Command* const> commands) {
  std::string names, cases;
  for (const Command* c : commands) {
    names += std::string("    '") + c->name + ":" + ZshText(c->help) + "'\n";
    cases += ZshCommand(*c);
  }
  return "#compdef summa\n"
         "# Completion of summa for zsh: summa --completion zsh > "
         "DIR_ON_FPATH/_summa\n"
         "_summa() {\n"
         "  local -a commands=(\n" +
         names +
         "  )\n"
         "  if (( CURRENT == 2 )); then\n"
         "    _describe command commands\n"
         "    return\n"
         "  fi\n"
         "  local command=$words[2]\n"
         "  shift words\n"
         "  (( CURRENT-- ))\n"
         "  case $command in\n" +
         cases +
         "  esac\n"
         "}\n"
         "_summa_entries() {\n"
         "  local -a found at\n"
         "  at=(${opt_args[-cp]} ${opt_args[--class-path]})\n"
         "  found=(${(f)\"$($service --entries ${at:+-cp} $at -- $PREFIX "
         "2>/dev/null)\"})\n"
         "  compadd -S '' -a found\n"
         "  _files\n"
         "}\n"
         "_summa \"$@\"\n";
}

}  // namespace cli
