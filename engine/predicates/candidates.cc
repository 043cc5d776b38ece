#include "engine/predicates/candidates.h"

#include <utility>

#include "engine/predicates/local_names.h"
#include "engine/state/slot.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Pool;
using expr::Sort;

// One predicate, with names found.
class Meaning {
 public:
  Meaning(Pool& pool, const Values& values,
          const std::map<uint32_t, std::string>& names, size_t of)
      : pool_(pool), values_(values), names_(names), of_(of) {}

  std::optional<Formula> Test(const Predicate& p,
                              const ValuesThere& there) const {
    if (p.kind == Predicate::Kind::kAnd || p.kind == Predicate::Kind::kOr)
      return Connected(p, there);
    const bool wide = IsWide(p, there);
    const auto a = Term(p.parts[0], there, wide);
    const auto b = Term(p.parts[1], there, wide);
    if (!a || !b) return std::nullopt;
    return Compared(p.kind, *a, *b);
  }

 private:
  std::optional<Formula> Connected(const Predicate& p,
                                   const ValuesThere& there) const {
    const auto a = Test(p.parts[0], there);
    const auto b = Test(p.parts[1], there);
    if (!a || !b) return std::nullopt;
    return p.kind == Predicate::Kind::kAnd ? pool_.And(*a, *b)
                                           : pool_.Or(*a, *b);
  }

  Formula Compared(Predicate::Kind kind, Expr a, Expr b) const {
    switch (kind) {
      case Predicate::Kind::kLess:
        return pool_.Lt(a, b);
      case Predicate::Kind::kAtMost:
        return pool_.Le(a, b);
      case Predicate::Kind::kUnequal:
        return !pool_.Eq(a, b);
      default:
        return pool_.Eq(a, b);
    }
  }

  // As Java has it: one long makes all of them longs.
  bool IsWide(const Predicate& p, const ValuesThere& there) const {
    if (p.kind == Predicate::Kind::kNumber)
      return p.number != static_cast<int32_t>(p.number);
    if (p.parts.empty()) {
      const auto value = ValueOf(p, there);
      return value && pool_.sort(*value) == Sort::kBv64;
    }
    for (const Predicate& part : p.parts)
      if (IsWide(part, there)) return true;
    return false;
  }

  std::optional<Expr> ValueOf(const Predicate& p,
                              const ValuesThere& there) const {
    if (p.kind == Predicate::Kind::kMerged) return there.different[of_];
    const auto local = LocalNamed(names_, p.local);
    if (!local || *local >= there.frame->locals) return std::nullopt;
    const Slot& slot = there.frame->slots[*local];
    if (slot.type != Slot::Type::kInt && slot.type != Slot::Type::kLong)
      return std::nullopt;
    return values_.ToTerm(slot);
  }

  std::optional<Expr> Term(const Predicate& p, const ValuesThere& there,
                           bool wide) const {
    if (p.kind == Predicate::Kind::kNumber)
      return wide ? pool_.Long(p.number)
                  : pool_.Int(static_cast<int32_t>(p.number));
    if (p.parts.empty()) return Widened(ValueOf(p, there), wide);
    const auto a = Term(p.parts[0], there, wide);
    if (!a) return std::nullopt;
    if (p.kind == Predicate::Kind::kNegate) return pool_.Make(Kind::kNeg, *a);
    const auto b = Term(p.parts[1], there, wide);
    if (!b) return std::nullopt;
    return pool_.Make(OperatorOf(p.kind), *a, *b);
  }

  static Kind OperatorOf(Predicate::Kind kind) {
    if (kind == Predicate::Kind::kAdd) return Kind::kAdd;
    return kind == Predicate::Kind::kSubtract ? Kind::kSub : Kind::kMul;
  }

  std::optional<Expr> Widened(std::optional<Expr> value, bool wide) const {
    if (!value || expr::IsFloating(pool_.sort(*value))) return std::nullopt;
    if (!wide || pool_.sort(*value) == Sort::kBv64) return value;
    return pool_.Make(Kind::kI2L, *value);
  }

  Pool& pool_;
  const Values& values_;
  const std::map<uint32_t, std::string> names_;
  const size_t of_;
};

// Stronger ones first; of a number.
using Relation = Formula (*)(Pool&, Expr, Expr);
constexpr Relation kRelations[] = {
    [](Pool& pool, Expr v, Expr w) { return pool.Lt(v, w); },
    [](Pool& pool, Expr v, Expr w) { return pool.Lt(w, v); },
    [](Pool& pool, Expr v, Expr w) { return pool.Le(v, w); },
    [](Pool& pool, Expr v, Expr w) { return pool.Le(w, v); },
    [](Pool& pool, Expr v, Expr w) { return !pool.Eq(v, w); },
    [](Pool& pool, Expr v, Expr w) { return pool.Eq(v, w); },
};

Expr Like(Pool& pool, Expr sample, int64_t number) {
  return pool.sort(sample) == Sort::kBv64
             ? pool.Long(number)
             : pool.Int(static_cast<int32_t>(number));
}

}  // namespace

std::optional<Candidate> CandidateOf(
    Pool& pool, const Values& values, const Predicate& predicate,
    const std::map<uint32_t, std::string>& names, const ValuesThere& sample,
    size_t of) {
  const Meaning meaning(pool, values, names, of);
  if (!meaning.Test(predicate, sample)) return std::nullopt;
  return [meaning, predicate](const ValuesThere& there) {
    return meaning.Test(predicate, there).value_or(Formula::True());
  };
}

std::vector<Candidate> InferredOf(Pool& pool, std::span<const int64_t> numbers,
                                  std::span<const size_t> others, size_t of) {
  std::vector<Candidate> all;
  for (const int64_t number : numbers)
    for (const Relation holds : kRelations)
      all.push_back([&pool, number, holds, of](const ValuesThere& there) {
        const Expr v = there.different[of];
        return holds(pool, v, Like(pool, v, number));
      });
  for (const size_t other : others)
    for (const Relation holds : kRelations)
      all.push_back([&pool, other, holds, of](const ValuesThere& there) {
        return holds(pool, there.different[of], there.different[other]);
      });
  return all;
}

Candidate OneOf(Pool& pool, std::vector<Expr> values, size_t of) {
  return [&pool, values = std::move(values), of](const ValuesThere& there) {
    Formula any = Formula::False();
    for (Expr value : values)
      any = pool.Or(any, pool.Eq(there.different[of], value));
    return any;
  };
}

}  // namespace engine
