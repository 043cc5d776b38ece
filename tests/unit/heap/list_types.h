// Types for tests of the heap: a list, its nodes and two kinds of data.
//   List {head: Node, size: int}   Node {elem: Data, next: Node, seen: bool}
//   Data {}   Text extends Data {}
#ifndef TESTS_UNIT_HEAP_LIST_TYPES_H_
#define TESTS_UNIT_HEAP_LIST_TYPES_H_

#include <span>
#include <string>

#include "expr/sort.h"
#include "heap/types.h"

namespace heap {

inline constexpr ClassId kList{0}, kNode{1}, kData{2}, kText{3};
// Not in the order of their names.
inline constexpr FieldId kNext{0}, kElem{1}, kHead{2}, kSize{3}, kSeen{4};

class ListTypes : public TypeHierarchy {
 public:
  std::span<const ClassId> ConcreteSubclasses(ClassId c) const override {
    static constexpr ClassId kEach[] = {kList, kNode, kData, kText};
    return std::span(kEach).subspan(c.index(), c == kData ? 2 : 1);
  }
  bool IsSubclass(ClassId sub, ClassId super) const override {
    return sub == super || (sub == kText && super == kData);
  }
  std::span<const FieldId> FieldsOf(ClassId c) const override {
    static constexpr FieldId kOfList[] = {kHead, kSize};
    static constexpr FieldId kOfNode[] = {kNext, kElem, kSeen};
    if (c == kList) return kOfList;
    if (c == kNode) return kOfNode;
    return {};
  }
  FieldType TypeOf(FieldId f) const override {
    if (f == kSize) return FieldType::Number(expr::Sort::kBv32);
    if (f == kSeen) return FieldType::Bool();
    return FieldType::Reference(f == kElem ? kData : kNode);
  }
  std::string ClassName(ClassId c) const override {
    static constexpr const char* kNames[] = {"List", "Node", "Data", "Text"};
    return kNames[c.index()];
  }
  std::string FieldName(FieldId f) const override {
    static constexpr const char* kNames[] = {"next", "elem", "head", "size",
                                             "seen"};
    return kNames[f.index()];
  }
};

}  // namespace heap

#endif  // TESTS_UNIT_HEAP_LIST_TYPES_H_
