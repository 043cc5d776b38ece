#include "report/heap_text_names.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "report/heap_text_strings.h"

namespace report {
namespace {

// Breadth first, so that the shortest name is found.
class Naming {
 public:
  Naming(const heap::TypeHierarchy& types, const heap::ConcreteHeap& heap)
      : types_(types), heap_(heap), names_(heap.objects.size()) {}

  std::vector<std::string> Run() {
    for (const heap::ConcreteRoot& root : heap_.roots)
      if (IsStatic(root)) Meet(root.cell, root.name);
    for (size_t next = 0; next < met_.size(); ++next) {
      const uint32_t owner = met_[next];
      for (const heap::ConcreteField& f : heap_.objects[owner].fields)
        Meet(f.cell, names_[owner] + FieldSuffix(types_, f.field));
    }
    return std::move(names_);
  }

 private:
  // No parameter has a dot in its name.
  static bool IsStatic(const heap::ConcreteRoot& root) {
    return root.name.find('.') != std::string::npos;
  }
  void Meet(const heap::ConcreteCell& cell, const std::string& name) {
    if (!cell.IsObject()) return;
    const uint32_t object = cell.object();
    if (heap_.objects[object].prestate == 0 || !names_[object].empty()) return;
    if (StringLiteral(types_, heap_, object)) return;
    names_[object] = name;
    met_.push_back(object);
  }

  const heap::TypeHierarchy& types_;
  const heap::ConcreteHeap& heap_;
  std::vector<std::string> names_;
  std::vector<uint32_t> met_;
};

}  // namespace

std::vector<std::string> PlainNames(const heap::TypeHierarchy& types,
                                    const heap::ConcreteHeap& heap) {
  std::vector<std::string> names;
  uint32_t objects = 0, arrays = 0;
  for (const heap::ConcreteObject& object : heap.objects)
    names.push_back(types.IsArray(object.type)
                        ? "a" + std::to_string(++arrays)
                        : "n" + std::to_string(++objects));
  return names;
}

std::vector<std::string> ConstantNames(const heap::TypeHierarchy& types,
                                       const heap::ConcreteHeap& heap) {
  return Naming(types, heap).Run();
}

std::string FieldSuffix(const heap::TypeHierarchy& types, heap::FieldId field) {
  return (types.IndexOf(field) ? "" : ".") + types.FieldName(field);
}

}  // namespace report
