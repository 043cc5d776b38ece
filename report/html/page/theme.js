// Light, dark, or what the system says. Whoever draws with colours of its own
// listens to `themechange` on the document.

const THEMES = ['auto', 'light', 'dark'];

function announceTheme() {
  document.dispatchEvent(new Event('themechange'));
}

function themeSwitch() {
  let current = 0;
  const button = el('button', {type: 'button', class: 'theme'});
  const show = () => {
    const name = THEMES[current];
    button.textContent = `Theme: ${name}`;
    if (name === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    announceTheme();
  };
  on(button, 'click', () => {
    current = (current + 1) % THEMES.length;
    show();
  });
  on(matchMedia('(prefers-color-scheme: dark)'), 'change', announceTheme);
  show();
  return button;
}

// The value a style sheet gives a name such as --ink, now.
function themeColour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name)
      .trim();
}
