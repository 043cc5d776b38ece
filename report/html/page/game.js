// The section of a game: its tree, to choose a position from, and of the one
// chosen the decisions that lead there and two of its heaps.

const GAME_ROW_HEIGHT = 34;
const GAME_COLUMN = 18;

const columnAt = (column) => 14 + column * GAME_COLUMN;

function railLine(d) {
  return svgEl('path', {class: 'rail', d});
}

// By shape first, colour second.
function positionMark(position, x) {
  const y = GAME_ROW_HEIGHT / 2;
  if (position.end === null && position.standing === 'fine')
    return svgEl('circle', {class: 'stop', cx: x, cy: y, r: 5});
  const shape = {wrong: 'violation', doubt: 'unknown', fine: position.end};
  const name = shape[position.standing];
  return svgEl('path', {
    class: `mark end-${name}`, d: END_SHAPES[name] || END_SHAPES.unknown,
    'fill-rule': 'evenodd', transform: `translate(${x - 8} ${y - 8})`,
  });
}

function rails(row, position, columns) {
  const height = GAME_ROW_HEIGHT, middle = height / 2;
  const x = columnAt(row.column);
  const width = columnAt(columns) + 2;
  const lines = row.through.map((c) => railLine(`M${columnAt(c)} 0V${height}`));
  if (row.from === row.column) lines.push(railLine(`M${x} 0V${middle}`));
  else if (row.from !== null)
    lines.push(railLine(`M${columnAt(row.from)} 0Q${columnAt(row.from)} ${middle} ` +
                        `${x} ${middle}`));
  if (!row.last) lines.push(railLine(`M${x} ${middle}V${height}`));
  return svgEl('svg', {class: 'rails', width, height, 'aria-hidden': 'true'},
               lines, positionMark(position, x));
}

// "LinkedList.contains:12@4 true": what was decided, and then where.
function decisionWords(decision) {
  const text = decision.trim() || 'start';
  const space = text.indexOf(' ');
  if (space < 0) return [el('b', {}, text)];
  return [el('b', {}, text.slice(space + 1)), ' ',
          el('code', {}, text.slice(0, space))];
}

function statesText(number, name) {
  return `${number.toLocaleString('en')} ${name}`;
}

function gameRow(row, position, columns, left) {
  const end = position.end === null ? null
      : el('span', {class: 'visually-hidden'}, ` ends: ${position.end}`);
  return [
    rails(row, position, columns),
    el('span', {class: 'game-decision'}, decisionWords(position.decision), end),
    el('span', {class: 'game-count'}, statesText(position.lefts, left)),
  ];
}

function decisionsTo(positions, index) {
  const decisions = [];
  for (let at = index; positions[at].parent !== null; at = positions[at].parent)
    decisions.unshift(positions[at].decision);
  return decisions;
}

const STANDING_WORDS = {
  fine: 'related', doubt: 'a solver could not tell', wrong: 'they disagree',
};

function gameDetail(data, row) {
  const position = data.positions[row.index];
  const decisions = decisionsTo(data.positions, row.index);
  const {pair} = position;
  return [
    el('h3', {}, statesText(position.lefts, `${data.left} `),
       position.lefts === 1 ? 'state' : 'states', ` against one ${data.right} state `,
       el('span', {class: 'end-name'}, STANDING_WORDS[position.standing])),
    position.complaint === '' ? null
        : el('p', {class: 'warning'}, position.complaint),
    decisions.length === 0 ?
        el('p', {class: 'note'}, 'The start: nothing is decided yet.') :
        el('ol', {class: 'condition steps', tabindex: '0',
                  'aria-label': 'decisions that lead here'},
           decisions.map((text) => el('li', {}, decisionWords(text)))),
    pair === null ? null
        : pairView([data.left, data.right], data.drawings[pair.first],
                   data.drawings[pair.second], pair.matches),
    position.note === '' ? null : el('p', {class: 'note'}, position.note),
  ].filter((part) => part !== null);
}

defineKind('game', (data) => {
  const rows = gameRows(data.positions);
  const columns = Math.max(...rows.map((row) => row.column)) + 1;
  const detail = el('article', {class: 'detail'});
  const list = new VirtualList({
    label: 'Positions of the game', rowHeight: GAME_ROW_HEIGHT,
    render: (row) => gameRow(row, data.positions[row.index], columns, data.left),
    onSelect: (row) => {
      detail.replaceChildren(...gameDetail(data, row));
      // The last decision is the one that led here.
      const steps = detail.querySelector('.steps');
      if (steps !== null) steps.scrollTop = steps.scrollHeight;
    },
  });
  list.show(rows);
  const wrong = rows.findIndex(
      (row) => data.positions[row.index].standing === 'wrong');
  if (wrong >= 0) list.select(wrong);
  // Once it has a height.
  requestAnimationFrame(() => list.scrollTo(list.position));
  return el('div', {class: 'paths game'},
      el('div', {class: 'card chooser'},
         el('p', {class: 'filters status'},
            count(rows.length, 'position', 'positions'), ' · arrow keys move'),
         list.element),
      el('div', {class: 'card'}, detail),
      data.notes.map((note) => el('p', {class: 'note game-note'}, note)));
});
