#include "engine/predicates/differing.h"

#include <set>
#include <utility>
#include <variant>

#include "engine/linking/class_table.h"
#include "heap/cell.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

using expr::Expr;

bool IsNumber(const Slot& slot) {
  return slot.type != Slot::Type::kNone &&
         slot.type != Slot::Type::kReference &&
         slot.type != Slot::Type::kAddress;
}

bool AreSame(const std::vector<Expr>& values) {
  for (Expr value : values)
    if (value != values[0]) return false;
  return true;
}

std::string NameOfSlot(const std::map<uint32_t, std::string>& names,
                       const Frame& frame, uint32_t slot) {
  const auto known = names.find(slot);
  if (known != names.end() && slot < frame.locals) return known->second;
  return slot < frame.locals ? "local" + std::to_string(slot)
                             : "operand" + std::to_string(slot - frame.locals);
}

void AddSlots(Context& context, const std::vector<State>& states,
              const State& joint, const std::map<uint32_t, std::string>& names,
              std::vector<Differing>& all) {
  for (uint32_t i = 0; i < joint.frame.top; ++i) {
    if (!IsNumber(joint.frame.slots[i])) continue;
    Differing one;
    one.slot = i;
    for (const State& s : states)
      one.values.push_back(context.values.ToTerm(s.frame.slots[i]));
    if (AreSame(one.values)) continue;
    one.joint = context.values.ToTerm(joint.frame.slots[i]);
    one.name = NameOfSlot(names, joint.frame, i);
    all.push_back(std::move(one));
  }
}

// Numbers of the program's own classes: the machine knows more of what objects
// of the library hold than predicates say.
bool IsOwnNumber(Context& context, heap::FieldId f) {
  if (context.types.IndexOf(f)) return false;
  const FieldInfo& field = context.table[f];
  if (field.declaration == nullptr || context.table[field.owner].IsOfLibrary())
    return false;
  const char letter = field.declaration->descriptor[0];
  return letter == 'I' || letter == 'J' || letter == 'F' || letter == 'D';
}

// The cells that some path has written, whatever they hold.
std::set<std::pair<heap::Location, heap::FieldId>> CellsWritten(
    Context& context, const std::vector<State>& states) {
  std::set<std::pair<heap::Location, heap::FieldId>> cells;
  for (const State& s : states)
    s.place.heap.ForEachCell(
        [&](heap::Location l, heap::FieldId f, const heap::CellContent&) {
          if (IsOwnNumber(context, f)) cells.emplace(l, f);
        });
  return cells;
}

// What each of them has there; nothing where one has no such object, so that
// it is what the others have.
std::optional<std::vector<Expr>> ContentsOf(Context& context,
                                            const std::vector<State>& states,
                                            heap::Location l, heap::FieldId f) {
  std::vector<Expr> contents;
  for (const State& s : states) {
    if (!s.place.heap.Has(l)) return std::nullopt;
    const heap::Value value =
        s.place.heap.Field(context.pool, context.types, l, f);
    const auto* number = std::get_if<Expr>(&value);
    if (number == nullptr) return std::nullopt;
    contents.push_back(*number);
  }
  return contents;
}

void AddCells(Context& context, const std::vector<State>& states,
              const State& joint, std::vector<Differing>& all) {
  for (const auto& [l, f] : CellsWritten(context, states)) {
    auto values = ContentsOf(context, states, l, f);
    if (!values || AreSame(*values) || !joint.place.heap.Has(l)) continue;
    const heap::Value value =
        joint.place.heap.Field(context.pool, context.types, l, f);
    if (!std::holds_alternative<Expr>(value)) continue;
    Differing one;
    one.cell = Differing::Cell{l, f};
    one.values = *std::move(values);
    one.joint = std::get<Expr>(value);
    one.name = std::string(context.table[f].name);
    all.push_back(std::move(one));
  }
}

}  // namespace

void Differing::Set(Context& context, State& state, Expr value) const {
  if (cell)
    state.place.heap.SetField(cell->object, cell->field, value);
  else
    state.frame.slots[slot] = context.values.FromTerm(value);
}

std::vector<Differing> DifferingIn(
    Context& context, const std::vector<State>& states, const State& joint,
    const std::map<uint32_t, std::string>& names) {
  std::vector<Differing> all;
  AddSlots(context, states, joint, names, all);
  AddCells(context, states, joint, all);
  return all;
}

}  // namespace engine
