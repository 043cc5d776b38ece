// Types for drawings: a list, a tree, leaves, things that hold them, arrays.
//   Node {flag: boolean, next: Node, value: int}
//   Special extends Node {owner: Tree}
//   Tree {key: int, left: Tree, right: Tree}
//   Leaf {x: int, y: long}   Empty {}
//   Box {empty: Empty, leaf: Leaf, list: Node, numbers: int[], tree: Tree}
//   int[]   Box[]   java.lang.String {coder: int, hash: int, value: int[]}
#ifndef TESTS_UNIT_REPORT_DRAWN_TYPES_H_
#define TESTS_UNIT_REPORT_DRAWN_TYPES_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "expr/sort.h"
#include "heap/types.h"

namespace report {

inline constexpr heap::ClassId kNode{0}, kSpecial{1}, kTree{2}, kLeaf{3},
    kEmpty{4}, kBox{5}, kInts{6}, kBoxes{7}, kString{8};
inline constexpr heap::FieldId kFlag{0}, kNext{1}, kValue{2}, kOwner{3},
    kKey{4}, kLeft{5}, kRight{6}, kX{7}, kY{8}, kBoxEmpty{9}, kBoxLeaf{10},
    kBoxList{11}, kBoxNumbers{12}, kBoxTree{13}, kArrayLength{14}, kCoder{15},
    kHash{16}, kChars{17};

class DrawnTypes : public heap::TypeHierarchy {
 public:
  std::span<const heap::ClassId> ConcreteSubclasses(
      heap::ClassId c) const override {
    static constexpr heap::ClassId kEach[] = {
        kNode, kSpecial, kTree, kLeaf, kEmpty, kBox, kInts, kBoxes, kString};
    return std::span(kEach).subspan(c.index(), c == kNode ? 2 : 1);
  }
  bool IsSubclass(heap::ClassId sub, heap::ClassId super) const override {
    return sub == super || (sub == kSpecial && super == kNode);
  }
  std::span<const heap::FieldId> FieldsOf(heap::ClassId c) const override {
    static constexpr heap::FieldId kFields[] = {
        kFlag,       kNext,    kValue, kOwner,    kKey,     kLeft,
        kRight,      kX,       kY,     kBoxEmpty, kBoxLeaf, kBoxList,
        kBoxNumbers, kBoxTree, kCoder, kHash,     kChars};
    static constexpr size_t kFirst[] = {0, 0, 4, 7, 9, 9, 0, 0, 14};
    static constexpr size_t kCount[] = {3, 4, 3, 2, 0, 5, 0, 0, 3};
    return std::span(kFields).subspan(kFirst[c.index()], kCount[c.index()]);
  }
  heap::FieldType TypeOf(heap::FieldId f) const override {
    using Type = heap::FieldType;
    if (f.index() >= kFirstSlot)
      return (f.index() >> 8) == kBoxes.index() + 1
                 ? Type::Reference(kBox)
                 : Type::Number(expr::Sort::kBv32);
    static const Type kTypes[] = {
        Type::Number(expr::Sort::kBv32, Type::Width::kBoolean),
        Type::Reference(kNode),
        Type::Number(expr::Sort::kBv32),
        Type::Reference(kTree),
        Type::Number(expr::Sort::kBv32),
        Type::Reference(kTree),
        Type::Reference(kTree),
        Type::Number(expr::Sort::kBv32),
        Type::Number(expr::Sort::kBv64),
        Type::Reference(kEmpty),
        Type::Reference(kLeaf),
        Type::Reference(kNode),
        Type::Reference(kInts),
        Type::Reference(kTree),
        Type::Number(expr::Sort::kBv32),
        Type::Number(expr::Sort::kBv32),
        Type::Number(expr::Sort::kBv32),
        Type::Reference(kInts)};
    return kTypes[f.index()];
  }
  std::string ClassName(heap::ClassId c) const override {
    static constexpr const char* kNames[] = {
        "Node",  "Special",         "Tree", "Leaf", "Empty", "Box", "int[]",
        "Box[]", "java.lang.String"};
    return kNames[c.index()];
  }
  std::string FieldName(heap::FieldId f) const override {
    static constexpr const char* kNames[] = {
        "flag",    "next", "value",  "owner", "key",  "left",
        "right",   "x",    "y",      "empty", "leaf", "list",
        "numbers", "tree", "length", "coder", "hash", "value"};
    return f.index() >= kFirstSlot ? "[" + std::to_string(*IndexOf(f)) + "]"
                                   : kNames[f.index()];
  }
  bool IsArray(heap::ClassId c) const override {
    return c == kInts || c == kBoxes;
  }
  heap::FieldId LengthField() const override { return kArrayLength; }
  heap::FieldId SlotOf(heap::ClassId c, uint32_t i) const override {
    return heap::FieldId(((c.index() + 1) << 8) + i);
  }
  std::optional<uint32_t> IndexOf(heap::FieldId f) const override {
    if (f.index() < kFirstSlot) return std::nullopt;
    return f.index() & 255;
  }

 private:
  static constexpr uint32_t kFirstSlot = 1 << 8;
};

}  // namespace report

#endif  // TESTS_UNIT_REPORT_DRAWN_TYPES_H_
