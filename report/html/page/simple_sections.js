// Kinds of section that are plain HTML.

defineKind('facts', (facts) => el('dl', {class: 'facts'}, facts.map((fact) =>
    el('div', {class: `card fact-card ${fact.tone}`},
       el('dt', {}, fact.name), el('dd', {}, fact.value)))));

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
