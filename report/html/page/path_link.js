// One link per path: "#path-5" is path 5, also when it is typed or gone back to.

function linkedPath() {
  const match = /^#path-(\d+)$/.exec(location.hash);
  return match === null ? null : Number(match[1]);
}

// Pages opened from disk have a history, too; where one has none, so be it.
function linkTo(number) {
  if (linkedPath() === number) return;
  try {
    history.replaceState(null, '', `#path-${number}`);
  } catch (error) {
    if (error.name !== 'SecurityError') throw error;
  }
}

function onLink(choose) {
  on(window, 'hashchange', () => {
    if (linkedPath() !== null) choose(linkedPath());
  });
}
