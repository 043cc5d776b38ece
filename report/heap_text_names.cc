#include "report/heap_text_names.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/nested_name.h"
#include "report/java_string.h"

namespace report {
namespace {

// Breadth first, so that the shortest name is found.
class Naming {
 public:
  Naming(const heap::TypeHierarchy& types, const heap::ConcreteHeap& heap)
      : types_(types), heap_(heap), names_(heap.objects.size()) {}

  std::vector<std::string> Run() {
    for (const heap::ConcreteRoot& root : heap_.roots)
      if (IsStatic(root)) Meet(root.cell, base::NestedMember(root.name));
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
    if (ReadString(types_, heap_, heap_.objects[object])) return;
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
                                    const heap::ConcreteHeap& heap,
                                    const HeapNames& names) {
  std::vector<std::string> all;
  uint32_t arrays = 0;
  for (size_t i = 0; i < heap.objects.size(); ++i) {
    all.push_back(names[i]);
    arrays += types.IsArray(heap.objects[i].type) && !names.IsHidden(i);
  }
  for (std::string& name : all)
    if (name.empty()) name = "a" + std::to_string(++arrays);
  return all;
}

std::vector<std::string> ConstantNames(const heap::TypeHierarchy& types,
                                       const heap::ConcreteHeap& heap) {
  return Naming(types, heap).Run();
}

std::string FieldSuffix(const heap::TypeHierarchy& types, heap::FieldId field) {
  return (types.IndexOf(field) ? "" : ".") + types.FieldName(field);
}

}  // namespace report
