// Builds the page from its document: a header, then each section by its kind.

function header(page) {
  return [
    el('div', {class: 'brand'}, 'Σ', el('span', {}, 'summa')),
    el('div', {class: 'headline'}, el('h1', {}, page.title),
       el('p', {}, page.subtitle)),
    themeSwitch(),
  ];
}

function sectionOf({kind, title, data}) {
  const body = kinds.has(kind) ? kinds.get(kind)(data, title)
      : el('p', {class: 'note'}, `This page cannot show a section "${kind}".`);
  return el('section', {class: `section-${kind}`, 'aria-label': title || kind},
            title === '' ? null : el('h2', {}, title), body);
}

const page = JSON.parse(document.getElementById('data').textContent);
document.getElementById('header').append(...header(page));
document.getElementById('main').append(...page.sections.map(sectionOf));
