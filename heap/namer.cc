#include "heap/namer.h"

#include "base/nested_name.h"

namespace heap {

using expr::Variable;

HeapNamer::HeapNamer(const TypeHierarchy& types, const SymbolicHeap& heap)
    : types_(types), heap_(heap) {
  heap.log().ForEachWhile([&](const InitRecord& r) {
    if (!r.choice) return true;
    cells_[*r.choice] = {heap.CellName(types, r.owner, r.field, &known_),
                         r.created.index()};
    return true;
  });
  heap.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (info.type) classes_[*info.type] = heap.NameOf(types, l, &known_);
    if (info.length) NameLength(l, info);
  });
}

// What counts the elements of an array is met before the array.
void HeapNamer::NameLength(Location l, const ObjectInfo& info) {
  if (lengths_.count(*info.length) != 0) return;
  lengths_[*info.length] =
      heap_.NameOf(types_, l, &known_) +
      (types_.HasCount(info.exact) ? ".size()" : ".length");
  length_terms_[*info.length_term] = lengths_[*info.length];
}

std::string HeapNamer::TermText(const expr::Pool&, expr::Expr term) const {
  const auto it = length_terms_.find(term);
  return it == length_terms_.end() ? "" : it->second;
}

std::string HeapNamer::LabelText(const expr::Pool&, Variable,
                                 uint32_t label) const {
  return label < heap_.next_location().index()
             ? heap_.NameOf(types_, Location(label), &known_)
             : "#" + std::to_string(label);
}

std::string HeapNamer::ChoiceText(const expr::Pool& pool, Variable choice,
                                  uint32_t label, bool positive) const {
  if (auto it = classes_.find(choice); it != classes_.end())
    return it->second + ".getClass() " + (positive ? "==" : "!=") + " " +
           base::NestedName(types_.ClassName(ClassId(label))) + ".class";
  if (auto it = lengths_.find(choice); it != lengths_.end())
    return it->second + (positive ? " == " : " != ") + std::to_string(label);
  const char* is = positive ? " == " : " != ";
  auto cell = cells_.find(choice);
  if (cell == cells_.end())  // of another path
    return pool.choice(choice).name + is + LabelText(pool, choice, label);
  if (label == cell->second.created && label != kNull.index()) {
    // With nothing to alias, "new" says no more than "not null".
    const auto& labels = pool.choice(choice).labels;
    if (labels.size() == 2 && labels[0] == kNull.index())
      return cell->second.name + (positive ? " != null" : " == null");
    return cell->second.name + (positive ? " is new" : " is not new");
  }
  return cell->second.name + is + LabelText(pool, choice, label);
}

}  // namespace heap
