// The answer at the top of a page: a sentence, what is open, and each kind and
// place of an end once, with a way to the path that shows it.

function verdictEnd(end) {
  const others = end.paths === 1 ? '' : ` and ${end.paths - 1} more`;
  return el('li', {class: 'verdict-end'},
      endMark(end.name), el('b', {}, end.name), ' ',
      end.text === '' ? null : el('code', {}, end.text), ` at ${end.place}: `,
      el('a', {href: `#path-${end.path}`}, `path ${end.path}`), others,
      end.name === 'return' ? null
          : el('div', {class: 'verdict-example'}, 'for example ',
               el('code', {}, end.example)));
}

// Returns are told in one line: nobody looks for what went well.
defineKind('verdict', ({tone, headline, open, ends}) => {
  const bad = ends.filter(({name}) => name !== 'return');
  const good = ends.filter(({name}) => name === 'return');
  const list = (items) => items.length === 0 ? null
      : el('ul', {class: 'verdict-ends'}, items.map(verdictEnd));
  return el('div', {class: `card verdict ${tone}`},
      el('h2', {class: 'verdict-headline'}, headline),
      open.length === 0 ? null
          : el('ul', {class: 'verdict-open'}, open.map((text) => el('li', {}, text))),
      list(bad),
      good.length === 0 ? null
          : el('details', {open: bad.length === 0},
               el('summary', {}, count(good.reduce((sum, {paths}) => sum + paths, 0),
                                       'path returns', 'paths return')),
               list(good)));
});
