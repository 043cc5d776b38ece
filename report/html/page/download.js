// Files a reader takes away from a page: made within it, nothing is asked for.

function download(name, type, text) {
  const link = el('a', {download: name,
                        href: URL.createObjectURL(new Blob([text], {type}))});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Texts with commas or quotes are quoted (RFC 4180).
function csvText(rows) {
  const field = (text) => /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"`
                                                 : text;
  return rows.map((row) => row.map((value) => field(String(value ?? ''))).join(',') +
                           '\r\n').join('');
}

// "Paths against the bound" becomes paths-against-the-bound.csv.
function fileName(title, ending) {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) || ['figures'];
  return `${words.join('-')}.${ending}`;
}

// One button per file: [ending, type, make].
function downloads(title, files) {
  return el('div', {class: 'downloads'}, files.map(([ending, type, make]) => on(
      el('button', {type: 'button', 'aria-label':
                    `Download ${title} as ${ending.toUpperCase()}`},
         ending.toUpperCase()),
      'click', () => download(fileName(title, ending), type, make()))));
}
