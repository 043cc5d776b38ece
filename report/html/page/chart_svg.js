// A chart as a drawing of its own, for papers and slides: the same lines as on the
// page, on white, with both axes named.

const CHART = {width: 720, height: 440, left: 76, right: 24, top: 48, bottom: 60};
const CHART_COLOURS = ['#0072b2', '#c77d00', '#008562', '#b4578b', '#d55e00'];

// Powers of ten around all values.
function logRange(lines) {
  const values = lines.flatMap((line) => line.values).filter((v) => v !== null);
  const low = Math.floor(Math.log10(Math.min(...values, 1e9)));
  const high = Math.ceil(Math.log10(Math.max(...values, 1e-9)) + 1e-9);
  return values.length === 0 ? [0, 1] : [low, Math.max(high, low + 1)];
}

function chartScales(data) {
  const [low, high] = logRange(data.lines);
  const width = CHART.width - CHART.left - CHART.right;
  const height = CHART.height - CHART.top - CHART.bottom;
  const last = Math.max(1, data.x.length - 1);
  return {
    low, high,
    x: (index) => CHART.left + width * index / last,
    y: (value) => CHART.top + height * (1 - (Math.log10(value) - low) / (high - low)),
  };
}

function chartText(x, y, text, more = {}) {
  return svgEl('text', {x, y, 'text-anchor': 'middle', 'font-size': 13,
                        fill: '#1a1f26', ...more}, text);
}

function chartAxes(data, scales) {
  const right = CHART.width - CHART.right;
  const bottom = CHART.height - CHART.bottom;
  const parts = [];
  for (let power = scales.low; power <= scales.high; ++power) {
    const y = scales.y(10 ** power);
    parts.push(svgEl('path', {d: `M${CHART.left} ${y}H${right}`, stroke: '#d5dce3'}),
               chartText(CHART.left - 8, y + 4, (10 ** power).toLocaleString('en'),
                         {'text-anchor': 'end'}));
  }
  data.x.forEach((text, i) =>
      parts.push(chartText(scales.x(i), bottom + 20, text)));
  const middle = (CHART.top + bottom) / 2;
  parts.push(chartText((CHART.left + right) / 2, CHART.height - 16, data.xTitle),
             chartText(0, 0, data.yTitle,
                       {transform: `translate(18 ${middle}) rotate(-90)`}));
  return parts;
}

// Gaps where there is no value.
function chartLine(line, index, scales) {
  const style = LINE_STYLES[index % LINE_STYLES.length];
  const colour = CHART_COLOURS[index % CHART_COLOURS.length];
  let pen = 'M';
  let d = '';
  const points = [];
  line.values.forEach((value, i) => {
    if (value === null || value === undefined) {
      pen = 'M';
      return;
    }
    const [x, y] = [scales.x(i), scales.y(value)];
    d += `${pen}${x.toFixed(1)} ${y.toFixed(1)}`;
    pen = 'L';
    points.push(svgEl('circle', {cx: x.toFixed(1), cy: y.toFixed(1), r: 4, fill: colour}));
  });
  const legend = CHART.left + index * 140;
  return [
    svgEl('path', {d, fill: 'none', stroke: colour, 'stroke-width': 2,
                   'stroke-dasharray': style.dash.join(' ') || null}),
    points,
    svgEl('path', {d: `M${legend} 24h28`, stroke: colour, 'stroke-width': 2,
                   'stroke-dasharray': style.dash.join(' ') || null}),
    chartText(legend + 36, 28, line.name, {'text-anchor': 'start'}),
  ];
}

function chartSvg(data, title) {
  const scales = chartScales(data);
  const svg = svgEl('svg', {
    xmlns: SVG_NAMESPACE, width: CHART.width, height: CHART.height,
    viewBox: `0 0 ${CHART.width} ${CHART.height}`, 'font-family': 'sans-serif'},
      svgEl('title', {}, title),
      svgEl('rect', {width: CHART.width, height: CHART.height, fill: '#ffffff'}),
      chartAxes(data, scales),
      data.lines.map((line, i) => chartLine(line, i, scales)));
  return new XMLSerializer().serializeToString(svg);
}

function chartRows(data) {
  return [[data.xTitle, ...data.lines.map(({name}) => `${name}, ${data.yTitle}`)],
          ...data.x.map((x, i) => [x, ...data.lines.map(({values}) => values[i])])];
}
