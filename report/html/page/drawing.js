// A drawing Graphviz made when the report was written. Only shapes and text are
// taken over from it, whatever it may hold.

const DRAWING_ELEMENTS = new Set(
    ['svg', 'g', 'path', 'polygon', 'polyline', 'ellipse', 'text']);
const DRAWING_ATTRIBUTES = new Set([
  'class', 'd', 'points', 'x', 'y', 'cx', 'cy', 'rx', 'ry', 'viewBox',
  'transform', 'fill', 'stroke', 'stroke-dasharray', 'stroke-width',
  'text-anchor', 'font-size', 'font-weight', 'font-style',
]);

function copyShapes(node) {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.data);
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  if (!DRAWING_ELEMENTS.has(node.localName)) return null;
  const attributes = {};
  for (const {name, value} of node.attributes)
    if (DRAWING_ATTRIBUTES.has(name)) attributes[name] = value;
  return svgEl(node.localName, attributes, [...node.childNodes].map(copyShapes));
}

function svgOf(text, label) {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const svg = copyShapes(parsed.documentElement);
  if (svg === null) return null;
  const [, , width, height] = svg.getAttribute('viewBox').split(' ');
  // Graphviz counts points; a little larger reads better.
  svg.setAttribute('width', Math.ceil(Number(width) * 1.15));
  svg.setAttribute('height', Math.ceil(Number(height) * 1.15));
  svg.setAttribute('class', 'graphviz');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return svg;
}

function legendOf(entries) {
  if (entries.length === 0) return null;
  return el('dl', {class: 'legend'}, entries.map(([key, text]) => [
    el('dt', {}, key), el('dd', {}, text)]));
}

function drawingView(drawing) {
  const svg = drawing.svg === '' ? null : svgOf(drawing.svg, drawing.caption);
  return el('figure', {class: 'drawing'},
            el('figcaption', {}, drawing.caption),
            svg === null ? null : pictureFrame(svg),
            drawing.note === '' ? null : el('p', {class: 'note'}, drawing.note),
            legendOf(drawing.legend));
}
