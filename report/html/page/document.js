// Reads the compact data of a section of paths: report/html/paths.h writes it.
// Strings, heaps, decisions and drawings are there once; a path is a list of
// numbers and becomes an object only when somebody looks at it.

class PathDocument {
  constructor(data) {
    this.data = data;
    this.size = data.paths.length;
    this.ends = data.ends;
    this.haystacks = null;
    this.covered = undefined;
  }

  // Made when somebody looks at a source.
  coverage() {
    if (this.covered === undefined) this.covered = Coverage.of(this.data);
    return this.covered;
  }

  text(number) { return this.data.strings[number]; }
  texts(numbers) { return numbers.map((n) => this.text(n)); }

  endOf(index) { return this.ends[this.data.paths[index][0]].name; }

  path(index) {
    const [end, outcome, place, conditions, decisions, remarks, input, output,
           drawing, lines] = this.data.paths[index];
    return {
      number: index + 1,
      end: this.ends[end],
      outcome: this.text(outcome),
      place: place && this.place(place),
      conditions: this.texts(conditions),
      decisions: decisions.map((n) => this.decision(n)),
      remarks: this.texts(remarks),
      input: this.heap(input),
      output: this.heap(output),
      drawing: drawing === null ? null : this.data.drawings[drawing],
      lines: typeof lines === 'number' ? this.data.lines[lines] : null,
    };
  }

  place([method, line]) { return {method: this.data.methods[method], line}; }

  decision(number) {
    const [method, line, outcome] = this.data.decisions[number];
    return {...this.place([method, line]), outcome: this.text(outcome)};
  }

  cell(number) {
    return number < 0 ? {object: -1 - number} : {text: this.text(number)};
  }

  // {roots: [{name, cell}], objects: [{id, type, array, fields: [{name, cell}]}]}
  heap(number) {
    if (number === null) return null;
    const [roots, ...objects] = this.data.heaps[number];
    const heap = {roots: [], objects: []};
    for (let i = 0; i < roots.length; i += 2)
      heap.roots.push({name: this.text(roots[i]), cell: this.cell(roots[i + 1])});
    for (const [id, shape, ...cells] of objects) {
      const [type, array, ...names] = this.data.shapes[shape];
      heap.objects.push({
        id: this.text(id), type: this.text(type), array: array === 1,
        fields: cells.map((cell, i) => (
            {name: this.text(names[i]), cell: this.cell(cell)})),
      });
    }
    return heap;
  }

  // All a text filter looks at, in small letters; made once for all paths.
  haystack(index) {
    if (this.haystacks === null) {
      const lower = this.data.strings.map((text) => text.toLowerCase());
      this.haystacks = this.data.paths.map((path, i) => {
        const place = path[2] === null ? '' : this.placeText(i).toLowerCase();
        return [i + 1, this.ends[path[0]].name, lower[path[1]], place,
                path[3].map((n) => lower[n]).join(' && ')].join(' ');
      });
    }
    return this.haystacks[index];
  }

  placeText(index) {
    const place = this.data.paths[index][2];
    if (place === null) return '';
    const name = this.data.methods[place[0]].name;
    return place[1] === 0 ? name : `${name}:${place[1]}`;
  }
}
