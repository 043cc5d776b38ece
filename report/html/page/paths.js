// The section of paths: a list to choose from, and the path chosen.

const PATH_ROW_HEIGHT = 52;

// How many conditions two paths begin with alike.
function commonStart(paths, a, b) {
  if (a < 0 || b >= paths.size) return 0;
  const [left, right] = [paths.data.paths[a][3], paths.data.paths[b][3]];
  let same = 0;
  while (same < left.length && same < right.length && left[same] === right[same])
    ++same;
  return same;
}

// What a path has of its own: not what it shares with the neighbour it is most like.
function ownConditions(paths, index) {
  const all = paths.data.paths[index][3].map((n) => paths.text(n));
  const above = commonStart(paths, index - 1, index);
  const below = commonStart(paths, index, index + 1);
  const shared = Math.max(above, below);
  if (shared === 0) return all.join(' && ');
  return '… ' + all.slice(Math.min(shared, all.length - 1)).join(' && ');
}

// The path to look at first: one that is linked to, else what went wrong.
function firstPath(paths) {
  const linked = linkedPath();
  if (linked !== null && linked >= 1 && linked <= paths.size) return linked - 1;
  for (const end of ['violation', 'exception'])
    for (let i = 0; i < paths.size; ++i)
      if (paths.endOf(i) === end) return i;
  return 0;
}

function pathRow(paths, index) {
  const [end, outcome] = paths.data.paths[index];
  const name = paths.ends[end].name;
  const words = ownConditions(paths, index);
  return [
    el('span', {class: 'row-head'}, endMark(name),
       el('span', {class: 'row-number'}, String(index + 1)), `${name} `,
       el('code', {}, paths.text(outcome))),
    el('span', {class: 'row-condition'}, words === '' ? 'always' : words),
  ];
}

// As a list, or as a tree that is made when it is first looked at.
function shapeSwitch(list, tree) {
  let passing = [];
  let stale = true;
  let chosen = 'List';
  const show = () => {
    list.hidden = chosen !== 'List';
    tree.element.hidden = chosen !== 'Tree';
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.textContent === chosen));
    if (chosen !== 'Tree' || !stale) return;
    stale = false;
    tree.show(passing);
  };
  const buttons = ['List', 'Tree'].map((name) => on(
      el('button', {type: 'button', class: 'shape'}, name), 'click', () => {
        chosen = name;
        show();
      }));
  show();
  return {
    element: el('div', {class: 'shapes', role: 'group', 'aria-label': 'Paths as'}, buttons),
    show: (indexes) => {
      passing = indexes;
      stale = true;
      show();
    },
  };
}

defineKind('paths', (data) => {
  const paths = new PathDocument(data);
  const view = new PathView(paths);
  const list = new VirtualList({
    label: 'Paths', rowHeight: PATH_ROW_HEIGHT,
    render: (index) => pathRow(paths, index),
    onSelect: (index, chosen) => {
      view.show(index === null ? null : paths.path(index));
      if (chosen) linkTo(index + 1);
    },
  });
  const tree = new TreeView(paths, (index) => {
    list.choose(index);
    linkTo(index + 1);
  });
  const shape = shapeSwitch(list.element, tree);
  const filter = new PathFilter(paths, (passing) => {
    list.show(passing);
    shape.show(passing);
  });
  filter.element.append(shape.element);
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
  list.choose(firstPath(paths));
  onLink((number) => {
    if (number < 1 || number > paths.size) return;
    if (!list.choose(number - 1)) {
      filter.reset();
      list.choose(number - 1);
    }
    view.element.scrollIntoView({block: 'nearest'});
  });
  return el('div', {class: 'paths'},
            el('div', {class: 'card chooser'}, filter.element, list.element,
               tree.element),
            el('div', {class: 'card'}, view.element));
});
