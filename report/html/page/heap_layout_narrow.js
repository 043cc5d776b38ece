// Where the boxes of a concrete heap stand on a narrow screen: one below the
// other, indented by how far they are from a root. All arrows run on the right,
// in lanes; short ones inside, so that few cross.

const NARROW = {indent: 14, gap: 12, lane: 8};

// The innermost lane that is free from top to bottom.
function takeLane(lanes, top, bottom) {
  const free = (lane) => lane.every(
      ([from, to]) => bottom < from || top > to);
  let number = lanes.findIndex(free);
  if (number < 0) number = lanes.push([]) - 1;
  lanes[number].push([top, bottom]);
  return number;
}

function stackBoxes(boxes) {
  let y = HEAP.margin;
  for (const box of [...boxes].sort((a, b) => a.column - b.column)) {
    box.x = HEAP.margin + NARROW.indent * box.column;
    box.y = y;
    y += box.height + NARROW.gap;
  }
  return y;
}

function layoutHeapNarrow(heap) {
  const boxes = boxesOf(heap);
  const arrows = arrowsOf(heap, boxes);
  assignColumns(boxes, arrows);
  const bottom = stackBoxes(boxes);
  const right = Math.max(0, ...boxes.map((box) => box.x + box.width));
  const span = (arrow) => [startHeight(arrow), endHeight(arrow.to)]
      .sort((a, b) => a - b);
  const length = (arrow) => span(arrow)[1] - span(arrow)[0];
  const lanes = [];
  for (const arrow of [...arrows].sort((a, b) => length(a) - length(b))) {
    const x = right + 14 + NARROW.lane * takeLane(lanes, ...span(arrow));
    const [from, to] = [arrow.from.x + arrow.from.width,
                        arrow.to.x + arrow.to.width];
    const [y1, y2] = [startHeight(arrow), endHeight(arrow.to)];
    arrow.d = roundedLine([[from, y1], [x, y1], [x, y2], [to, y2]], 5);
    arrow.tip = [to, y2, -1];
  }
  return {boxes, arrows, height: bottom,
          width: right + 14 + NARROW.lane * lanes.length + HEAP.margin};
}
