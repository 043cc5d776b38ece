// All about one path: how it ends, under what condition, its heaps, its source.

function outcomeWords(path) {
  const place = path.place === null ? ''
      : path.place.line === 0 ? path.place.method.name
                              : `${path.place.method.name}:${path.place.line}`;
  if (path.end.name === 'return')
    return [path.outcome === '' ? null : el('code', {}, path.outcome)];
  return [el('code', {}, path.outcome), place === '' ? null
      : el('span', {class: 'end-place'}, ` at ${place}`)];
}

// "a && (b && c)" becomes "a" and "(b && c)"; what || joins stays together.
function splitAtAnd(text) {
  const parts = [''];
  let depth = 0;
  for (const piece of text.split(/(\(|\)| && | \|\| )/)) {
    if (piece === '(') ++depth;
    if (piece === ')') --depth;
    if (depth === 0 && piece === ' || ') return [text];
    if (depth === 0 && piece === ' && ') parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

// One fact per line; && is where a reader takes a breath.
function conditionView(conditions) {
  const facts = conditions.length === 0 ? ['true']
                                        : conditions.flatMap(splitAtAnd);
  return el('div', {class: 'condition'}, facts.map((fact, i) =>
      el('div', {class: 'fact'},
         el('span', {class: 'joint'}, i === 0 ? 'if' : '&&'),
         el('code', {}, fact))));
}

class PathView {
  constructor(paths) {
    this.paths = paths;
    this.data = paths.data;
    this.tabs = new Tabs('What to show of the path',
                         ['Example heaps', 'Symbolic heap', 'Source', 'Compare']);
    this.head = el('div', {class: 'path-head'});
    this.element = el('article', {class: 'detail', 'aria-live': 'off'},
                      this.head, this.tabs.element);
  }

  show(path) {
    this.element.classList.toggle('empty', path === null);
    if (path === null) {
      this.head.replaceChildren(el('p', {class: 'note'},
          'No path passes the filter. Press Escape in the filter to clear it.'));
      this.tabs.element.hidden = true;
      return;
    }
    this.tabs.element.hidden = false;
    this.head.replaceChildren(
        el('h3', {}, endMark(path.end.name), `Path ${path.number} `,
           el('span', {class: 'end-name', title: path.end.meaning},
              path.end.name), ' ', outcomeWords(path)),
        ...path.remarks.map((text) => el('p', {class: 'warning'}, text)),
        conditionView(path.conditions));
    this.tabs.fill([() => concreteHeaps(path), () => this.symbolic(path),
                    () => sourceView(this.paths, path),
                    () => diffView(this.paths, path.number - 1)]);
  }

  symbolic(path) {
    if (path.drawing !== null) return [drawingView(path.drawing)];
    const drawn = this.data.paths.length - this.data.withoutDrawing;
    return [el('p', {class: 'note'},
        `Not drawn: to keep this file small, the symbolic heaps of the first ` +
        `${count(drawn, 'path', 'paths')} are here. ` +
        '`summa explore --dot DIR` writes those of all paths.')];
  }
}
