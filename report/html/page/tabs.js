// Tabs: left and right arrow keys move, the chosen one stays chosen when the
// content is replaced. A tab's content is made when it is first shown.

class Tabs {
  constructor(label, names) {
    this.chosen = 0;
    this.panel = el('div', {class: 'panel', role: 'tabpanel', tabindex: '0'});
    this.buttons = names.map((name, i) => on(
        el('button', {type: 'button', role: 'tab', id: `tab-${i}`,
                      'aria-controls': 'tab-panel'}, name),
        'click', () => this.choose(i)));
    this.panel.id = 'tab-panel';
    const bar = el('div', {class: 'tabs', role: 'tablist', 'aria-label': label},
                   this.buttons);
    on(bar, 'keydown', (event) => {
      const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
      if (step === undefined) return;
      const size = this.buttons.length;
      this.choose((this.chosen + step + size) % size);
      this.buttons[this.chosen].focus();
    });
    this.element = el('div', {class: 'tabbed'}, bar, this.panel);
  }

  // One function per name: each makes the content.
  fill(makers) {
    this.makers = makers;
    this.choose(this.chosen);
  }

  choose(chosen) {
    this.chosen = chosen;
    this.buttons.forEach((button, i) => {
      button.setAttribute('aria-selected', String(i === chosen));
      button.tabIndex = i === chosen ? 0 : -1;
    });
    this.panel.setAttribute('aria-labelledby', `tab-${chosen}`);
    this.panel.replaceChildren(...this.makers[chosen]());
  }
}
