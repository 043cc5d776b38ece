#include "engine/exactness/enumerate.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "expr/sort.h"

namespace exactness {
namespace {

using heap::ClassId;
using heap::ConcreteCell;
using heap::ConcreteHeap;
using heap::FieldType;

struct Ends {
  int64_t least, greatest;
};

template <class T>
constexpr Ends EndsOf() {
  return {std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
}

// Of whole numbers.
Ends EndsOfType(const FieldType& type) {
  switch (type.width) {
    case FieldType::Width::kBoolean:
    case FieldType::Width::kBit:
      return {0, 1};
    case FieldType::Width::kByte:
      return EndsOf<int8_t>();
    case FieldType::Width::kShort:
      return EndsOf<int16_t>();
    case FieldType::Width::kChar:
      return EndsOf<uint16_t>();
    case FieldType::Width::kFull:
      break;
  }
  return type.sort == expr::Sort::kBv64 ? EndsOf<int64_t>() : EndsOf<int32_t>();
}

bool IsFloating(const FieldType& type) {
  return type.sort == expr::Sort::kF32 || type.sort == expr::Sort::kF64;
}

ConcreteCell FloatingCell(expr::Sort sort, double value) {
  return ConcreteCell::Number(
      sort, sort == expr::Sort::kF32
                ? std::bit_cast<uint32_t>(static_cast<float>(value))
                : std::bit_cast<uint64_t>(value));
}

// Nothing where a cell of that type cannot hold the value.
std::optional<ConcreteCell> CellOf(const FieldType& type, int64_t value) {
  if (type.kind == FieldType::Kind::kBool)
    return value == 0 || value == 1
               ? std::optional(ConcreteCell::Bool(value != 0))
               : std::nullopt;
  if (IsFloating(type))
    return FloatingCell(type.sort, static_cast<double>(value));
  const Ends ends = EndsOfType(type);
  if (value < ends.least || value > ends.greatest) return std::nullopt;
  return ConcreteCell::Number(type.sort, type.sort == expr::Sort::kBv64
                                             ? static_cast<uint64_t>(value)
                                             : static_cast<uint32_t>(value));
}

// What is at the ends of the type, and special about floating point.
std::vector<ConcreteCell> Extremes(const FieldType& type) {
  std::vector<ConcreteCell> cells;
  if (type.kind == FieldType::Kind::kBool) return cells;
  if (!IsFloating(type)) {
    const Ends ends = EndsOfType(type);
    for (int64_t n : {ends.least, ends.greatest})
      cells.push_back(*CellOf(type, n));
    return cells;
  }
  using Limits = std::numeric_limits<double>;
  for (double n :
       {-0.0, -Limits::infinity(), Limits::infinity(), Limits::quiet_NaN()})
    cells.push_back(FloatingCell(type.sort, n));
  return cells;
}

bool IsAmongCells(const std::vector<ConcreteCell>& cells,
                  const ConcreteCell& cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

class Enumerator {
 public:
  Enumerator(const heap::TypeHierarchy& types, const ConcreteHeap& start,
             const EnumerateOptions& options,
             const std::function<bool(const ConcreteHeap&)>& visit)
      : types_(types), options_(options), visit_(visit), heap_(start) {
    given_ = heap_.objects.size();
    for (const heap::ConcreteRoot& root : heap_.roots)
      roots_.insert(root.cell.object());
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
    if (o.prestate != 0 || IsApart(object) || cell == o.fields.size())
      return Fill(object + 1, 0);
    const heap::FieldId f = o.fields[cell].field;
    if (IsLateCall(o.type, f) || types_.IsInside(f))
      return Fill(object, cell + 1);
    if (types_.IsArray(o.type) && f == types_.LengthField())
      return Fill(object, cell + 1);
    const FieldType type = types_.TypeOf(f);
    if (types_.IsUnset(f)) return FillWith(object, cell, UnsetCell(type));
    return type.kind == FieldType::Kind::kReference
               ? FillReference(object, cell, type.target)
               : FillNumber(object, cell, type);
  }

  static ConcreteCell UnsetCell(const FieldType& type) {
    if (type.kind == FieldType::Kind::kReference) return ConcreteCell::Null();
    return type.kind == FieldType::Kind::kBool
               ? ConcreteCell::Bool(false)
               : ConcreteCell::Number(type.sort, 0);
  }
  // Of a function: what all calls but the first few return is null or 0.
  bool IsLateCall(ClassId c, heap::FieldId f) const {
    constexpr size_t kCalls = 3;
    if (!types_.IsFunction(c)) return false;
    const auto first =
        types_.FieldsOf(c).first(std::min(kCalls, types_.FieldsOf(c).size()));
    return std::find(first.begin(), first.end(), f) == first.end();
  }

  // Of what was there before, but where no input can lead.
  bool IsApart(size_t object) const {
    return object < given_ && heap_.objects[object].prestate == 0 &&
           roots_.count(object) == 0;
  }

  bool FillWith(size_t object, size_t cell, ConcreteCell value) {
    heap_.objects[object].fields[cell].cell = value;
    return Fill(object, cell + 1);
  }

  bool FillNumber(size_t object, size_t cell, const FieldType& type) {
    std::vector<ConcreteCell> plain;
    for (int32_t n : options_.ints)
      if (auto value = CellOf(type, n)) plain.push_back(*value);
    for (const ConcreteCell& value : plain)
      if (!FillWith(object, cell, value)) return false;
    if (!options_.with_odd || has_odd_) return true;
    has_odd_ = true;
    bool go_on = true;
    for (const ConcreteCell& value : OddCells(type, std::move(plain)))
      go_on = go_on && FillWith(object, cell, value);
    has_odd_ = false;
    return go_on;
  }

  // Those that are not among the others, each once.
  std::vector<ConcreteCell> OddCells(const FieldType& type,
                                     std::vector<ConcreteCell> all) {
    const auto others = static_cast<std::ptrdiff_t>(all.size());
    const auto add = [&](const ConcreteCell& c) {
      if (!IsAmongCells(all, c)) all.push_back(c);
    };
    for (int64_t n : options_.odd)
      if (auto value = CellOf(type, n)) add(*value);
    for (const ConcreteCell& c : Extremes(type)) add(c);
    return {all.begin() + others, all.end()};
  }

  bool FillReference(size_t object, size_t cell, ClassId target) {
    if (!FillWith(object, cell, ConcreteCell::Null())) return false;
    const size_t now = heap_.objects.size();
    for (uint32_t n = 0; n < now; ++n)
      if (!IsApart(n) && Fits(heap_.objects[n].type, target) &&
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
    if (options_.with_odd && !has_odd_) return true;
    if (result_.heaps == options_.most_heaps) return false;
    ++result_.heaps;
    return visit_(heap::Renumbered(heap_, heap::DiscoveryOrder(heap_)));
  }

  const heap::TypeHierarchy& types_;
  const EnumerateOptions& options_;
  const std::function<bool(const ConcreteHeap&)>& visit_;
  ConcreteHeap heap_;
  size_t given_ = 0;
  std::set<size_t> roots_;
  bool has_odd_ = false;  // a cell so far holds an odd number
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
