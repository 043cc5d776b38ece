// The section of paths: a list to choose from, and the path chosen.

const PATH_ROW_HEIGHT = 52;

function pathRow(paths, index) {
  const [end, outcome, , conditions] = paths.data.paths[index];
  const name = paths.ends[end].name;
  const words = conditions.map((n) => paths.text(n)).join(' && ');
  return [
    el('span', {class: 'row-head'}, endMark(name),
       el('span', {class: 'row-number'}, String(index + 1)), `${name} `,
       el('code', {}, paths.text(outcome))),
    el('span', {class: 'row-condition'}, words === '' ? 'always' : words),
  ];
}

defineKind('paths', (data) => {
  const paths = new PathDocument(data);
  const view = new PathView(data);
  const list = new VirtualList({
    label: 'Paths', rowHeight: PATH_ROW_HEIGHT,
    render: (index) => pathRow(paths, index),
    onSelect: (index) => view.show(index === null ? null : paths.path(index)),
  });
  const filter = new PathFilter(paths, (passing) => list.show(passing));
  on(document, 'keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input')) return;
    event.preventDefault();
    filter.input.focus();
  });
  on(filter.input, 'keydown', (event) => {
    if (event.key === 'Escape') filter.clear();
    else if (event.key === 'Enter' || event.key === 'ArrowDown') list.element.focus();
    else return;
    event.preventDefault();
  });
  filter.apply();
  return el('div', {class: 'paths'},
            el('div', {class: 'card chooser'}, filter.element, list.element),
            el('div', {class: 'card'}, view.element));
});
