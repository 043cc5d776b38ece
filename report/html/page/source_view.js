// The source of the methods a path decides in, with the lines where it did.

// Decisions by method, methods in the order the path enters them.
function decisionsByMethod(path) {
  const methods = new Map();
  const entry = (method) => {
    if (!methods.has(method)) methods.set(method, {decisions: [], end: 0});
    return methods.get(method);
  };
  for (const decision of path.decisions)
    entry(decision.method).decisions.push(decision);
  if (path.place !== null) entry(path.place.method).end = path.place.line;
  return methods;
}

// "true", "false ×3", in the order of first appearance.
function outcomesOf(decisions) {
  const counts = new Map();
  for (const {outcome} of decisions)
    counts.set(outcome, (counts.get(outcome) || 0) + 1);
  return [...counts].map(([outcome, times]) =>
      el('span', {class: 'outcome'},
         times === 1 ? outcome : `${outcome} ×${times}`));
}

function sourceLine(number, text, decisions, endHere, path, covered) {
  const classes = ['line'];
  if (decisions.length > 0) classes.push('decided');
  if (endHere) classes.push('last');
  return el('div', {class: classes.join(' ')},
      covered === undefined ? null : coverageMark(covered),
      el('span', {class: 'number'}, String(number)),
      el('code', {}, text === '' ? ' ' : text),
      el('span', {class: 'outcomes'}, outcomesOf(decisions),
         endHere ? el('span', {class: 'outcome'}, endMark(path.end.name),
                      path.end.name) : null));
}

function methodListing(method, {decisions, end}, path, coverage, index) {
  const lines = method.lines.map((text, i) => {
    const number = method.first + i;
    return sourceLine(number, text,
                      decisions.filter((d) => d.line === number),
                      end === number, path,
                      coverage === null ? undefined
                                        : coverage.at(index, method.code, number));
  });
  return el('div', {class: 'source', role: 'group', tabindex: '0',
                    'aria-label': `source of ${method.name}`}, lines);
}

function decisionList(decisions) {
  return el('ol', {class: 'decisions'}, decisions.map((d) =>
      el('li', {}, d.line === 0 ? '' : `line ${d.line}: `,
         el('span', {class: 'outcome'}, d.outcome))));
}

// Methods of the user's that the path only ran through come last.
function addMethodsRun(paths, path, methods) {
  if (path.lines === null) return;
  for (const [index] of path.lines) {
    const method = paths.data.methods[index];
    if (!methods.has(method)) methods.set(method, {decisions: [], end: 0});
  }
}

function sourceView(paths, path) {
  const methods = decisionsByMethod(path);
  addMethodsRun(paths, path, methods);
  const coverage = paths.coverage();
  if (methods.size === 0)
    return [el('p', {class: 'note'}, 'This path decides nothing.')];
  // The user's own code first.
  const ordered = [...methods].sort(([a], [b]) => a.library - b.library);
  const listings = ordered.map(([method, entry]) => {
    const found = method.lines.length > 0;
    const index = paths.data.methods.indexOf(method);
    const covered = !found || coverage === null || method.library ? null : coverage;
    return el('section', {class: 'method'},
        el('h4', {}, method.name, ' ', el('small', {}, found ? method.file : '',
            covered === null ? ''
                : ` · ${shareText(covered.share(index, method.code))}`)),
        found ? methodListing(method, entry, path, covered, index)
              : [el('p', {class: 'note'}, method.file),
                 decisionList(entry.decisions)]);
  });
  return [...listings, coverage === null ? null : coverageLegend(),
      el('p', {class: 'note'},
      'Marks at the end of a line say what its conditions were on this path, each ' +
      'time it got there.'),
      coverage === null ? null : coverageTable(paths.data, coverage),
  ].filter((part) => part !== null);
}
