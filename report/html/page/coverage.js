// Which lines of the source the paths ran: all of them, some, none. Told by a sign
// and in words, and only then by colour.

const COVERAGE = {
  all: {sign: '●', words: (total) => `run by ${total === 1 ? 'the path' : 'all paths'}`},
  some: {sign: '◐', words: (total, ran) =>
      ran === total ? 'run by all paths, but not on all their ways'
                    : `run by ${ran.toLocaleString('en')} of ` +
                      count(total, 'path', 'paths')},
  none: {sign: '○', words: () => 'run by no path'},
};

class Coverage {
  // Null where the document does not say.
  static of(data) {
    const known = data.paths.length > 0 &&
                  data.paths.every((path) => typeof path[9] === 'number');
    return known ? new Coverage(data) : null;
  }

  constructor(data) {
    this.total = data.paths.length;
    this.methods = data.methods.map(() => new Map());  // line -> {ran, always}
    const times = new Array(data.lines.length).fill(0);
    for (const path of data.paths) ++times[path[9]];
    data.lines.forEach((methods, number) => {
      for (const [method, ...lines] of methods)
        for (const line of lines) this.add(method, line, times[number]);
    });
  }

  add(method, line, times) {
    const known = this.methods[method];
    const entry = known.get(Math.abs(line)) || {ran: 0, always: 0};
    entry.ran += times;
    if (line > 0) entry.always += times;
    known.set(Math.abs(line), entry);
  }

  // null: no code there.
  at(method, code, line) {
    if (!code.includes(line)) return null;
    const {ran, always} = this.methods[method].get(line) || {ran: 0, always: 0};
    const name = always === this.total ? 'all' : ran > 0 ? 'some' : 'none';
    return {name, words: COVERAGE[name].words(this.total, ran)};
  }

  // {ran, lines, percent} of one method.
  share(method, code) {
    const ran = code.filter((line) => this.methods[method].has(line)).length;
    return {ran, lines: code.length,
            percent: code.length === 0 ? 100 : Math.floor(100 * ran / code.length)};
  }
}

function coverageMark(state) {
  if (state === null) return el('span', {class: 'cover'});
  return el('span', {class: `cover cover-${state.name}`, title: state.words},
      el('span', {'aria-hidden': 'true'}, COVERAGE[state.name].sign),
      el('span', {class: 'visually-hidden'}, `${state.words}: `));
}

function coverageLegend() {
  const entry = (name, words) => el('span', {class: 'cover-entry'},
      el('span', {class: `cover cover-${name}`, 'aria-hidden': 'true'},
         COVERAGE[name].sign), words);
  return el('p', {class: 'note cover-legend'}, 'Lines: ',
            entry('all', 'all paths ran it'), entry('some', 'some did'),
            entry('none', 'none did'));
}

function shareText({ran, lines, percent}) {
  return `${percent} % of its lines run (${ran} of ${lines})`;
}

// Of every method whose source is here, least first.
function coverageTable(data, coverage) {
  const rows = data.methods
      .map((method, i) => ({method, share: coverage.share(i, method.code)}))
      .filter(({method}) => !method.library && method.code.length > 0)
      .sort((a, b) => a.share.percent - b.share.percent);
  if (rows.length < 2) return null;
  return el('details', {class: 'cover-methods'},
      el('summary', {}, `Lines run by some path, in ${rows.length} methods`),
      el('ul', {}, rows.map(({method, share}) =>
          el('li', {}, el('code', {}, method.name), ` ${shareText(share)}`))));
}
