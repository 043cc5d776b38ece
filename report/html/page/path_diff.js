// Two paths side by side: where their decisions part, how each ends, and what of
// their inputs differs, place by place as the source would write it.

// What a cell holds in words that do not depend on the numbers of objects.
function contentWords(heap, cell, names) {
  if (cell.object === undefined) return cell.text;
  if (names.has(cell.object)) return names.get(cell.object);
  return `object: ${heap.objects[cell.object].type}`;
}

// Walks both heaps along the same ways. [{place, left, right}].
class HeapComparison {
  constructor(left, right) {
    this.sides = [left, right];
    this.names = [new Map(), new Map()];  // by object: the first way that led there
    this.rows = [];
    this.pending = [];
    this.pair(left.roots, right.roots, '');
    while (this.pending.length > 0) this.enter(this.pending.shift());
  }

  // Fields, elements or roots of the two by name.
  pair(left, right, before) {
    const other = new Map(right.map(({name, cell}) => [name, cell]));
    for (const {name, cell} of left) {
      this.compare(before + name, cell, other.get(name) || null);
      other.delete(name);
    }
    for (const [name, cell] of other) this.compare(before + name, null, cell);
  }

  compare(place, ...cells) {
    const words = cells.map((cell, side) => cell === null ? 'not there'
        : contentWords(this.sides[side], cell, this.names[side]));
    const fresh = cells.map((cell, side) => cell !== null && cell.object !== undefined &&
                                            !this.names[side].has(cell.object));
    cells.forEach((cell, side) => {
      if (fresh[side]) this.names[side].set(cell.object, place);
    });
    if (words[0] !== words[1] || fresh[0] !== fresh[1])
      this.rows.push({place, left: words[0], right: words[1]});
    if (fresh[0] && fresh[1]) this.pending.push({place, cells});
  }

  enter({place, cells}) {
    const [left, right] = cells.map((cell, side) => this.sides[side].objects[cell.object]);
    this.pair(left.fields, right.fields, left.array ? place : `${place}.`);
  }
}

function commonDecisions(a, b) {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) ++same;
  return same;
}

function decisionText(paths, number) {
  if (number === undefined) return 'ends';
  const {method, line, outcome} = paths.decision(number);
  return `${outcome} at ${line === 0 ? method.name : `${method.name}:${line}`}`;
}

function partingRows(paths, left, right) {
  const [a, b] = [left, right].map((index) => paths.data.paths[index][4]);
  const same = commonDecisions(a, b);
  const rows = [];
  for (let i = same; i < Math.max(a.length, b.length) && i < same + 20; ++i)
    rows.push([`decision ${i + 1}`, i <= a.length ? decisionText(paths, a[i]) : '',
               i <= b.length ? decisionText(paths, b[i]) : '']);
  const more = Math.max(a.length, b.length) - same - rows.length;
  const words = a.length === same && b.length === same
      ? `All ${count(same, 'decision is', 'decisions are')} alike.`
      : `${count(same, 'decision is', 'decisions are')} alike; then they part` +
        (more > 0 ? `, of which the first ${rows.length} are told.` : '.');
  return {words, rows};
}

function endText(path) {
  const place = path.place === null || path.place.line === 0 ? ''
      : ` at ${path.place.method.name}:${path.place.line}`;
  return `${path.end.name} ${path.outcome}${place}`;
}

function differenceTable(title, names, rows) {
  if (rows.length === 0) return null;
  return el('div', {class: 'scrolls', tabindex: '0', role: 'group',
                    'aria-label': `${title}, scrolls`},
      el('table', {class: 'differences'},
         el('thead', {}, el('tr', {}, ['', ...names].map((text) =>
             text === '' ? el('td', {}) : el('th', {scope: 'col', class: 'text'}, text)))),
         el('tbody', {}, rows.map(([name, ...cells]) => el('tr', {},
             el('th', {scope: 'row', class: 'text'}, el('code', {}, name)),
             cells.map((text) => el('td', {class: 'text'}, el('code', {}, text))))))));
}

function inputDifferences(names, left, right) {
  if (left.input === null || right.input === null)
    return [el('p', {class: 'note'}, 'One of the two has no example input.')];
  const [a, b] = [foldHeap(left.input).heap, foldHeap(right.input).heap];
  const {rows} = new HeapComparison(a, b);
  const side = (name, heap, other) => el('figure', {}, el('figcaption', {}, el('b', {},
      `Input of ${name}`)), pictureFrame(heapPicture(heap, other, `Input of ${name}`)));
  return [
    rows.length === 0 ? el('p', {class: 'note'}, 'The two inputs look alike.')
        : differenceTable('Inputs', names,
                          rows.map(({place, left: l, right: r}) => [place, l, r])),
    el('div', {class: 'sides'}, side(names[0], a, b), side(names[1], b, a)),
  ];
}

function pathDiff(paths, left, right) {
  const [a, b] = [paths.path(left), paths.path(right)];
  const names = [a, b].map(({number}) => `path ${number}`);
  const parting = partingRows(paths, left, right);
  return [
    differenceTable('Ends', names, [['ends', endText(a), endText(b)]]),
    el('h4', {}, 'Decisions'), el('p', {class: 'note diff-words'}, parting.words),
    differenceTable('Decisions', names, parting.rows),
    el('h4', {}, 'Inputs'), ...inputDifferences(names, a, b),
  ].filter((part) => part !== null);
}

// The path most like it: of its neighbours the one with more decisions in common.
function nearestPath(paths, index) {
  const near = [index + 1, index - 1].filter((i) => i >= 0 && i < paths.size);
  const decisions = (i) => paths.data.paths[i][4];
  const likeness = (i) => commonDecisions(decisions(index), decisions(i));
  return near.sort((a, b) => likeness(b) - likeness(a))[0];
}

function diffView(paths, index) {
  if (paths.size < 2)
    return [el('p', {class: 'note'}, 'There is no other path to compare with.')];
  const input = el('input', {type: 'number', class: 'diff-number', min: '1',
                             max: String(paths.size), 'aria-label': 'compare with path',
                             value: String(nearestPath(paths, index) + 1)});
  const body = el('div', {class: 'diff', role: 'status'});
  const show = () => {
    const other = Number(input.value) - 1;
    const known = Number.isInteger(other) && other >= 0 && other < paths.size;
    body.replaceChildren(...(known ? pathDiff(paths, index, other)
        : [el('p', {class: 'note'}, `There are paths 1 to ${paths.size}.`)]));
  };
  on(input, 'input', show);
  show();
  return [el('label', {class: 'diff-choice'}, 'Compare with path ', input), body];
}
