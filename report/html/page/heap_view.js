// A concrete heap as SVG. Beside the heap before, cells that changed and
// objects that are new are marked: by a bar, a word and a double border, not by
// colour alone.

// What a field held before: its text, or the id of the object it led to.
function contentOf(heap, cell) {
  return cell.object === undefined ? `=${cell.text}`
                                   : `>${heap.objects[cell.object].id}`;
}

function contentsOf(heap) {
  const contents = new Map();
  for (const object of heap.objects)
    for (const {name, cell} of object.fields)
      contents.set(`${object.id}.${name}`, contentOf(heap, cell));
  return contents;
}

function changesBetween(heap, before) {
  const known = contentsOf(before);
  const ids = new Set(before.objects.map((object) => object.id));
  const changes = {cells: new Set(), objects: new Set()};
  for (const object of heap.objects) {
    if (!ids.has(object.id)) changes.objects.add(object.id);
    else
      for (const {name, cell} of object.fields)
        if (known.get(`${object.id}.${name}`) !== contentOf(heap, cell))
          changes.cells.add(`${object.id}.${name}`);
  }
  return changes;
}

function label(x, y, text, full, attributes = {}) {
  const title = text === full ? null : svgEl('title', {}, full);
  return svgEl('text', {x, y, ...attributes}, text, title);
}

function rootShape(box) {
  return svgEl('g', {class: 'root'},
      svgEl('rect', {x: box.x, y: box.y, width: box.width, height: box.height,
                     rx: box.height / 2}),
      label(box.x + HEAP.padding, box.y + 17, box.text, box.text));
}

function rowShape(box, row, index, changed) {
  const top = box.y + HEAP.headHeight + index * HEAP.rowHeight;
  const full = row.cell.text === undefined ? row.name
                                           : `${row.name} = ${row.cell.text}`;
  return svgEl('g', {class: changed ? 'cell changed' : 'cell'},
      changed ? svgEl('rect', {class: 'bar', x: box.x + 1, y: top + 2, width: 4,
                               height: HEAP.rowHeight - 3}) : null,
      label(box.x + HEAP.padding, top + 15, row.text, full),
      row.cell.object === undefined ? null
          : svgEl('circle', {class: 'port', cx: box.x + box.width - 6,
                             cy: top + HEAP.rowHeight / 2, r: 2.5}));
}

function objectShape(box, changes) {
  const fresh = changes !== null && changes.objects.has(box.id);
  const frame = (inset) => svgEl('rect', {
    class: 'frame', x: box.x + inset, y: box.y + inset, rx: 4,
    width: box.width - 2 * inset, height: box.height - 2 * inset});
  const line = box.y + HEAP.headHeight - 2;
  return svgEl('g', {class: fresh ? 'object fresh' : 'object'},
      fresh ? frame(-3) : null, frame(0),
      label(box.x + HEAP.padding, box.y + 17, box.text, `${box.id}: ${box.type}`,
            {class: 'title'}),
      svgEl('path', {class: 'rule', d: `M${box.x} ${line}h${box.width}`}),
      box.rows.map((row, i) => rowShape(
          box, row, i,
          changes !== null && changes.cells.has(`${box.id}.${row.name}`))));
}

function arrowShape(arrow) {
  const [x, y, direction] = arrow.tip;
  const back = x - 8 * direction;
  return svgEl('g', {class: 'arrow'},
      svgEl('path', {class: 'line', d: arrow.d}),
      svgEl('path', {class: 'tip', d: `M${x} ${y}L${back} ${y - 4}V${y + 4}z`}));
}

function heapPicture(heap, before, name) {
  const narrow = matchMedia('(max-width: 600px)').matches;
  const layout = narrow ? layoutHeapNarrow(heap) : layoutHeap(heap);
  const changes = before === null ? null : changesBetween(heap, before);
  const words = heap.objects.length === 0 ? 'no objects'
      : count(heap.objects.length, 'object', 'objects');
  return svgEl('svg', {class: 'heap', role: 'img', 'aria-label': `${name}: ${words}`,
                       width: Math.ceil(layout.width),
                       height: Math.ceil(layout.height),
                       viewBox: `0 0 ${layout.width} ${layout.height}`},
      layout.arrows.map(arrowShape),
      layout.boxes.map((box) => box.root ? rootShape(box)
                                         : objectShape(box, changes)));
}

function changeWords(heap, before) {
  const changes = changesBetween(heap, before);
  const parts = [];
  if (changes.cells.size > 0)
    parts.push(`${count(changes.cells.size, 'cell', 'cells')} changed (bar)`);
  if (changes.objects.size > 0)
    parts.push(`${count(changes.objects.size, 'object is', 'objects are')} new ` +
               '(double border)');
  return parts.length === 0 ? 'nothing changed' : parts.join(', ');
}

// Both heaps; what is of no interest folded away until somebody asks.
function concreteHeaps(path) {
  if (path.input === null || path.output === null) return heapSides(path);
  const input = foldHeap(path.input);
  const output = foldHeap(path.output);
  const words = foldedWords({fields: Math.max(input.fields, output.fields),
                             objects: Math.max(input.objects, output.objects)});
  if (words === '') return heapSides(path);
  const sides = el('div', {}, heapSides({input: input.heap, output: output.heap}));
  const button = el('button', {type: 'button', class: 'unfold', 'aria-pressed': 'false'},
                    `Show ${words} not looked at`);
  on(button, 'click', () => {
    const all = button.getAttribute('aria-pressed') === 'false';
    button.setAttribute('aria-pressed', String(all));
    sides.replaceChildren(...heapSides(
        all ? path : {input: input.heap, output: output.heap}));
  });
  return [sides, button];
}

function heapSides(path) {
  const side = (name, heap, before) => {
    if (heap === null)
      return el('figure', {}, el('figcaption', {}, name),
                el('p', {class: 'note'},
                   'No example: the solver found no input for this path.'));
    const words = before === null ? '' : `: ${changeWords(heap, before)}`;
    const picture = heapPicture(heap, before, name);
    const figure = el('figure', {}, el('figcaption', {}, el('b', {}, name), words),
                      pictureFrame(picture));
    // Side by side where both can be read, else one below the other.
    figure.style.flexBasis = `${picture.getAttribute('width') * 0.85 + 16}px`;
    return figure;
  };
  return [el('div', {class: 'sides'},
             side('Input', path.input, null),
             side('Output', path.output, path.input))];
}
