// Which paths are listed: by how they end, and by phrases, joined by &&, that
// must all occur in the number, the end, the outcome, the place or the condition.

class PathFilter {
  // onChange is told the indexes of the paths that pass.
  constructor(paths, onChange) {
    Object.assign(this, {paths, onChange});
    this.hidden = new Set();
    this.input = el('input', {type: 'search', class: 'filter',
                              placeholder: 'Filter paths   ( / )',
                              'aria-label': 'Filter paths by text',
                              spellcheck: 'false', autocomplete: 'off'});
    this.status = el('p', {class: 'status', role: 'status'});
    on(this.input, 'input', () => this.apply());
    this.element = el('div', {class: 'filters'}, this.input,
                      el('div', {class: 'chips', role: 'group',
                                 'aria-label': 'Ends shown'}, this.chips()),
                      this.status);
  }

  chips() {
    const counts = new Map();
    for (let i = 0; i < this.paths.size; ++i)
      counts.set(this.paths.endOf(i), (counts.get(this.paths.endOf(i)) || 0) + 1);
    return this.paths.ends.filter(({name}) => counts.has(name)).map((end) => {
      const chip = el('button', {type: 'button', class: 'chip',
                                 'aria-pressed': 'true', title: end.meaning},
                      endMark(end.name), `${end.name} `,
                      el('b', {}, counts.get(end.name).toLocaleString('en')));
      return on(chip, 'click', () => {
        const shown = this.hidden.delete(end.name);
        if (!shown) this.hidden.add(end.name);
        chip.setAttribute('aria-pressed', String(shown));
        this.apply();
      });
    });
  }

  apply() {
    const phrases = this.input.value.toLowerCase().split('&&')
        .map((phrase) => phrase.trim());
    const passing = [];
    for (let i = 0; i < this.paths.size; ++i) {
      if (this.hidden.has(this.paths.endOf(i))) continue;
      if (phrases.every((phrase) => this.paths.haystack(i).includes(phrase)))
        passing.push(i);
    }
    this.status.textContent = passing.length === this.paths.size
        ? count(passing.length, 'path', 'paths')
        : `${passing.length.toLocaleString('en')} of ` +
          count(this.paths.size, 'path', 'paths');
    this.onChange(passing);
  }

  clear() {
    this.input.value = '';
    this.apply();
  }

  // As at the beginning: all paths.
  reset() {
    this.hidden.clear();
    for (const chip of this.element.querySelectorAll('.chip'))
      chip.setAttribute('aria-pressed', 'true');
    this.clear();
  }
}
