#include "engine/exactness/enumerate.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>

#include "expr/sort.h"

namespace exactness {
namespace {

using heap::ClassId;
using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::FieldType;

uint64_t BitsOf(expr::Sort sort, int32_t value) {
  switch (sort) {
    case expr::Sort::kBv32:
      return static_cast<uint32_t>(value);
    case expr::Sort::kBv64:
      return static_cast<uint64_t>(int64_t{value});
    case expr::Sort::kF32:
      return std::bit_cast<uint32_t>(static_cast<float>(value));
    case expr::Sort::kF64:
      return std::bit_cast<uint64_t>(static_cast<double>(value));
  }
  return 0;
}

// Nothing where a cell of that type cannot hold the value.
std::optional<ConcreteCell> CellOf(const FieldType& type, int32_t value) {
  const bool truth = value == 0 || value == 1;
  if (type.kind == FieldType::Kind::kBool)
    return truth ? std::optional(ConcreteCell::Bool(value != 0)) : std::nullopt;
  if (type.width == FieldType::Width::kBoolean && !truth) return std::nullopt;
  if (type.width == FieldType::Width::kChar && value < 0) return std::nullopt;
  return ConcreteCell::Number(type.sort, BitsOf(type.sort, value));
}

class Enumerator {
 public:
  Enumerator(const heap::TypeHierarchy& types, const ConcreteHeap& start,
             const EnumerateOptions& options,
             const std::function<bool(const ConcreteHeap&)>& visit)
      : types_(types), options_(options), visit_(visit), heap_(start) {
    given_ = heap_.objects.size();
  }

  Enumeration Run() {
    result_.complete = Fill(0, 0);
    return result_;
  }

 private:
  // Everything from that cell on. False: stopped.
  bool Fill(size_t object, size_t cell) {
    if (object == heap_.objects.size()) return Visit();
    const heap::ConcreteObject& o = heap_.objects[object];
    if (o.prestate != 0 || cell == o.fields.size()) return Fill(object + 1, 0);
    const heap::FieldId f = o.fields[cell].field;
    if (types_.IsArray(o.type) && f == types_.LengthField())
      return Fill(object, cell + 1);
    const FieldType type = types_.TypeOf(f);
    return type.kind == FieldType::Kind::kReference
               ? FillReference(object, cell, type.target)
               : FillNumber(object, cell, type);
  }

  bool FillWith(size_t object, size_t cell, ConcreteCell value) {
    heap_.objects[object].fields[cell].cell = value;
    return Fill(object, cell + 1);
  }

  bool FillNumber(size_t object, size_t cell, const FieldType& type) {
    for (int32_t n : options_.ints)
      if (auto value = CellOf(type, n))
        if (!FillWith(object, cell, *value)) return false;
    return true;
  }

  bool FillReference(size_t object, size_t cell, ClassId target) {
    if (!FillWith(object, cell, ConcreteCell::Null())) return false;
    const size_t now = heap_.objects.size();
    for (uint32_t n = 0; n < now; ++n)
      if (Fits(heap_.objects[n].type, target) &&
          !FillWith(object, cell, ConcreteCell::Object(n)))
        return false;
    if (now - given_ == options_.objects) return true;
    for (ClassId c : types_.ConcreteSubclasses(target))
      if (!types_.IsEnumerated(c) && !FillWithNew(object, cell, c))
        return false;
    return true;
  }

  // As for new objects: in a world of exact types a subclass does not fit.
  bool Fits(ClassId c, ClassId target) const {
    const auto classes = types_.ConcreteSubclasses(target);
    return !types_.IsHolder(c) &&
           std::find(classes.begin(), classes.end(), c) != classes.end();
  }

  bool FillWithNew(size_t object, size_t cell, ClassId c) {
    const uint32_t longest = types_.IsArray(c) ? options_.array_length : 0;
    for (uint32_t length = 0; length <= longest; ++length) {
      const auto number = static_cast<uint32_t>(heap_.objects.size());
      heap_.objects.push_back(heap::BlankObject(types_, c, length));
      const bool go_on = FillWith(object, cell, ConcreteCell::Object(number));
      heap_.objects.pop_back();
      if (!go_on) return false;
    }
    return true;
  }

  bool Visit() {
    if (result_.heaps == options_.most_heaps) return false;
    ++result_.heaps;
    return visit_(heap::Renumbered(heap_, heap::DiscoveryOrder(heap_)));
  }

  const heap::TypeHierarchy& types_;
  const EnumerateOptions& options_;
  const std::function<bool(const ConcreteHeap&)>& visit_;
  ConcreteHeap heap_;
  size_t given_ = 0;
  Enumeration result_;
};

}  // namespace

Enumeration EnumerateHeaps(
    const heap::TypeHierarchy& types, const ConcreteHeap& start,
    const EnumerateOptions& options,
    const std::function<bool(const ConcreteHeap&)>& visit) {
  return Enumerator(types, start, options, visit).Run();
}

}  // namespace exactness
