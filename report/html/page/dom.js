// Elements from data. Text enters the page only as text nodes and attribute
// values, never as markup.

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null));
  return element;
}

function el(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

function svgEl(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG_NAMESPACE, name), attributes,
              children);
}

function on(element, event, handler) {
  element.addEventListener(event, handler);
  return element;
}

function count(number, one, many) {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

// How each end is marked: by shape first, colour second.
const END_SHAPES = {
  'return': 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12z',
  'exception': 'M8 1.5L15 14H1z',
  'violation': 'M3 1l5 5l5-5l2 2l-5 5l5 5l-2 2l-5-5l-5 5l-2-2l5-5l-5-5z',
  'diverges': 'M8 1a7 7 0 1 0 7 7h-3a4 4 0 1 1-4-4v3l5-4.5l-5-4z',
  'exit': 'M2 2h7v2H4v8h5v2H2z M10 4l5 4l-5 4v-3H6V7h4z',
  'step-limit': 'M1 6h14v4H1z',
  'call-depth': 'M6 1h4v14H6z',
  'bound': 'M2 2h12v12H2z M5 5v6h6V5z',
  'unsupported': 'M8 1l7 7l-7 7l-7-7z',
  'unknown': 'M8 1l7 7l-7 7l-7-7z M8 4.5L4.5 8L8 11.5L11.5 8z',
};

function endMark(end) {
  return svgEl('svg', {class: `mark end-${end}`, viewBox: '0 0 16 16',
                       'aria-hidden': 'true'},
               svgEl('path', {d: END_SHAPES[end] || END_SHAPES.unknown,
                              'fill-rule': 'evenodd'}));
}

// A kind of section: name, and render(data, title) that makes its element.
const kinds = new Map();

function defineKind(name, render) {
  kinds.set(name, render);
}
