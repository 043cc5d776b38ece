#include "expr/tables.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "expr/apply.h"
#include "expr/pool.h"
#include "expr/rules.h"

namespace expr {
namespace {

// Of so many stretches a number is a choice between them; one of more stays as
// it was computed, as long as it is only computed with.
constexpr size_t kMostChoices = 64;
// So many make a formula. More are one atom: formulas that ask about the same
// character in different places multiply.
constexpr size_t kMostQuestions = 16;
constexpr int64_t kMostValues = 1 << 16;

bool IsNarrow(Kind kind) {
  return kind == Kind::kI2B || kind == Kind::kI2C || kind == Kind::kI2S;
}

// With a result and operands of 32 bits.
bool IsOfInts(Kind kind, Sort sort) {
  const OperandRule operands = Row(kind).operands;
  return sort == Sort::kBv32 &&
         (operands == OperandRule::kSame || operands == OperandRule::kShift ||
          IsNarrow(kind)) &&
         ResultSort(kind, sort) == Sort::kBv32;
}

}  // namespace

std::unique_ptr<Tables::Function> Tables::Compute(Expr e) {
  if (pool_.sort(e) != Sort::kBv32) return nullptr;
  const Kind kind = pool_.kind(e);
  const auto kids = pool_.kids(e);
  if (kind != Kind::kConstant && kind != Kind::kSymbol && kind != Kind::kIte &&
      kind != Kind::kCellAt && IsOfInts(kind, pool_.sort(kids[0])))
    if (auto f = Applied(kind, kids[0], kids.size() == 2 ? kids[1] : Expr()))
      return f;
  const rules::Range range = rules::RangeOf(pool_, e);
  if (range.high - range.low >= kMostValues || pool_.IsConstant(e))
    return nullptr;
  auto identity = std::make_unique<Function>();
  identity->base = e;
  identity->low = static_cast<int32_t>(range.low);
  for (int64_t value = range.low; value <= range.high; ++value)
    identity->values.push_back(static_cast<int32_t>(value));
  return identity;
}

const Tables::Function* Tables::FunctionOf(Expr e) {
  constexpr int kDeepest = 64;
  if (const auto it = functions_.find(e); it != functions_.end())
    return it->second.get();
  if (depth_ == kDeepest) return nullptr;
  ++depth_;
  auto function = Compute(e);
  --depth_;
  return functions_.emplace(e, std::move(function)).first->second.get();
}

// Of one function and a constant, or of two of the same character.
template <class Each>  // (int32_t, int32_t) -> int32_t
std::unique_ptr<Tables::Function> Tables::Combined(Expr a, Expr b, Each each) {
  const auto left = rules::IntegerConstant(pool_, a);
  const auto right = b == Expr() ? std::optional<int64_t>(0)
                                 : rules::IntegerConstant(pool_, b);
  const Function* f = left ? nullptr : FunctionOf(a);
  const Function* g = right ? nullptr : FunctionOf(b);
  if ((!left && f == nullptr) || (!right && g == nullptr) || (left && right) ||
      (f != nullptr && g != nullptr && f->base != g->base))
    return nullptr;
  const Function& any = f != nullptr ? *f : *g;
  auto result = std::make_unique<Function>(Function{any.base, any.low, {}});
  for (size_t i = 0; i < any.values.size(); ++i)
    result->values.push_back(
        each(f != nullptr ? f->values[i] : static_cast<int32_t>(*left),
             g != nullptr ? g->values[i] : static_cast<int32_t>(*right)));
  return result;
}

std::unique_ptr<Tables::Function> Tables::Applied(Kind kind, Expr a, Expr b) {
  return Combined(a, b, [&](int32_t x, int32_t y) {
    return static_cast<int32_t>(Apply(
        kind, Sort::kBv32, static_cast<uint32_t>(x), static_cast<uint32_t>(y)));
  });
}

std::vector<Tables::Run> Tables::RunsOf(const Function& f) {
  std::vector<Run> runs;
  for (size_t i = 0; i < f.values.size(); ++i)
    if (runs.empty() || runs.back().value != f.values[i])
      runs.push_back({f.low + static_cast<int32_t>(i), f.values[i]});
  return runs;
}

// One after the other: what is made first is named first, and what is made last
// is nearest to the root.
Expr Tables::Choice(const Function& f, std::span<const Run> runs) {
  if (runs.size() == 1) return pool_.Int(runs[0].value);
  const size_t half = runs.size() / 2;
  const Expr upper = Choice(f, runs.subspan(half));
  const Expr lower = Choice(f, runs.first(half));
  return pool_.Ite(pool_.Lt(f.base, pool_.Int(runs[half].first)), lower, upper);
}

Formula Tables::Question(const Function& f, std::span<const Run> runs) {
  if (runs.size() == 1)
    return runs[0].value != 0 ? Formula::True() : Formula::False();
  const size_t half = runs.size() / 2;
  const Formula upper = Question(f, runs.subspan(half));
  const Formula lower = Question(f, runs.first(half));
  return pool_.Ite(pool_.Lt(f.base, pool_.Int(runs[half].first)), lower, upper);
}

// The same as one atom; of a question and its opposite one is asked.
Formula Tables::Atom(const Function& f, std::vector<Run> runs) {
  const bool opposite = runs[0].value != 0;
  for (Run& run : runs) run.value = (run.value != 0) != opposite;
  const Expr answer = Choice(f, runs);
  const Formula asked = pool_.TestRaw(Predicate::kEq, answer, pool_.Int(1));
  return opposite ? !asked : asked;
}

// For those who do not know of tables: as one choice.
Expr Tables::Spelled(Expr e) {
  if (!Has(e)) return e;
  const Function& f = *functions_.at(e);
  const std::vector<Run> runs = RunsOf(f);
  return Choice(f, runs);
}

Expr Tables::Remember(Expr e, std::unique_ptr<Function> function) {
  if (pool_.IsConstant(e)) return e;
  made_.insert(e);
  functions_[e] = std::move(function);
  return e;
}

std::optional<Expr> Tables::Read(std::span<const int32_t> table, Expr index) {
  const Function* at = FunctionOf(index);
  if (at == nullptr || table.empty()) return std::nullopt;
  auto result = std::make_unique<Function>(Function{at->base, at->low, {}});
  const auto last = static_cast<int64_t>(table.size()) - 1;
  for (const int64_t i : at->values)
    result->values.push_back(
        table[static_cast<size_t>(std::clamp<int64_t>(i, 0, last))]);
  const std::vector<Run> runs = RunsOf(*result);
  const Expr read =
      runs.size() > kMostChoices ? Cell(table, index) : Choice(*result, runs);
  return Remember(read, std::move(result));
}

Expr Tables::Cell(std::span<const int32_t> table, Expr index) {
  std::vector<Expr> cells;
  for (int32_t number : table) cells.push_back(pool_.Int(number));
  return pool_.CellAt(cells, index);
}

std::optional<Expr> Tables::Simplify(const TermDraft& d) {
  auto result =
      IsOfInts(d.kind, pool_.sort(d.a)) ? Applied(d.kind, d.a, d.b) : nullptr;
  if (result == nullptr) {
    const Expr a = Spelled(d.a), b = d.b == Expr() ? d.b : Spelled(d.b);
    if (a == d.a && b == d.b) return std::nullopt;
    return b == Expr() ? pool_.Make(d.kind, a) : pool_.Make(d.kind, a, b);
  }
  const std::vector<Run> runs = RunsOf(*result);
  const Expr made = runs.size() > kMostChoices ? pool_.MakeRaw(d.kind, d.a, d.b)
                                               : Choice(*result, runs);
  return Remember(made, std::move(result));
}

std::optional<Formula> Tables::Simplify(const TestDraft& d) {
  const bool of_ints = d.b != Expr() && pool_.sort(d.a) == Sort::kBv32;
  const auto holds =
      !of_ints ? nullptr : Combined(d.a, d.b, [&](int32_t a, int32_t b) {
        return int32_t{Holds(d.predicate, Sort::kBv32, static_cast<uint32_t>(a),
                             static_cast<uint32_t>(b))};
      });
  if (holds == nullptr) {
    const Expr a = Spelled(d.a), b = d.b == Expr() ? d.b : Spelled(d.b);
    if (a == d.a && b == d.b) return std::nullopt;
    return pool_.Test(d.predicate, a, b);
  }
  std::vector<Run> runs = RunsOf(*holds);
  if (runs.size() > kMostQuestions) return Atom(*holds, std::move(runs));
  return Question(*holds, runs);
}

}  // namespace expr
