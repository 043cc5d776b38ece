// Lines over the bound, the y axis logarithmic: exponential growth is a straight
// line. Lines differ in colour (Okabe and Ito), dashes and the shape of their
// points; later ones are thinner and drawn on top, so that equal lines are all
// seen. The chart library is in the page only where there is a chart.

const LINE_STYLES = [
  {colour: '--blue', dash: [], point: 'circle', width: 5, radius: 8},
  {colour: '--orange', dash: [8, 5], point: 'triangle', width: 3.5, radius: 7},
  {colour: '--green', dash: [2, 4], point: 'rectRot', width: 2.5, radius: 5},
  {colour: '--purple', dash: [10, 3, 2, 3], point: 'rect', width: 2, radius: 3.5},
  {colour: '--vermillion', dash: [4, 2], point: 'star', width: 1.5, radius: 5},
];

function lineDataset(line, index) {
  const style = LINE_STYLES[index % LINE_STYLES.length];
  const colour = themeColour(style.colour);
  return {label: line.name, data: line.values, borderColor: colour,
          backgroundColor: colour, borderDash: style.dash,
          borderWidth: style.width, pointStyle: style.point,
          pointRadius: style.radius, pointHoverRadius: style.radius + 2,
          order: -index};
}

function axis(title, more) {
  return {title: {display: true, text: title, color: themeColour('--ink')},
          ticks: {color: themeColour('--dim')},
          grid: {color: themeColour('--line')}, ...more};
}

// 1, 2, 5, 10, 20, …: more would be noise.
function tickText(value) {
  const lead = value / 10 ** Math.floor(Math.log10(value) + 1e-9);
  const round = [1, 2, 5].some((digit) => Math.abs(lead - digit) < 1e-6);
  return round ? value.toLocaleString('en') : '';
}

function chartConfig(data) {
  const y = axis(data.yTitle, {type: 'logarithmic'});
  y.ticks.callback = tickText;
  return {
    type: 'line',
    data: {labels: data.x, datasets: data.lines.map(lineDataset)},
    options: {
      animation: false, responsive: true, maintainAspectRatio: false,
      interaction: {mode: 'index', intersect: false},
      scales: {x: axis(data.xTitle, {}), y},
      plugins: {legend: {labels: {
        usePointStyle: true, padding: 18,
        sort: (a, b) => a.datasetIndex - b.datasetIndex,
        color: themeColour('--ink')}}},
    },
  };
}

defineKind('chart', (data, title) => {
  const canvas = el('canvas', {role: 'img',
      'aria-label': `${title}; the table below has the numbers`});
  let chart = null;
  const draw = () => {
    if (chart !== null) chart.destroy();
    chart = new Chart(canvas, chartConfig(data));
  };
  // Only an element in the page has a size to draw to.
  requestAnimationFrame(draw);
  on(document, 'themechange', draw);
  return el('div', {class: 'card'}, el('div', {class: 'chart'}, canvas),
            downloads(title, [
              ['csv', 'text/csv', () => csvText(chartRows(data))],
              ['svg', 'image/svg+xml', () => chartSvg(data, title)],
            ]));
});
