#include "expr/evaluate.h"

#include <algorithm>
#include <utility>

#include "base/hash.h"
#include "expr/apply.h"

namespace expr {
namespace {

// Terms and atoms share one memo. No key is 0: term ids start at 1.
uint32_t KeyOf(Expr e) { return e.id() << 1; }
uint32_t KeyOf(Variable atom) { return atom.index() << 1 | 1; }

}  // namespace

size_t Evaluator::Memo::SlotOf(uint32_t key) const {
  const size_t mask = slots_.size() - 1;
  size_t slot = base::Mix(key) & mask;
  while (slots_[slot].key != 0 && slots_[slot].key != key)
    slot = (slot + 1) & mask;
  return slot;
}

std::optional<uint64_t> Evaluator::Memo::Find(uint32_t key) const {
  const Slot& slot = slots_[SlotOf(key)];
  if (slot.key == 0) return std::nullopt;
  return slot.value;
}

void Evaluator::Memo::Insert(uint32_t key, uint64_t value) {
  if (++used_ * 2 > slots_.size()) {
    std::vector<Slot> old =
        std::exchange(slots_, std::vector<Slot>(slots_.size() * 2));
    for (const Slot& s : old)
      if (s.key != 0) slots_[SlotOf(s.key)] = s;
  }
  slots_[SlotOf(key)] = {key, value};
}

Evaluator::Evaluator(const Pool& pool, const Model& model)
    : pool_(pool), model_(model) {}

uint64_t Evaluator::Evaluate(Expr e) {
  if (Want(e)) Run();
  return *Known(e);
}

bool Evaluator::Evaluate(Formula f) {
  while (!Walk(f)) Run();
  return f.IsTrue();
}

std::optional<uint64_t> Evaluator::Known(Expr e) const {
  switch (pool_.kind(e)) {
    case Kind::kConstant:
      return pool_.constant(e);
    case Kind::kSymbol:
      return CanonicalBits(pool_.sort(e), model_.Value(Unknown(e)));
    default:
      return memo_.Find(KeyOf(e));
  }
}

// Puts the term on the stack unless its value is known; true if it did.
bool Evaluator::Want(Expr e) {
  if (Known(e)) return false;
  const bool is_ite = pool_.kind(e) == Kind::kIte;
  stack_.push_back({e, is_ite ? pool_.condition(e) : Formula::True()});
  return true;
}

void Evaluator::Run() {
  while (!stack_.empty()) {
    const size_t top = stack_.size() - 1;
    Frame frame = stack_[top];
    const Kind kind = pool_.kind(frame.term);
    const bool done = kind == Kind::kIte      ? StepIte(frame)
                      : kind == Kind::kCellAt ? StepCell(frame)
                                              : Step(frame);
    if (done) stack_.pop_back();
  }
}

// True when the term on top got its value; otherwise its operands are on the
// stack now.
bool Evaluator::Step(Frame frame) {
  // The term may have been wanted twice before it was computed.
  if (Known(frame.term)) return true;
  const auto kids = pool_.kids(frame.term);
  const auto a = Known(kids[0]);
  const auto b = kids.size() == 2 ? Known(kids[1]) : 0;
  if (!a || !b) {
    if (!b) Want(kids[1]);
    if (!a) Want(kids[0]);
    return false;
  }
  memo_.Insert(KeyOf(frame.term),
               Apply(pool_.kind(frame.term), pool_.sort(kids[0]), *a, *b));
  return true;
}

bool Evaluator::StepIte(Frame frame) {
  if (Known(frame.term)) return true;
  const size_t self = stack_.size() - 1;
  const bool decided = Walk(frame.cursor);
  stack_[self].cursor = frame.cursor;
  if (!decided) return false;
  const Expr arm = pool_.kids(frame.term)[frame.cursor.IsTrue() ? 0 : 1];
  const auto value = Known(arm);
  if (!value) {
    Want(arm);
    return false;
  }
  memo_.Insert(KeyOf(frame.term), *value);
  return true;
}

// Of the cells only the one that is read.
bool Evaluator::StepCell(Frame frame) {
  if (Known(frame.term)) return true;
  const auto index = Known(pool_.kids(frame.term)[0]);
  if (!index) {
    Want(pool_.kids(frame.term)[0]);
    return false;
  }
  const auto cells = pool_.kids(frame.term).subspan(1);
  const int64_t last = static_cast<int64_t>(cells.size()) - 1;
  const int64_t at = std::clamp<int64_t>(static_cast<int32_t>(*index), 0, last);
  const auto value = Known(cells[static_cast<size_t>(at)]);
  if (!value) {
    Want(cells[static_cast<size_t>(at)]);
    return false;
  }
  memo_.Insert(KeyOf(frame.term), *value);
  return true;
}

// Follows the model down the diagram. True when a constant is reached; false
// when terms must be evaluated first, which are then on the stack.
bool Evaluator::Walk(Formula& cursor) {
  while (!cursor.IsConstant()) {
    const Decision d = pool_.diagram().Top(cursor);
    const Variable v = d.question.variable;
    uint64_t value;
    if (pool_.IsChoice(v)) {
      value = ChoiceValue(v);
    } else {
      const auto holds = AtomHolds(v);
      if (!holds) return false;
      value = *holds;
    }
    cursor = value == d.question.value ? d.then : d.otherwise;
  }
  return true;
}

// A derived choice has the value its cases give it, whatever the model says.
uint64_t Evaluator::ChoiceValue(Variable v) {
  const Choice& choice = pool_.choice(v);
  if (choice.cases.empty()) return model_.Value(Unknown(v));
  if (auto known = memo_.Find(KeyOf(v))) return *known;
  // Work under way is set aside: evaluating a case runs to its end.
  std::vector<Frame> outer = std::exchange(stack_, {});
  uint64_t value = choice.labels.size() - 1;
  for (const DerivedCase& c : choice.cases) {
    if (!Evaluate(c.when)) continue;
    value = c.value;
    break;
  }
  stack_ = std::move(outer);
  memo_.Insert(KeyOf(v), value);
  return value;
}

std::optional<bool> Evaluator::AtomHolds(Variable v) {
  const PredicateAtom& atom = pool_.predicate(v);
  if (atom.predicate == Predicate::kBool) return model_.Value(Unknown(v)) != 0;
  if (auto known = memo_.Find(KeyOf(v))) return *known != 0;
  if (atom.predicate == Predicate::kForAll) return ForAllHolds(v);
  const auto a = Known(atom.a);
  const auto b = Row(atom.predicate).arity == 2 ? Known(atom.b) : 0;
  if (!a || !b) {
    if (!a) Want(atom.a);
    if (!b) Want(atom.b);
    return std::nullopt;
  }
  const bool holds = Holds(atom.predicate, pool_.sort(atom.a), *a, *b);
  memo_.Insert(KeyOf(v), holds);
  return holds;
}

// Its body under each index in turn, by an evaluator of its own: the values of
// terms depend on the index.
std::optional<bool> Evaluator::ForAllHolds(Variable v) {
  const PredicateAtom& atom = pool_.predicate(v);
  const auto upper = Known(atom.b);
  if (!upper) {
    Want(atom.b);
    return std::nullopt;
  }
  const int32_t end = std::min(static_cast<int32_t>(*upper), atom.most);
  bool holds = true;
  Model model = model_;
  for (int32_t i = 1; i <= end && holds; ++i) {
    model.Set(atom.a, static_cast<uint32_t>(i));
    holds = Evaluator(pool_, model).Evaluate(atom.body);
  }
  memo_.Insert(KeyOf(v), holds);
  return holds;
}

}  // namespace expr
