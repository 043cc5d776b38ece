// Types for tests of arrays, narrow numbers, holders and the pre-state.
//   Any
//   Item {v: int}   Sub extends Item   Color (enumerated)
//   Item[]   Sub[] (below Item[])   int[]   int[][]   boolean[]   byte[]
//   Narrow {b: byte, c: char, s: short, z: boolean}
//   Args, a holder without a name: a b: Item[], d: Color, g: int[][],
//     i j: int, m n: int[], o: Any, w: Narrow, x y: Item, z: boolean
//   Config, a holder: count: int, main: Item[]
#ifndef TESTS_UNIT_HEAP_ARRAY_TYPES_H_
#define TESTS_UNIT_HEAP_ARRAY_TYPES_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "expr/sort.h"
#include "heap/types.h"

namespace heap {

enum : uint32_t {
  kAnyIndex,
  kItemIndex,
  kSubIndex,
  kColorIndex,
  kItemsIndex,
  kSubsIndex,
  kIntsIndex,
  kGridIndex,
  kFlagsIndex,
  kBytesIndex,
  kNarrowIndex,
  kArgsIndex,
  kConfigIndex,
};
inline constexpr ClassId kAny{kAnyIndex}, kItem{kItemIndex}, kSub{kSubIndex},
    kColor{kColorIndex}, kItems{kItemsIndex}, kSubs{kSubsIndex},
    kInts{kIntsIndex}, kGrid{kGridIndex}, kFlags{kFlagsIndex},
    kBytes{kBytesIndex}, kNarrow{kNarrowIndex}, kArgs{kArgsIndex},
    kConfig{kConfigIndex};

// Fields are known by the letter or word that the comment above shows.
inline constexpr FieldId kV{0}, kNb{1}, kNc{2}, kNs{3}, kNz{4}, kA{5}, kB{6},
    kD{7}, kG{8}, kI{9}, kJ{10}, kM{11}, kN{12}, kO{13}, kW{14}, kX{15}, kY{16},
    kZ{17}, kCount{18}, kMain{19}, kLength{20};

class ArrayTypes : public TypeHierarchy {
 public:
  std::span<const ClassId> ConcreteSubclasses(ClassId c) const override {
    static constexpr ClassId kOfAny[] = {kItem, kSub, kItems, kSubs, kInts};
    static constexpr ClassId kOfItem[] = {kItem, kSub};
    static constexpr ClassId kOfItems[] = {kItems, kSubs};
    static constexpr ClassId kEach[] = {kAny,    kItem, kSub,   kColor, kItems,
                                        kSubs,   kInts, kGrid,  kFlags, kBytes,
                                        kNarrow, kArgs, kConfig};
    if (c == kAny) return kOfAny;
    if (c == kItem) return kOfItem;
    if (c == kItems) return kOfItems;
    return std::span(kEach).subspan(c.index(), 1);
  }
  bool IsSubclass(ClassId sub, ClassId super) const override {
    return sub == super || super == kAny || (sub == kSub && super == kItem) ||
           (sub == kSubs && super == kItems);
  }
  std::span<const FieldId> FieldsOf(ClassId c) const override {
    static constexpr FieldId kOfItem[] = {kV};
    static constexpr FieldId kOfNarrow[] = {kNb, kNc, kNs, kNz};
    static constexpr FieldId kOfArgs[] = {kA, kB, kD, kG, kI, kJ, kM,
                                          kN, kO, kW, kX, kY, kZ};
    static constexpr FieldId kOfConfig[] = {kCount, kMain};
    if (c == kItem || c == kSub) return kOfItem;
    if (c == kNarrow) return kOfNarrow;
    if (c == kArgs) return kOfArgs;
    if (c == kConfig) return kOfConfig;
    return {};
  }
  FieldType TypeOf(FieldId f) const override {
    using Width = FieldType::Width;
    if (f.index() >= kFirstSlot) return ElementOf(ArrayOf(f));
    for (auto [field, target] : {std::pair(kA, kItems),
                                 {kB, kItems},
                                 {kD, kColor},
                                 {kG, kGrid},
                                 {kM, kInts},
                                 {kN, kInts},
                                 {kO, kAny},
                                 {kW, kNarrow},
                                 {kX, kItem},
                                 {kY, kItem},
                                 {kMain, kItems}})
      if (f == field) return FieldType::Reference(target);
    for (auto [field, width] : {std::pair(kNb, Width::kByte),
                                {kNc, Width::kChar},
                                {kNs, Width::kShort},
                                {kNz, Width::kBoolean},
                                {kZ, Width::kBoolean}})
      if (f == field) return FieldType::Number(expr::Sort::kBv32, width);
    return FieldType::Number(expr::Sort::kBv32);
  }
  std::string ClassName(ClassId c) const override {
    static constexpr const char* kNames[] = {
        "Any",     "Item",      "Sub",    "Color",  "Item[]", "Sub[]", "int[]",
        "int[][]", "boolean[]", "byte[]", "Narrow", "Args",   "Config"};
    return kNames[c.index()];
  }
  std::string FieldName(FieldId f) const override {
    static constexpr const char* kNames[] = {
        "v", "b", "c", "s", "z", "a", "b", "d",     "g",    "i",     "j",
        "m", "n", "o", "w", "x", "y", "z", "count", "main", "length"};
    return f.index() >= kFirstSlot ? "[" + std::to_string(*IndexOf(f)) + "]"
                                   : kNames[f.index()];
  }

  bool IsArray(ClassId c) const override { return c >= kItems && c <= kBytes; }
  FieldId LengthField() const override { return kLength; }
  FieldId SlotOf(ClassId c, uint32_t i) const override {
    return FieldId(kFirstSlot + (c.index() << 8) + i);
  }
  std::optional<uint32_t> IndexOf(FieldId f) const override {
    if (f.index() < kFirstSlot) return std::nullopt;
    return (f.index() - kFirstSlot) & 255;
  }
  bool IsHolder(ClassId c) const override { return c >= kArgs; }
  bool IsEnumerated(ClassId c) const override { return c == kColor; }
  std::string RootName(ClassId c) const override {
    return c == kArgs ? "" : c == kConfig ? "Config" : "this";
  }

 private:
  static constexpr uint32_t kFirstSlot = 1 << 16;

  static ClassId ArrayOf(FieldId slot) {
    return ClassId((slot.index() - kFirstSlot) >> 8);
  }
  static FieldType ElementOf(ClassId array) {
    using Width = FieldType::Width;
    if (array == kItems) return FieldType::Reference(kItem);
    if (array == kSubs) return FieldType::Reference(kSub);
    if (array == kGrid) return FieldType::Reference(kInts);
    return FieldType::Number(expr::Sort::kBv32, array == kInts ? Width::kFull
                                                : array == kFlags
                                                    ? Width::kBoolean
                                                    : Width::kByte);
  }
};

}  // namespace heap

#endif  // TESTS_UNIT_HEAP_ARRAY_TYPES_H_
