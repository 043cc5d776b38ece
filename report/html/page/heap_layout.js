// Where the boxes of a concrete heap stand. Roots on the left, each object one
// column right of the nearest that leads to it; arrows to the next column are
// curves, all others run in lanes below the boxes so that none hides another.
// Heaps of inputs are small: a plain layout per heap, made when it is looked
// at, takes no room in the file.

const HEAP = {
  char: 7.3, padding: 10, headHeight: 26, rowHeight: 21, rootHeight: 26,
  columnGap: 54, rowGap: 18, margin: 12, lane: 9, longest: 44,
};

function shorten(text) {
  return text.length <= HEAP.longest ? text
                                     : `${text.slice(0, HEAP.longest - 1)}…`;
}

// Boxes of roots first, then of objects, without places yet.
function boxesOf(heap) {
  const boxes = heap.roots.map((root) => {
    const text = shorten(root.cell.text === undefined
        ? root.name : `${root.name} = ${root.cell.text}`);
    return {root: true, name: root.name, text, rows: [], column: 0,
            height: HEAP.rootHeight,
            width: text.length * HEAP.char + 2 * HEAP.padding};
  });
  for (const object of heap.objects) {
    const rows = object.fields.map(({name, cell}) => ({
      name, cell,
      text: shorten(cell.text === undefined ? name : `${name} = ${cell.text}`)}));
    const title = shorten(`${object.id}: ${object.type}`);
    const letters = Math.max(title.length, ...rows.map((r) => r.text.length + 1));
    boxes.push({root: false, id: object.id, type: object.type, text: title, rows,
                column: -1, width: letters * HEAP.char + 2 * HEAP.padding,
                height: HEAP.headHeight + rows.length * HEAP.rowHeight + 3});
  }
  return boxes;
}

function arrowsOf(heap, boxes) {
  const first = heap.roots.length;
  const arrows = [];
  const add = (from, row, cell) => {
    if (cell.object !== undefined)
      arrows.push({from: boxes[from], row, to: boxes[first + cell.object]});
  };
  heap.roots.forEach((root, i) => add(i, null, root.cell));
  heap.objects.forEach((object, i) => object.fields.forEach(
      (field, row) => add(first + i, row, field.cell)));
  return arrows;
}

// Breadth first from the roots; what they do not lead to starts a walk of its
// own.
function assignColumns(boxes, arrows) {
  const queue = boxes.filter((box) => box.root);
  const walk = () => {
    for (let next = 0; next < queue.length; ++next)
      for (const arrow of arrows)
        if (arrow.from === queue[next] && arrow.to.column < 0) {
          arrow.to.column = queue[next].column + 1;
          queue.push(arrow.to);
        }
  };
  walk();
  for (const box of boxes)
    if (box.column < 0) {
      box.column = 1;
      queue.splice(0, queue.length, box);
      walk();
    }
}

function startHeight({from, row}) {
  if (row === null) return from.y + from.height / 2;
  return from.y + HEAP.headHeight + (row + 0.5) * HEAP.rowHeight;
}

const endHeight = (box) => box.y + HEAP.headHeight / 2;

// Downwards, each as near as there is room to where it wants to be.
function stack(boxes, wish) {
  const wishes = new Map(boxes.map((box) => [box, wish(box)]));
  boxes.sort((a, b) => wishes.get(a) - wishes.get(b));
  let free = HEAP.margin;
  for (const box of boxes) {
    box.y = Math.max(free, wishes.get(box));
    free = box.y + box.height + (box.root ? HEAP.rowGap / 2 : HEAP.rowGap);
  }
}

function placeColumns(boxes, arrows) {
  const columns = [];
  for (const box of boxes) (columns[box.column] ||= []).push(box);
  let x = HEAP.margin;
  const edges = [];
  for (let c = 0; c < columns.length; ++c) {
    const column = columns[c] || [];
    stack(column, (box) => {
      const from = arrows.filter((a) => a.to === box && a.from.column < c);
      if (from.length === 0) return HEAP.margin;
      const heights = from.map(startHeight);
      return heights.reduce((a, b) => a + b) / from.length - HEAP.headHeight / 2;
    });
    const width = Math.max(0, ...column.map((box) => box.width));
    for (const box of column) box.x = box.root ? x + width - box.width : x;
    edges[c] = {left: x, right: x + width};
    x += width + HEAP.columnGap;
  }
  // Roots again, beside what they lead to.
  stack(columns[0] || [], (root) => {
    const arrow = arrows.find((a) => a.from === root);
    return arrow ? endHeight(arrow.to) - root.height / 2 : HEAP.margin;
  });
  return edges;
}

// A line through the points with round corners.
function roundedLine(points, radius) {
  let d = `M${points[0][0]} ${points[0][1]}`;
  for (let i = 1; i + 1 < points.length; ++i) {
    const [before, at, after] = [points[i - 1], points[i], points[i + 1]];
    const near = (p) => {
      const length = Math.hypot(p[0] - at[0], p[1] - at[1]) || 1;
      const share = Math.min(radius, length / 2) / length;
      return `${at[0] + (p[0] - at[0]) * share} ${at[1] + (p[1] - at[1]) * share}`;
    };
    d += `L${near(before)}Q${at[0]} ${at[1]} ${near(after)}`;
  }
  const end = points[points.length - 1];
  return `${d}L${end[0]} ${end[1]}`;
}

function routeArrows(arrows, columns, bottom) {
  let lane = 0;
  for (const arrow of arrows) {
    const {from, to} = arrow;
    const [x1, y1] = [from.x + from.width, startHeight(arrow)];
    const [x2, y2] = [to.x, endHeight(to)];
    arrow.tip = [x2, y2, 1];
    if (from === to) {
      const side = x1 + 16;
      arrow.d = roundedLine([[x1, y1], [side, y1], [side, y2], [x1, y2]], 6);
      arrow.tip = [x1, y2, -1];
    } else if (to.column === from.column + 1) {
      const bend = Math.max(24, (x2 - x1) / 2);
      arrow.d = `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
    } else {
      const offset = 12 + 5 * (lane % 5);
      const y = bottom + HEAP.lane * (lane + 1);
      const out = columns[from.column].right + offset;
      const back = columns[to.column].left - offset;
      arrow.d = roundedLine([[x1, y1], [out, y1], [out, y], [back, y],
                             [back, y2], [x2, y2]], 7);
      ++lane;
    }
  }
  return lane;
}

function layoutHeap(heap) {
  const boxes = boxesOf(heap);
  const arrows = arrowsOf(heap, boxes);
  assignColumns(boxes, arrows);
  const columns = placeColumns(boxes, arrows);
  const bottom = Math.max(0, ...boxes.map((box) => box.y + box.height));
  const lanes = routeArrows(arrows, columns, bottom);
  const right = Math.max(0, ...columns.map((column) => column.right));
  return {boxes, arrows, width: right + HEAP.margin + 30,
          height: bottom + HEAP.lane * (lanes + 1) + HEAP.margin};
}
