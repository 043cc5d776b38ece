// Kinds of section that are plain HTML.

// What was assumed is told in one place, open where it makes a run incomplete.
function assumptions(facts) {
  if (facts.length === 0) return null;
  return el('details', {class: 'assumptions', open: facts.some(({tone}) => tone === 'bad')},
      el('summary', {}, count(facts.length, 'assumption', 'assumptions')),
      el('ul', {}, facts.map(({value, tone}) => el('li', {class: tone}, value))));
}

defineKind('facts', (facts) => {
  const figures = facts.filter(({name}) => name !== 'assuming');
  return [
    el('dl', {class: 'facts'}, figures.map((fact) =>
        el('div', {class: `card fact-card ${fact.tone}`},
           el('dt', {}, fact.name), el('dd', {}, fact.value)))),
    assumptions(facts.filter(({name}) => name === 'assuming')),
  ];
});

defineKind('notes', (notes) => el('div', {class: 'card notes'},
    notes.map((note) => el('p', {}, note))));

defineKind('table', ({columns, rows, textColumns}, title) => {
  const cell = (name, column, text, extra = {}) => el(
      name, {class: column < textColumns ? 'text' : 'numeric', ...extra}, text);
  const files = [['csv', 'text/csv', () => csvText([columns, ...rows])]];
  return el('div', {class: 'card'}, el('div', {
    class: 'scrolls', tabindex: '0', role: 'group', 'aria-label': `${title}, scrolls`},
      el('table', {},
         el('thead', {}, el('tr', {}, columns.map((text, i) =>
             cell('th', i, text, {scope: 'col'})))),
         el('tbody', {}, rows.map((row) => el('tr', {}, row.map((text, i) =>
             cell(i === 0 ? 'th' : 'td', i, text,
                  i === 0 ? {scope: 'row'} : {}))))))),
      downloads(title, files));
});

defineKind('pictures', (drawings) => el('div', {class: 'sides'},
    drawings.map((drawing) =>
        el('div', {class: 'card'}, drawingView(drawing)))));
