// Kinds of section that are plain HTML.

defineKind('facts', (facts) => el('dl', {class: 'facts'}, facts.map((fact) =>
    el('div', {class: `card fact-card ${fact.tone}`},
       el('dt', {}, fact.name), el('dd', {}, fact.value)))));

defineKind('notes', (notes) => el('div', {class: 'card notes'},
    notes.map((note) => el('p', {}, note))));

defineKind('table', ({columns, rows, textColumns}) => {
  const cell = (name, column, text, extra = {}) => el(
      name, {class: column < textColumns ? 'text' : 'numeric', ...extra}, text);
  return el('div', {class: 'card scrolls', tabindex: '0', role: 'group',
                    'aria-label': 'table, scrolls'},
      el('table', {},
         el('thead', {}, el('tr', {}, columns.map((text, i) =>
             cell('th', i, text, {scope: 'col'})))),
         el('tbody', {}, rows.map((row) => el('tr', {}, row.map((text, i) =>
             cell(i === 0 ? 'th' : 'td', i, text,
                  i === 0 ? {scope: 'row'} : {})))))));
});

defineKind('pictures', (drawings) => el('div', {class: 'sides'},
    drawings.map((drawing) =>
        el('div', {class: 'card'}, drawingView(drawing)))));
