// What of an example's heap is not worth a look at first: fields the path never
// looked at, and what the JVM keeps in an exception for itself.

const THROWABLE_FIELDS = ['backtrace', 'depth', 'stackTrace', 'suppressedExceptions',
                          'extendedMessage', 'extendedMessageState'];

function isThrowable(object) {
  return ['backtrace', 'stackTrace'].every(
      (name) => object.fields.some((field) => field.name === name));
}

function isFolded(object, field) {
  if (object.array) return false;
  return field.cell.text === 'any' ||
         (isThrowable(object) && THROWABLE_FIELDS.includes(field.name));
}

// What is still led to.
function reachedFrom(heap) {
  const reached = new Set();
  const pending = heap.roots.map(({cell}) => cell.object);
  while (pending.length > 0) {
    const index = pending.pop();
    if (index === undefined || reached.has(index)) continue;
    reached.add(index);
    pending.push(...heap.objects[index].fields.map(({cell}) => cell.object));
  }
  return reached;
}

// {heap, fields, objects}: the smaller heap, and how much was left out.
function foldHeap(heap) {
  let fields = 0;
  const folded = {roots: heap.roots, objects: heap.objects.map((object) => {
    const kept = object.fields.filter((field) => !isFolded(object, field));
    fields += object.fields.length - kept.length;
    return {...object, fields: kept};
  })};
  const before = reachedFrom(heap);
  const after = reachedFrom(folded);
  const stays = (index) => after.has(index) || !before.has(index);
  const numbers = new Map();
  folded.objects.forEach((_, index) => {
    if (stays(index)) numbers.set(index, numbers.size);
  });
  const moved = ({name, cell}) => ({
    name, cell: cell.object === undefined ? cell : {object: numbers.get(cell.object)},
  });
  return {
    fields, objects: heap.objects.length - numbers.size,
    heap: {
      roots: folded.roots.map(moved),
      objects: folded.objects.filter((_, index) => stays(index)).map(
          (object) => ({...object, fields: object.fields.map(moved)})),
    },
  };
}

function foldedWords(folded) {
  const parts = [];
  if (folded.fields > 0) parts.push(count(folded.fields, 'field', 'fields'));
  if (folded.objects > 0) parts.push(count(folded.objects, 'object', 'objects'));
  return parts.join(' and ');
}
