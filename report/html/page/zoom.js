// A picture in a frame that can be brought nearer and moved about: with buttons,
// with + - 0 and the arrow keys while it has the focus, with Ctrl and the wheel, by
// dragging. The frame scrolls, so whatever the size, nothing is cut off; on paper
// the picture is whole.

const ZOOM = {step: 1.25, least: 0.1, most: 6, readable: 0.85, pan: 60};

class PictureFrame {
  constructor(svg) {
    this.svg = svg;
    this.width = Number(svg.getAttribute('width'));
    this.height = Number(svg.getAttribute('height'));
    this.frame = el('div', {class: 'picture', tabindex: '0', role: 'group',
                            'aria-label': 'picture; plus, minus, 0 and arrow keys ' +
                                'zoom and move'}, svg);
    this.percent = el('output', {class: 'zoom-percent'});
    this.element = el('div', {class: 'zoomed'}, this.frame, el('div', {
      class: 'zoom', role: 'group', 'aria-label': 'Size of the picture'},
        this.button('−', 'Smaller', () => this.by(1 / ZOOM.step)), this.percent,
        this.button('+', 'Larger', () => this.by(ZOOM.step)),
        this.button('Fit', 'Show all of it', () => this.fit()),
        this.button('1:1', 'As it was drawn', () => this.scaleTo(1))));
    this.listen();
    // At first as wide as there is room for, as far as that can be read.
    this.untouched = true;
    new ResizeObserver(() => {
      if (this.untouched) this.apply(Math.max(ZOOM.readable, this.fitting(false)));
    }).observe(this.frame);
    this.apply(1);
  }

  button(text, label, act) {
    return on(el('button', {type: 'button', 'aria-label': label, title: label}, text),
              'click', act);
  }

  listen() {
    on(this.frame, 'keydown', (event) => this.key(event));
    this.frame.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 300), event);
    }, {passive: false});
    on(this.frame, 'pointerdown', (event) => this.drag(event));
  }

  // What makes all of it, or all its width, fit; never above its own size.
  fitting(whole) {
    const style = getComputedStyle(this.frame);
    const room = this.frame.clientWidth - 2 * parseFloat(style.paddingLeft);
    const height = whole ? innerHeight * 0.7 / this.height : 1;
    return Math.min(1, height, Math.max(room, 1) / this.width);
  }

  fit() { this.scaleTo(Math.max(ZOOM.least, this.fitting(true))); }
  by(factor, at) { this.scaleTo(this.scale * factor, at); }

  // What is under the pointer stays there; else what is in the middle.
  scaleTo(scale, at = null) {
    this.untouched = false;
    const {frame} = this;
    const box = frame.getBoundingClientRect();
    const x = at === null ? frame.clientWidth / 2 : at.clientX - box.left;
    const y = at === null ? frame.clientHeight / 2 : at.clientY - box.top;
    const before = this.scale;
    this.apply(Math.min(ZOOM.most, Math.max(ZOOM.least, scale)));
    const grown = this.scale / before;
    frame.scrollLeft = (frame.scrollLeft + x) * grown - x;
    frame.scrollTop = (frame.scrollTop + y) * grown - y;
  }

  apply(scale) {
    this.scale = scale;
    this.svg.style.width = `${this.width * scale}px`;
    this.percent.textContent = `${Math.round(scale * 100)} %`;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves = {ArrowLeft: [-1, 0], ArrowRight: [1, 0],
                   ArrowUp: [0, -1], ArrowDown: [0, 1]};
    const acts = {'+': () => this.by(ZOOM.step), '=': () => this.by(ZOOM.step),
                  '-': () => this.by(1 / ZOOM.step), '0': () => this.fit()};
    if (event.key in acts) acts[event.key]();
    else if (!(event.key in moves) || !this.pan(moves[event.key])) return;
    event.preventDefault();
  }

  // Whether there was anything to move: else the page scrolls.
  pan([right, down]) {
    const {scrollLeft, scrollTop} = this.frame;
    this.frame.scrollBy(right * ZOOM.pan, down * ZOOM.pan);
    return this.frame.scrollLeft !== scrollLeft || this.frame.scrollTop !== scrollTop;
  }

  // A finger scrolls by itself.
  drag(event) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const {frame} = this;
    const start = {x: event.clientX + frame.scrollLeft, y: event.clientY + frame.scrollTop};
    const move = (to) => {
      frame.classList.add('dragged');
      frame.scrollLeft = start.x - to.clientX;
      frame.scrollTop = start.y - to.clientY;
    };
    const end = () => {
      frame.classList.remove('dragged');
      removeEventListener('pointermove', move);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end, {once: true});
    addEventListener('pointercancel', end, {once: true});
  }
}

function pictureFrame(svg) {
  return new PictureFrame(svg).element;
}
