// Where the positions of a game are drawn: one row each, from top to bottom, and
// a column. The way with the most positions below it goes straight down, and the
// others leave it to the right, the shortest first; so a tree of n positions
// needs no more than log2(n) columns, whatever its depth.

function childrenOf(positions) {
  const children = positions.map(() => []);
  positions.forEach(({parent}, i) => {
    if (parent !== null) children[parent].push(i);
  });
  // Parents come before their children.
  const sizes = positions.map(() => 1);
  for (let i = positions.length - 1; i > 0; --i)
    sizes[positions[i].parent] += sizes[i];
  for (const list of children) list.sort((a, b) => sizes[a] - sizes[b] || a - b);
  return children;
}

// [{index, column, from, through, last}]: `from` is the column of the parent,
// null at the root; `through` the columns of lines that pass by; `last` where
// nothing follows in this column.
function gameRows(positions) {
  const children = childrenOf(positions);
  const rows = [];
  const pending = [{index: 0, column: 0, from: null, through: []}];
  while (pending.length > 0) {
    const {index, column, from, through} = pending.pop();
    const below = children[index];
    rows.push({index, column, from, through, last: below.length === 0});
    below.map((child, i) => i === below.length - 1 ?
        {index: child, column, from: column, through} :
        {index: child, column: column + 1, from: column,
         through: [...through, column]})
        .reverse().forEach((next) => pending.push(next));
  }
  return rows;
}
