// Properties with their verdicts: listed by verdict and by text, each opens to
// show its counterexamples.

// In this order, with the mark of an end that means as much.
const VERDICTS = [
  ['violated', 'violation'], ['known', 'exception'], ['inconclusive', 'unknown'],
  ['vacuous', 'bound'], ['holds', 'return'], ['skipped', 'step-limit'],
];

function verdictMark(verdict) {
  return endMark(VERDICTS.find(([name]) => name === verdict)[1]);
}

// Drawings in letters: they scroll, lines are not broken.
function letters(lines, label) {
  return el('pre', {class: 'letters', tabindex: '0', role: 'group',
                    'aria-label': `${label}, scrolls`}, lines.join('\n'));
}

function testOf({test, noTest}) {
  if (test.length === 0)
    return noTest === '' ? null : el('p', {class: 'note'}, `No test: ${noTest}.`);
  return el('details', {class: 'test'}, el('summary', {}, 'as a JUnit test'),
            letters(test, 'Test'));
}

function exampleView(example, apart) {
  return el('div', {class: 'example'},
      el('h3', {}, apart ? `apart: ${example.headline}` : example.headline),
      letters(example.lines, 'Counterexample'), testOf(example));
}

function propertyBody(item) {
  return el('div', {class: 'property-body'},
      item.why === '' ? null : el('p', {}, item.why),
      item.help === '' ? null : el('p', {class: 'note'}, `Try ${item.help}.`),
      item.examples.map((example) => exampleView(example, false)),
      item.apart.map((example) => exampleView(example, true)),
      assumptions(item.assumes.map((value) => ({value, tone: 'plain'}))));
}

// What is inside is made when it is opened.
function propertyView(item, number) {
  const details = el('details', {class: `property ${item.verdict}`, id: `property-${number}`},
      el('summary', {}, verdictMark(item.verdict),
         el('b', {class: 'property-verdict'}, item.verdict), ' ',
         el('code', {}, item.name), ' ',
         el('span', {class: 'property-figures'}, item.figures)));
  return on(details, 'toggle', () => {
    if (details.children.length === 1) details.append(propertyBody(item));
  });
}

class PropertyFilter {
  constructor(items, views) {
    Object.assign(this, {items, views});
    this.hidden = new Set();
    this.input = el('input', {type: 'search', class: 'filter',
                              placeholder: 'Filter properties   ( / )',
                              'aria-label': 'Filter properties by text',
                              spellcheck: 'false', autocomplete: 'off'});
    this.status = el('p', {class: 'status', role: 'status'});
    on(this.input, 'input', () => this.apply());
    this.element = el('div', {class: 'filters'}, this.input,
        el('div', {class: 'chips', role: 'group', 'aria-label': 'Verdicts shown'},
           VERDICTS.map(([verdict]) => this.chip(verdict))), this.status);
  }

  chip(verdict) {
    const number = this.items.filter((item) => item.verdict === verdict).length;
    if (number === 0) return null;
    const chip = el('button', {type: 'button', class: 'chip', 'aria-pressed': 'true'},
                    verdictMark(verdict), `${verdict} `, el('b', {}, String(number)));
    return on(chip, 'click', () => {
      const shown = this.hidden.delete(verdict);
      if (!shown) this.hidden.add(verdict);
      chip.setAttribute('aria-pressed', String(shown));
      this.apply();
    });
  }

  apply() {
    const phrase = this.input.value.toLowerCase().trim();
    let passing = 0;
    this.items.forEach((item, i) => {
      const text = `${item.name} ${item.why} ${item.examples.map((e) => e.headline)}`;
      const passes = !this.hidden.has(item.verdict) && text.toLowerCase().includes(phrase);
      this.views[i].hidden = !passes;
      passing += passes ? 1 : 0;
    });
    const all = count(this.items.length, 'property', 'properties');
    this.status.textContent =
        passing === this.items.length ? all : `${passing.toLocaleString('en')} of ${all}`;
  }
}

// Arrows go from one to the next, / to the filter.
function propertyKeys(list, filter) {
  on(document, 'keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input')) return;
    event.preventDefault();
    filter.input.focus();
  });
  on(filter.input, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    filter.input.value = '';
    filter.apply();
  });
  on(list, 'keydown', (event) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step === undefined || !event.target.matches('.property > summary')) return;
    event.preventDefault();
    const shown = [...list.querySelectorAll('.property:not([hidden]) > summary')];
    const next = shown[shown.indexOf(event.target) + step];
    if (next !== undefined) next.focus();
  });
}

defineKind('properties', (items) => {
  const views = items.map((item, i) => propertyView(item, i + 1));
  const filter = new PropertyFilter(items, views);
  const list = el('div', {class: 'properties'}, views);
  propertyKeys(list, filter);
  filter.apply();
  const first = views.find((view, i) => items[i].verdict === 'violated');
  if (first !== undefined) first.open = true;
  return el('div', {class: 'card'}, filter.element, list);
});
