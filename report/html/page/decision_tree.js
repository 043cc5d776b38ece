// The decisions of all paths as a tree: paths that decide alike are one branch until
// they part. A branch is looked into only when it is unfolded, so that thousands of
// paths cost nothing until somebody goes there.

const TREE_ROW_HEIGHT = 40;
const TREE_FIRST_ROWS = 24;
const TREE_INDENT = 16;
const TREE_DEEPEST = 12;  // further in, rows are no longer moved to the right

class DecisionTree {
  constructor(paths, indexes) {
    this.paths = paths;
    this.root = this.node(indexes, 0, 0);
    this.root.open = true;
    this.unfoldFirst();
  }

  // All decisions from `from` on that its paths have in common belong to it.
  node(indexes, from, level) {
    const all = this.paths.data.paths;
    const first = all[indexes[0]][4];
    let to = from;
    while (to < first.length && indexes.every((i) => all[i][4][to] === first[to])) ++to;
    const leaf = indexes.length === 1;
    return {indexes, from, to, level, leaf, open: false, children: null};
  }

  // One for each way to go on; paths that decide nothing more are leaves.
  childrenOf(node) {
    if (node.children !== null) return node.children;
    const groups = new Map();
    for (const index of node.indexes) {
      const decisions = this.paths.data.paths[index][4];
      const key = node.to < decisions.length ? decisions[node.to] : `end ${index}`;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(index);
    }
    node.children = [...groups.values()].map(
        (indexes) => this.node(indexes, node.to, node.level + 1));
    return node.children;
  }

  // Level by level, as long as that is not much.
  unfoldFirst() {
    let rows = 1;
    const queue = [this.root];
    for (let next = 0; next < queue.length; ++next) {
      if (queue[next].leaf) continue;
      const children = this.childrenOf(queue[next]);
      if (rows + children.length > TREE_FIRST_ROWS && next > 0) return;
      queue[next].open = true;
      rows += children.length;
      queue.push(...children);
    }
  }

  rows() {
    const rows = [];
    const pending = [this.root];
    while (pending.length > 0) {
      const node = pending.pop();
      rows.push(node);
      if (node.open && !node.leaf)
        pending.push(...[...this.childrenOf(node)].reverse());
    }
    return rows;
  }

  parentOf(node) {
    let parent = this.root;
    for (;;) {
      const next = parent.children.find(
          (child) => child !== node && child.level < node.level &&
                     child.indexes.includes(node.indexes[0]));
      if (next === undefined) return parent;
      parent = next;
    }
  }
}

// How its paths end: each kind by its mark and how many, worst first.
function endCounts(paths, node) {
  const counts = new Map();
  for (const index of node.indexes)
    counts.set(paths.endOf(index), (counts.get(paths.endOf(index)) || 0) + 1);
  const rank = ({name}) => ['violation', 'exception'].indexOf(name);
  const ends = paths.ends.filter(({name}) => counts.has(name))
      .sort((a, b) => (rank(a) < 0) - (rank(b) < 0) || rank(a) - rank(b));
  return el('span', {class: 'tree-ends'}, ends.map(({name}) => el('span', {class: 'tree-end'},
      endMark(name), String(counts.get(name)),
      el('span', {class: 'visually-hidden'}, ` ${name}, `))));
}

function treeDecision(paths, node) {
  const own = paths.data.paths[node.indexes[0]][4].slice(node.from, node.to);
  if (own.length === 0)
    return [node.level === 0 ? 'start' : 'no further decision'];
  const {method, line, outcome} = paths.decision(own[0]);
  return [el('b', {title: outcome}, outcome.replace(/^java\.lang\./, '')), ' ',
          el('code', {}, line === 0 ? method.name : `${method.name}:${line}`),
          own.length === 1 ? null : ` and ${own.length - 1} more alike`];
}

function treeRow(paths, node) {
  const sign = node.leaf ? ' ' : node.open ? '▾' : '▸';
  const indent = Math.min(node.level, TREE_DEEPEST) * TREE_INDENT;
  const number = node.indexes[0] + 1;
  const end = node.leaf ? [endMark(paths.endOf(node.indexes[0])),
                           el('a', {href: `#path-${number}`, tabindex: '-1'},
                              `path ${number}`)]
      : [el('span', {class: 'tree-count'}, count(node.indexes.length, 'path', 'paths')),
         endCounts(paths, node)];
  const row = el('span', {class: 'tree-row'},
      el('span', {class: 'tree-sign', 'aria-hidden': 'true'}, sign),
      el('span', {class: 'tree-decision'}, treeDecision(paths, node)), end);
  row.style.paddingLeft = `${indent}px`;
  return row;
}

class TreeView {
  // onChoose is told the index of the path of a leaf.
  constructor(paths, onChoose) {
    Object.assign(this, {paths, onChoose});
    this.list = new VirtualList({
      label: 'Decisions; right and left arrow keys unfold and fold',
      rowHeight: TREE_ROW_HEIGHT, role: 'tree', rowRole: 'treeitem',
      attributes: (node) => ({'aria-level': node.level + 1,
                              'aria-expanded': node.leaf ? null : String(node.open)}),
      render: (node) => treeRow(paths, node),
      onSelect: (node, chosen) => {
        if (chosen && node !== null && node.leaf) onChoose(node.indexes[0]);
      },
    });
    this.element = this.list.element;
    on(this.element, 'keydown', (event) => this.key(event));
    on(this.element, 'click', (event) => {
      if (event.target.closest('.row') !== null) this.toggle(this.list.selected);
    });
  }

  show(indexes) {
    this.tree = indexes.length === 0 ? null : new DecisionTree(this.paths, indexes);
    this.list.show(this.tree === null ? [] : this.tree.rows());
  }

  toggle(node, open = !node.open) {
    if (node.leaf || node.open === open) return;
    node.open = open;
    this.list.show(this.tree.rows());
  }

  key(event) {
    const node = this.list.selected;
    if (this.tree === null || node === undefined) return;
    if (event.key === 'ArrowRight' && !node.open) this.toggle(node, true);
    else if (event.key === 'ArrowLeft' && node.open) this.toggle(node, false);
    else if (event.key === 'ArrowLeft' && node.level > 0)
      this.list.choose(this.tree.parentOf(node));
    else if (event.key === 'Enter' || event.key === ' ') this.enter(node);
    else return;
    event.preventDefault();
  }

  enter(node) {
    if (node.leaf) this.onChoose(node.indexes[0]);
    else this.toggle(node);
  }
}
