// Strings and boxed numbers: what they hold counts, not which object it is.
#include <algorithm>
#include <iterator>
#include <memory>
#include <string_view>

#include "check/diff/outcome_walk.h"
#include "engine/runtime/context.h"

namespace check {

using engine::ClassId;
using engine::LateText;
using engine::Slot;
using expr::Formula;
using heap::Location;
using heap::ValueSet;

namespace {

constexpr struct {
  std::string_view name;
  const char* descriptor;
} kBoxes[] = {
    {"java/lang/Boolean", "Z"},   {"java/lang/Byte", "B"},
    {"java/lang/Character", "C"}, {"java/lang/Short", "S"},
    {"java/lang/Integer", "I"},   {"java/lang/Long", "J"},
    {"java/lang/Float", "F"},     {"java/lang/Double", "D"},
};

const char* BoxedType(std::string_view name) {
  for (const auto& box : kBoxes)
    if (box.name == name) return box.descriptor;
  return nullptr;
}

// What stands in numbers: -15; -1.5E-7, NaN, -Infinity.
constexpr std::u16string_view kOfWhole = u"-0123456789";
constexpr std::u16string_view kOfFractions = u"-0123456789.ENaInfity";

// Whether the parts can be told from the whole: there is another character
// between any two, and none is a text.
bool TellsParts(const LateText& late) {
  const auto& types = late.maker->descriptor.parameters;
  const bool numbers =
      std::all_of(types.begin(), types.end(), [](const auto& t) {
        return !t.IsReference() && t.kind != 'C' && t.kind != 'Z';
      });
  if (!numbers) return false;
  if (late.around == nullptr) return types.size() == 1;
  const bool fractions =
      std::any_of(types.begin(), types.end(),
                  [](const auto& t) { return t.kind == 'F' || t.kind == 'D'; });
  const auto& of_numbers = fractions ? kOfFractions : kOfWhole;
  for (size_t i = 1; i + 1 < late.around->size(); ++i) {
    const std::u16string& between = (*late.around)[i];
    if (between.find_first_not_of(of_numbers) == between.npos) return false;
  }
  return true;
}

const LateText* LateOf(const engine::State& state, Location l) {
  const auto* late = state.unwritten.Find(l.index());
  return late == nullptr ? nullptr : late->get();
}

}  // namespace

// False: they are no such objects.
bool OutcomeWalk::CompareValues(const std::string& where, Location a, ClassId x,
                                Location b, ClassId y) {
  const bool text = x == string_, box = BoxedType(table_[x].name) != nullptr;
  if (x == mirror_ && y == mirror_) {
    const auto class_of = [](const engine::State& state, Location l) {
      uint64_t found = 0;
      state.mirrors.ForEach([&](uint64_t c, Location m) {
        if (m == l) found = c + 1;
      });
      return found;
    };
    const uint64_t p = class_of(a_.state, a), q = class_of(b_.state, b);
    Add(where, p == q && p != 0 ? Formula::True() : Formula::False(),
        p != 0 && q != 0);
    return true;
  }
  if (!text && !box) return false;
  if (x != y) {
    Add(where, Formula::False());
  } else if (text) {
    CompareTexts(where, a, b);
  } else {
    CompareBoxes(where, a, b, x);
  }
  return true;
}

void OutcomeWalk::CompareBoxes(const std::string& where, Location a, Location b,
                               ClassId c) {
  const auto f = table_.DeclaredField(c, "value", BoxedType(table_[c].name));
  if (!f) return Add(where, Formula::False(), false);
  Compare(where, a_.heap.Field(pool_, types_, a, *f),
          b_.heap.Field(pool_, types_, b, *f));
}

void OutcomeWalk::CompareTexts(const std::string& where, Location a,
                               Location b) {
  const LateText* x = LateOf(a_.state, a);
  const LateText* y = LateOf(b_.state, b);
  if (x != nullptr || y != nullptr) return CompareLate(where, x, y);
  const auto coder = table_.DeclaredField(*string_, "coder", "B");
  if (!coder) return Add(where, Formula::False(), false);
  const auto p = BytesOf(a_, a);
  if (!p) return;
  const auto q = BytesOf(b_, b);
  if (!q || *p == *q) return;
  Compare(where, a_.heap.Field(pool_, types_, a, *coder),
          b_.heap.Field(pool_, types_, b, *coder));
  CompareBytes(where, *p, *q);
}

void OutcomeWalk::CompareLate(const std::string& where, const LateText* a,
                              const LateText* b) {
  if (a == nullptr || b == nullptr || a->maker != b->maker ||
      a->around != b->around)
    return Add(where, Formula::False(), false);
  const engine::Values& values = analysis_.machine().context().values;
  Formula same = Formula::True();
  for (size_t i = 0; i < a->arguments.size(); ++i) {
    const Slot& x = a->arguments[i];
    const Slot& y = b->arguments[i];
    if (x == y) continue;
    if (x.type != y.type || x.type == Slot::Type::kReference)
      return Add(where, Formula::False(), false);
    same = pool_.And(same, pool_.Eq(values.ToTerm(x), values.ToTerm(y)));
  }
  Add(where, same, TellsParts(*a));
}

std::optional<Location> OutcomeWalk::BytesOf(const RunEnd& end,
                                             Location string) {
  const auto value = table_.DeclaredField(*string_, "value", "[B");
  if (!value) {
    obstacle_ = "strings of another class library";
    return std::nullopt;
  }
  const heap::Value held = end.heap.Field(pool_, types_, string, *value);
  const auto l = OneOf(std::get<ValueSet>(held));
  if (!l) return std::nullopt;
  if (*l == heap::kUninitialized) {
    DecideCell({string, *value});
    return std::nullopt;
  }
  if (*l == heap::kNull) obstacle_ = "a string without a text";
  return *l == heap::kNull ? std::nullopt : l;
}

void OutcomeWalk::CompareBytes(const std::string& where, Location a,
                               Location b) {
  const expr::Expr length = *a_.heap.Info(a).length_term;
  const ClassId bytes = a_.heap.Info(a).exact;
  Formula same = pool_.Eq(length, *b_.heap.Info(b).length_term);
  const uint32_t slots =
      std::min(a_.heap.MostSlots(pool_, a), b_.heap.MostSlots(pool_, b));
  for (uint32_t i = 0; i < slots && !same.IsFalse(); ++i) {
    const heap::FieldId f = types_.SlotOf(bytes, i);
    const auto x = a_.heap.Field(pool_, types_, a, f);
    const auto y = b_.heap.Field(pool_, types_, b, f);
    const Formula there = pool_.Lt(pool_.Int(static_cast<int32_t>(i)), length);
    same = pool_.And(same, pool_.Or(!there, pool_.Eq(std::get<expr::Expr>(x),
                                                     std::get<expr::Expr>(y))));
  }
  Add(where, same);
}

}  // namespace check
