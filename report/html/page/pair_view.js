// Two drawings in one picture, the first above the second, and an arrow from
// each box of the first to the one of the second that it matches.

const PAIR_GAP = 44;
const PAIR_TITLE = 22;

function pointsOf(polygon) {
  return polygon.getAttribute('points').trim().split(/\s+/)
      .map((point) => point.split(',').map(Number));
}

// Where each box has its head, by number, in the drawing's own measure.
function boxHeads(svg) {
  const graph = svg.querySelector('g.graph');
  const [, dx, dy] = graph.getAttribute('transform')
      .match(/translate\(([-\d.]+)[ ,]([-\d.]+)\)/).map(Number);
  const heads = new Map();
  for (const node of graph.querySelectorAll('g.node')) {
    const number = /\bbox(\d+)\b/.exec(node.getAttribute('class'));
    const polygon = node.querySelector('polygon');
    if (number === null || polygon === null) continue;
    const points = pointsOf(polygon);
    const xs = points.map(([x]) => x + dx), ys = points.map(([, y]) => y + dy);
    heads.set(Number(number[1]), {
      x: (Math.min(...xs) + Math.max(...xs)) / 2,
      top: Math.min(...ys), bottom: Math.max(...ys),
    });
  }
  return heads;
}

function nested(svg, y) {
  const [, , width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
  const inner = svgEl('svg', {x: 0, y, width, height,
                              viewBox: svg.getAttribute('viewBox')});
  inner.append(...svg.childNodes);
  return {inner, width, height, y, heads: boxHeads(inner)};
}

function matchArrow(from, to) {
  const half = (to.y - from.y) / 2;
  const curve = `M${from.x} ${from.y}C${from.x} ${from.y + half} ` +
      `${to.x} ${to.y - half} ${to.x} ${to.y - 5}`;
  return svgEl('g', {class: 'edge match'},
      svgEl('path', {d: curve, fill: 'none'}),
      svgEl('ellipse', {cx: from.x, cy: from.y, rx: 2.4, ry: 2.4}),
      svgEl('polygon', {points: `${to.x - 3.4},${to.y - 7} ` +
                                `${to.x + 3.4},${to.y - 7} ${to.x},${to.y}`}));
}

function pairSvg(names, first, second, matches) {
  const above = nested(svgOf(first.svg, ''), PAIR_TITLE);
  const below = nested(svgOf(second.svg, ''),
                       PAIR_TITLE + above.height + PAIR_GAP);
  const arrows = matches.flatMap(([a, b]) => {
    const from = above.heads.get(a), to = below.heads.get(b);
    if (from === undefined || to === undefined) return [];
    return [matchArrow({x: from.x, y: above.y + from.bottom},
                       {x: to.x, y: below.y + to.top})];
  });
  const title = (text, y) => svgEl('text', {class: 'pair-title', x: 4, y}, text);
  const width = Math.max(above.width, below.width, 120);
  const height = below.y + below.height;
  return svgEl('svg', {
    class: 'graphviz pair', viewBox: `0 0 ${width} ${height}`, role: 'img',
    width: Math.ceil(width * 1.15), height: Math.ceil(height * 1.15),
    'aria-label': `${names[0]} above ${names[1]}, matching objects joined`,
  }, title(names[0], 14),
     svgEl('path', {class: 'pair-rule', d: `M0 ${below.y - 18}H${width}`}),
     title(names[1], below.y - 4), above.inner, below.inner, arrows);
}

function pairView(names, first, second, matches) {
  const both = first.svg !== '' && second.svg !== '';
  const notes = [[names[0], first], [names[1], second]].flatMap(
      ([name, {note}]) => note === '' ? [] :
          [el('p', {class: 'note'}, `${name}: ${note}`)]);
  return el('figure', {class: 'drawing'},
      el('figcaption', {}, `One state of each side; dotted arrows match the ` +
         `objects of ${names[0]} and ${names[1]}`),
      both ? pictureFrame(pairSvg(names, first, second, matches)) : null,
      notes, legendOf([...first.legend, ...second.legend]));
}

defineKind('pair', ({names, first, second, matches, note}) => el(
    'div', {class: 'card detail'}, pairView(names, first, second, matches),
    note === '' ? null : el('p', {class: 'note'}, note)));
