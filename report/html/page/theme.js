// Light, dark, or what the system says. Whoever draws with colours of its own
// listens to `themechange` on the document.

const THEMES = ['auto', 'light', 'dark'];

function themeSwitch() {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const button = el('button', {type: 'button', class: 'theme'});
  let current = 0;
  const show = () => {
    const name = THEMES[current];
    const system = dark.matches ? 'dark' : 'light';
    button.textContent = `Theme: ${name}`;
    document.documentElement.dataset.theme = name === 'auto' ? system : name;
    document.dispatchEvent(new Event('themechange'));
  };
  on(button, 'click', () => {
    current = (current + 1) % THEMES.length;
    show();
  });
  on(dark, 'change', show);
  show();
  return button;
}

// The value a style sheet gives a name such as --ink, now.
function themeColour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name)
      .trim();
}
