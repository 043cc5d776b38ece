// What is known of a value, as an element of a lattice: some of a list of
// predicates, all of which hold of it, or one of which does. The more values an
// element admits the higher it is. Between nothing can be it (the lowest) and
// it can be anything (the highest).
//
// A predicate goes by its number in the list. What it says is a formula that
// depends on whose value it is about: that of one path, or the joint one.
#ifndef ENGINE_PREDICATES_ELEMENT_H_
#define ENGINE_PREDICATES_ELEMENT_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <utility>

#include "engine/predicates/mutation.h"
#include "engine/predicates/predicate.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace engine {

class AbstractElement {
 public:
  using Mode = PredicatePoint::Mode;

  static AbstractElement Lowest(Mode mode) {
    return AbstractElement(mode, Extreme::kLowest, {});
  }
  static AbstractElement Highest(Mode mode) {
    return AbstractElement(mode, Extreme::kHighest, {});
  }
  // All of these hold (none: the highest), or one of them (none: the lowest).
  static AbstractElement Of(Mode mode, std::set<size_t> predicates);

  // The lowest one above a value of which the list says `said`; what is valid
  // of it somebody tells, who may not know: then it is not.
  using IsValid = std::function<bool(expr::Formula)>;
  static AbstractElement Least(Mode mode, expr::Pool& pool,
                               std::span<const expr::Formula> said,
                               const IsValid& valid);
  // The lowest one above both, which are of one mode.
  static AbstractElement Join(const AbstractElement& a,
                              const AbstractElement& b,
                              AbstractionMutation mutation = {});
  // Does `b` admit what this admits, as the predicates are listed?
  bool IsAtMost(const AbstractElement& b) const;

  // Of a value of which the list says `said`.
  expr::Formula Says(expr::Pool& pool, std::span<const expr::Formula> said,
                     AbstractionMutation mutation = {}) const;

  const std::set<size_t>& predicates() const { return predicates_; }
  friend bool operator==(const AbstractElement&,
                         const AbstractElement&) = default;

 private:
  enum class Extreme : uint8_t { kNone, kLowest, kHighest };
  AbstractElement(Mode mode, Extreme extreme, std::set<size_t> predicates)
      : mode_(mode), extreme_(extreme), predicates_(std::move(predicates)) {}
  static AbstractElement LeastOfAll(expr::Pool& pool,
                                    std::span<const expr::Formula> said,
                                    const IsValid& valid);
  static AbstractElement LeastOfAny(expr::Pool& pool,
                                    std::span<const expr::Formula> said,
                                    const IsValid& valid);

  Mode mode_;
  Extreme extreme_;
  std::set<size_t> predicates_;  // of an extreme: none
};

}  // namespace engine

#endif  // ENGINE_PREDICATES_ELEMENT_H_
