// A list of any length of which only the rows in sight are elements. A listbox
// to assistive technology: arrow keys, Page Up, Page Down, Home and End move
// the selection.

class VirtualList {
  // render(item) makes the content of a row; onSelect(item, chosen) is told, and
  // whether the reader chose it. attributes(item) are those of its row.
  constructor({label, rowHeight, render, onSelect, role = 'listbox',
               rowRole = 'option', attributes = () => ({})}) {
    Object.assign(this, {rowHeight, render, onSelect, rowRole, attributes});
    this.name = `list-${++VirtualList.made}`;
    this.items = [];
    this.position = -1;
    this.inner = el('div', {class: 'rows', role: 'presentation'});
    this.element = el('div', {class: 'list', role, tabindex: '0',
                              'aria-label': label}, this.inner);
    this.rows = new Map();
    on(this.element, 'scroll', () => this.draw());
    on(this.element, 'keydown', (event) => this.key(event));
    on(this.inner, 'click', (event) => {
      const row = event.target.closest('.row');
      if (row !== null) this.select(Number(row.dataset.position), true);
    });
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  // Keeps the selected item selected where it is still there.
  show(items) {
    const selected = this.items[this.position];
    this.items = items;
    this.inner.style.height = `${items.length * this.rowHeight}px`;
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    const position = items.indexOf(selected);
    this.position = -1;
    if (items.length > 0) this.select(Math.max(position, 0));
    else this.onSelect(null);
    this.draw();
  }

  // Whether the item is listed.
  choose(item) {
    const position = this.items.indexOf(item);
    if (position >= 0) this.select(position);
    return position >= 0;
  }

  select(position, chosen = false) {
    const changed = this.items[position] !== this.selected;
    this.position = position;
    this.selected = this.items[position];
    this.scrollTo(position);
    this.draw();
    if (changed) this.onSelect(this.selected, chosen);
  }

  scrollTo(position) {
    const top = position * this.rowHeight;
    const height = this.element.clientHeight;
    if (top < this.element.scrollTop) this.element.scrollTop = top;
    else if (top + this.rowHeight > this.element.scrollTop + height)
      this.element.scrollTop = top + this.rowHeight - height;
  }

  key(event) {
    const page = Math.max(
        1, Math.floor(this.element.clientHeight / this.rowHeight) - 1);
    const last = this.items.length - 1;
    const targets = {
      ArrowDown: this.position + 1, ArrowUp: this.position - 1,
      PageDown: this.position + page, PageUp: this.position - page,
      Home: 0, End: last,
    };
    if (!(event.key in targets) || last < 0) return;
    event.preventDefault();
    this.select(Math.min(last, Math.max(0, targets[event.key])), true);
  }

  draw() {
    const overscan = 4;
    const first = Math.max(
        0, Math.floor(this.element.scrollTop / this.rowHeight) - overscan);
    const last = Math.min(
        this.items.length,
        Math.ceil((this.element.scrollTop + this.element.clientHeight) /
                  this.rowHeight) + overscan);
    for (const [position, row] of this.rows)
      if (position < first || position >= last) {
        row.remove();
        this.rows.delete(position);
      }
    for (let position = first; position < last; ++position) this.row(position);
    const active = this.rows.get(this.position);
    if (active) this.element.setAttribute('aria-activedescendant', active.id);
    else this.element.removeAttribute('aria-activedescendant');
  }

  // Rows of a tree are no flat list.
  place(position) {
    return this.rowRole === 'option' ? {'aria-posinset': position + 1,
                                        'aria-setsize': this.items.length} : {};
  }

  row(position) {
    let row = this.rows.get(position);
    if (row === undefined) {
      const item = this.items[position];
      row = el('div', {class: 'row', role: this.rowRole,
                       id: `${this.name}-row-${position}`,
                       'data-position': position, ...this.place(position),
                       ...this.attributes(item)}, this.render(item));
      row.style.transform = `translateY(${position * this.rowHeight}px)`;
      this.rows.set(position, row);
      this.inner.append(row);
    }
    row.setAttribute('aria-selected', String(position === this.position));
  }
}

VirtualList.made = 0;
