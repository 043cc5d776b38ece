#include "javalite/enumerate.h"

#include <cstddef>

namespace javalite {
namespace {

// Depth-first over the choices for one cell after the other; every method
// returns false to stop the whole enumeration.
class Enumerator {
 public:
  Enumerator(const CheckedProgram& program, const EnumerateOptions& options,
             const std::function<bool(const ConcreteHeap&)>& visit)
      : program_(program),
        options_(options),
        visit_(visit),
        of_class_(program.classes().size(), 0) {}

  Enumeration Run() {
    heap_.objects.push_back(
        NewObject(program_, program_.program().entry.class_id));
    result_.complete = FillFrom(0, 0);
    return result_;
  }

 private:
  bool FillFrom(size_t object, size_t slot) {
    while (object < heap_.objects.size() &&
           slot == heap_.objects[object].cells.size()) {
      ++object;
      slot = 0;
    }
    if (object == heap_.objects.size()) return Visit();
    ClassId c = heap_.objects[object].class_id;
    Type type = program_.program()[program_.classes().FieldsOf(c)[slot]].type;
    if (type.IsReference()) return FillReference(object, slot, type.class_id);
    if (type.kind == Type::kInt)
      return FillWithEach(object, slot, options_.ints);
    return FillWithEach(object, slot, {0, 1});
  }

  bool Visit() {
    if (result_.heaps == options_.max_heaps) return false;
    ++result_.heaps;
    return visit_(heap_);
  }

  bool FillWith(size_t object, size_t slot, int32_t cell) {
    heap_.objects[object].cells[slot] = cell;
    return FillFrom(object, slot + 1);
  }

  bool FillWithEach(size_t object, size_t slot,
                    const std::vector<int32_t>& cells) {
    for (int32_t cell : cells)
      if (!FillWith(object, slot, cell)) return false;
    return true;
  }

  bool FillReference(size_t object, size_t slot, ClassId declared) {
    if (!FillWith(object, slot, kNullCell)) return false;
    // What a choice adds to the heap is gone again when it returns.
    for (size_t i = 0; i < heap_.objects.size(); ++i)
      if (program_.classes().IsSubclass(heap_.objects[i].class_id, declared) &&
          !FillWith(object, slot, static_cast<int32_t>(i)))
        return false;
    for (ClassId c : program_.classes().ConcreteBelow(declared))
      if (!FillWithNew(object, slot, c)) return false;
    return true;
  }

  bool HasRoomFor(ClassId c) const {
    if (heap_.objects.size() > options_.max_objects) return false;
    auto limit = options_.max_of_class.find(c);
    return limit == options_.max_of_class.end() ||
           of_class_[c.index()] < limit->second;
  }

  bool FillWithNew(size_t object, size_t slot, ClassId c) {
    if (!HasRoomFor(c)) return true;
    heap_.objects.push_back(NewObject(program_, c));
    ++of_class_[c.index()];
    bool go_on =
        FillWith(object, slot, static_cast<int32_t>(heap_.objects.size() - 1));
    --of_class_[c.index()];
    heap_.objects.pop_back();
    return go_on;
  }

  const CheckedProgram& program_;
  const EnumerateOptions& options_;
  const std::function<bool(const ConcreteHeap&)>& visit_;
  std::vector<uint32_t> of_class_;
  ConcreteHeap heap_;
  Enumeration result_;
};

}  // namespace

Enumeration EnumerateHeaps(
    const CheckedProgram& program, const EnumerateOptions& options,
    const std::function<bool(const ConcreteHeap&)>& visit) {
  return Enumerator(program, options, visit).Run();
}

}  // namespace javalite
