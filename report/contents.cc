#include "report/contents.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace report {
namespace {

using heap::ConcreteCell;
using heap::ConcreteField;
using heap::ConcreteHeap;
using heap::ConcreteObject;
using heap::TypeHierarchy;

// In the order in which an iterator gives them; of a map also the values.
struct Content {
  std::vector<ConcreteCell> keys = {}, mapped = {};
};

class Reader {
 public:
  Reader(const TypeHierarchy& types, const ConcreteHeap& heap)
      : types_(types), heap_(heap) {}

  // None: nobody has looked into it, so that nothing is inside.
  std::optional<Content> Read(const ConcreteObject& object) const {
    if (const auto* inner = Inside(object, "map")) return ReadAt(*inner);
    if (const auto* inner = Inside(object, "m")) return ReadAt(*inner);
    if (const auto* list = Inside(object, "al")) return ReadAt(*list);
    if (const auto* first = Inside(object, "first")) return List(*first);
    if (const auto* array = Inside(object, "array")) return Array(*array);
    if (const auto* queue = Inside(object, "queue"))
      return Array(*queue, 0, NumberOf(object, "size"));
    if (const auto* elements = Inside(object, "elements"))
      return Deque(object, *elements);
    if (const auto* root = Inside(object, "root")) return Tree(*root);
    if (const auto* values = Inside(object, "vals"))
      return EnumMap(*Inside(object, "keyUniverse"), *values);
    if (const auto* universe = Inside(object, "universe"))
      return EnumSet(*universe, NumberOf(object, "elements"));
    if (const auto* table = Inside(object, "table"))
      return Table(object, *table);
    if (const auto* head = Inside(object, "head")) return Queue(*head);
    return std::nullopt;
  }

 private:
  const ConcreteObject* At(const ConcreteCell& cell) const {
    return cell.IsObject() ? &heap_.objects[cell.object()] : nullptr;
  }
  const ConcreteCell* Named(const ConcreteObject& object,
                            std::string_view name) const {
    for (const ConcreteField& f : object.fields)
      if (types_.FieldName(f.field) == name) return &f.cell;
    return nullptr;
  }
  // A program's class below it may have another field of that name.
  const ConcreteCell* Inside(const ConcreteObject& object,
                             std::string_view name) const {
    for (const ConcreteField& f : object.fields)
      if (types_.IsInside(f.field) && types_.FieldName(f.field) == name)
        return &f.cell;
    return nullptr;
  }
  const ConcreteObject* Next(const ConcreteObject& object,
                             std::string_view name) const {
    return At(*Named(object, name));
  }
  uint64_t NumberOf(const ConcreteObject& object, std::string_view name) const {
    for (const ConcreteField& f : object.fields)
      if ((types_.IsInside(f.field) || types_.IsCount(f.field)) &&
          types_.FieldName(f.field) == name)
        return f.cell.bits;
    return 0;
  }
  std::optional<Content> ReadAt(const ConcreteCell& cell) const {
    const ConcreteObject* inner = At(cell);
    if (inner == nullptr) return std::nullopt;
    return Read(*inner);
  }

  Content List(const ConcreteCell& first) const {
    Content content;
    for (const ConcreteObject* n = At(first); n != nullptr;
         n = Next(*n, "next"))
      content.keys.push_back(*Named(*n, "item"));
    return content;
  }
  std::vector<ConcreteCell> SlotsAt(const ConcreteCell& array) const {
    std::vector<ConcreteCell> slots;
    if (const ConcreteObject* a = At(array))
      for (const ConcreteField& f : a->fields)
        if (types_.IndexOf(f.field)) slots.push_back(f.cell);
    return slots;
  }
  // From its first node on, which may be empty; a skip list has indexes above.
  std::optional<Content> Queue(const ConcreteCell& head) const {
    if (At(head) == nullptr) return std::nullopt;
    Content content;
    if (Named(*At(head), "node") != nullptr) return SkipList(*At(head));
    for (const ConcreteObject* n = At(head); n != nullptr; n = Next(*n, "next"))
      if (Named(*n, "item")->IsObject())
        content.keys.push_back(*Named(*n, "item"));
    return content;
  }
  Content SkipList(const ConcreteObject& index) const {
    Content content;
    for (const ConcreteObject* n = Next(index, "node"); n != nullptr;
         n = Next(*n, "next"))
      if (Named(*n, "val")->IsObject()) Add(*n, content);
    return content;
  }
  std::optional<Content> Array(const ConcreteCell& array) const {
    if (At(array) == nullptr) return std::nullopt;
    return Content{SlotsAt(array)};
  }
  std::optional<Content> Array(const ConcreteCell& array, uint64_t from,
                               uint64_t count) const {
    if (At(array) == nullptr) return std::nullopt;
    const std::vector<ConcreteCell> slots = SlotsAt(array);
    Content content;
    for (uint64_t i = 0; i < count && !slots.empty(); ++i)
      content.keys.push_back(slots[(from + i) % slots.size()]);
    return content;
  }
  std::optional<Content> Deque(const ConcreteObject& deque,
                               const ConcreteCell& elements) const {
    const ConcreteObject* a = At(elements);
    if (a == nullptr) return std::nullopt;
    const uint64_t room =
        Named(*a, types_.FieldName(types_.LengthField()))->bits;
    const uint64_t head = NumberOf(deque, "head");
    return Array(
        elements, head,
        room == 0 ? 0 : (NumberOf(deque, "tail") + room - head) % room);
  }
  // A null that was put in is an object that says so.
  std::optional<Content> EnumMap(const ConcreteCell& universe,
                                 const ConcreteCell& values) const {
    if (At(universe) == nullptr) return std::nullopt;
    const std::vector<ConcreteCell> keys = SlotsAt(universe);
    const std::vector<ConcreteCell> mapped = SlotsAt(values);
    Content content;
    for (size_t i = 0; i < mapped.size(); ++i) {
      if (mapped[i] == ConcreteCell::Null()) continue;
      content.keys.push_back(keys[i]);
      content.mapped.push_back(IsMaskedNull(mapped[i]) ? ConcreteCell::Null()
                                                       : mapped[i]);
    }
    return content;
  }
  bool IsMaskedNull(const ConcreteCell& value) const {
    const ConcreteObject* object = At(value);
    return object != nullptr &&
           types_.ClassName(object->type).starts_with("java.util.EnumMap$");
  }
  std::optional<Content> EnumSet(const ConcreteCell& universe,
                                 uint64_t elements) const {
    if (At(universe) == nullptr) return std::nullopt;
    Content content;
    for (const ConcreteCell& element : SlotsAt(universe)) {
      if ((elements & 1) != 0) content.keys.push_back(element);
      elements >>= 1;
    }
    return content;
  }
  void Add(const ConcreteObject& entry, Content& content) const {
    const ConcreteCell* value = Named(entry, "value");
    content.keys.push_back(*Named(entry, "key"));
    content.mapped.push_back(value != nullptr ? *value : *Named(entry, "val"));
  }
  Content Tree(const ConcreteCell& root) const {
    Content content;
    std::vector<const ConcreteObject*> above;
    const ConcreteObject* n = At(root);
    while (n != nullptr || !above.empty()) {
      for (; n != nullptr; n = Next(*n, "left")) above.push_back(n);
      n = above.back();
      above.pop_back();
      Add(*n, content);
      n = Next(*n, "right");
    }
    return content;
  }
  std::optional<Content> Table(const ConcreteObject& map,
                               const ConcreteCell& table) const {
    Content content;
    if (const auto* head = Inside(map, "head")) {
      for (const ConcreteObject* n = At(*head); n != nullptr;
           n = Next(*n, "after"))
        Add(*n, content);
      return content;
    }
    const ConcreteObject* buckets = At(table);
    if (buckets == nullptr) return content;
    for (const ConcreteField& f : buckets->fields)
      if (types_.IndexOf(f.field))
        for (const ConcreteObject* n = FirstIn(f.cell); n != nullptr;
             n = Next(*n, "next"))
          Add(*n, content);
    return content;
  }
  // Before the tree of a concurrent map stands an entry that is none.
  const ConcreteObject* FirstIn(const ConcreteCell& bucket) const {
    const ConcreteObject* n = At(bucket);
    const ConcreteCell* first = n == nullptr ? nullptr : Named(*n, "first");
    return first == nullptr ? n : At(*first);
  }

  const TypeHierarchy& types_;
  const ConcreteHeap& heap_;
};

// Is there nothing inside, though there are elements?
bool IsUnfilled(const TypeHierarchy& types, const ConcreteObject& object) {
  bool any = false, counted = false;
  for (const ConcreteField& f : object.fields) {
    any = any || (types.IsInside(f.field) && f.cell.IsObject());
    counted = counted || (types.IsCount(f.field) && f.cell.bits != 0);
  }
  return !any && counted;
}

std::vector<ConcreteCell> ElementsOf(const TypeHierarchy& types,
                                     const ConcreteHeap& heap,
                                     const ConcreteCell& array) {
  std::vector<ConcreteCell> elements;
  if (!array.IsObject()) return elements;
  for (const ConcreteField& f : heap.objects[array.object()].fields)
    if (types.IndexOf(f.field)) elements.push_back(f.cell);
  return elements;
}

// Leads the cell to an array of these, unless it does already.
void Hold(const TypeHierarchy& types, const std::vector<ConcreteCell>& elements,
          size_t object, size_t field, ConcreteHeap& heap) {
  const ConcreteField at = heap.objects[object].fields[field];
  if (ElementsOf(types, heap, at.cell) == elements) return;
  ConcreteObject array =
      heap::BlankObject(types, types.TypeOf(at.field).target,
                        static_cast<uint32_t>(elements.size()));
  size_t next = 0;
  for (ConcreteField& f : array.fields)
    if (types.IndexOf(f.field)) f.cell = elements[next++];
  const auto number = static_cast<uint32_t>(heap.objects.size());
  heap.objects.push_back(std::move(array));
  heap.objects[object].fields[field].cell = ConcreteCell::Object(number);
}

void Replace(const TypeHierarchy& types, const ConcreteObject& before,
             size_t object, ConcreteHeap& heap) {
  std::optional<Content> content;
  if (!IsUnfilled(types, heap.objects[object]))
    content = Reader(types, heap).Read(heap.objects[object]);
  bool second = false;
  for (size_t i = 0; i < before.fields.size(); ++i) {
    const heap::FieldId f = before.fields[i].field;
    if (types.IsUnset(f) || types.IsCount(f))
      heap.objects[object].fields[i].cell = before.fields[i].cell;
    if (!types.IsContent(f)) continue;
    if (content)
      Hold(types, second ? content->mapped : content->keys, object, i, heap);
    second = true;
  }
}

}  // namespace

ConcreteHeap ByContent(const TypeHierarchy& types, const ConcreteHeap& input,
                       ConcreteHeap output) {
  bool any = false;
  for (size_t i = 0; i < input.objects.size(); ++i)
    for (const ConcreteField& f : input.objects[i].fields)
      if (types.IsContent(f.field) && f.cell.IsObject()) {
        Replace(types, input.objects[i], i, output);
        any = true;
        break;
      }
  if (!any) return output;
  return heap::WithoutGarbage(output,
                              static_cast<uint32_t>(input.objects.size()));
}

}  // namespace report
