#include "engine/predicates/element.h"

#include <algorithm>
#include <iterator>

namespace engine {
namespace {

using expr::Formula;
using Mode = PredicatePoint::Mode;

Formula AnyOf(expr::Pool& pool, std::span<const Formula> said,
              const std::set<size_t>& which) {
  Formula any = Formula::False();
  for (size_t i : which) any = pool.Or(any, said[i]);
  return any;
}

Formula AllOf(expr::Pool& pool, std::span<const Formula> said,
              const std::set<size_t>& which) {
  Formula all = Formula::True();
  for (size_t i : which) all = pool.And(all, said[i]);
  return all;
}

std::set<size_t> Union(std::set<size_t> a, const std::set<size_t>& b) {
  a.insert(b.begin(), b.end());
  return a;
}

std::set<size_t> Intersection(const std::set<size_t>& a,
                              const std::set<size_t>& b) {
  std::set<size_t> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                        std::inserter(both, both.end()));
  return both;
}

bool Includes(const std::set<size_t>& all, const std::set<size_t>& part) {
  return std::includes(all.begin(), all.end(), part.begin(), part.end());
}

}  // namespace

AbstractElement AbstractElement::Of(Mode mode, std::set<size_t> predicates) {
  if (!predicates.empty())
    return AbstractElement(mode, Extreme::kNone, std::move(predicates));
  return mode == Mode::kAll ? Highest(mode) : Lowest(mode);
}

AbstractElement AbstractElement::Least(Mode mode, expr::Pool& pool,
                                       std::span<const Formula> said,
                                       const IsValid& valid) {
  if (valid(Formula::False())) return Lowest(mode);
  return mode == Mode::kAll ? LeastOfAll(pool, said, valid)
                            : LeastOfAny(pool, said, valid);
}

// A conjunction is the lower the more it says, so all that is valid is in it:
// a question each, however many conjunctions there are.
AbstractElement AbstractElement::LeastOfAll(expr::Pool&,
                                            std::span<const Formula> said,
                                            const IsValid& valid) {
  std::set<size_t> hold;
  for (size_t i = 0; i < said.size(); ++i)
    if (valid(said[i])) hold.insert(i);
  return Of(Mode::kAll, std::move(hold));
}

// Of alternatives no least set need exist: one from which none can be left out.
AbstractElement AbstractElement::LeastOfAny(expr::Pool& pool,
                                            std::span<const Formula> said,
                                            const IsValid& valid) {
  std::set<size_t> needed;
  for (size_t i = 0; i < said.size(); ++i) needed.insert(i);
  if (!valid(AnyOf(pool, said, needed))) return Highest(Mode::kAny);
  for (size_t i = said.size(); i-- > 0;) {
    std::set<size_t> fewer = needed;
    fewer.erase(i);
    if (valid(AnyOf(pool, said, fewer))) needed = std::move(fewer);
  }
  return Of(Mode::kAny, std::move(needed));
}

AbstractElement AbstractElement::Join(const AbstractElement& a,
                                      const AbstractElement& b,
                                      AbstractionMutation mutation) {
  if (mutation == AbstractionMutation::kFirstPathOnly) return a;
  if (a.extreme_ == Extreme::kLowest || b.extreme_ == Extreme::kHighest)
    return b;
  if (b.extreme_ == Extreme::kLowest || a.extreme_ == Extreme::kHighest)
    return a;
  if (mutation == AbstractionMutation::kLastAlternatives &&
      a.mode_ == Mode::kAny)
    return b;
  const bool unites =
      a.mode_ == Mode::kAny || mutation == AbstractionMutation::kSomePath;
  return Of(a.mode_, unites ? Union(a.predicates_, b.predicates_)
                            : Intersection(a.predicates_, b.predicates_));
}

bool AbstractElement::IsAtMost(const AbstractElement& b) const {
  if (extreme_ == Extreme::kLowest || b.extreme_ == Extreme::kHighest)
    return true;
  if (extreme_ != Extreme::kNone || b.extreme_ != Extreme::kNone) return false;
  return mode_ == Mode::kAll ? Includes(predicates_, b.predicates_)
                             : Includes(b.predicates_, predicates_);
}

Formula AbstractElement::Says(expr::Pool& pool, std::span<const Formula> said,
                              AbstractionMutation mutation) const {
  if (extreme_ == Extreme::kLowest) return Formula::False();
  if (extreme_ == Extreme::kHighest ||
      mutation == AbstractionMutation::kNoConstraint)
    return Formula::True();
  const bool all =
      mode_ == Mode::kAll || mutation == AbstractionMutation::kAllOfAny;
  return all ? AllOf(pool, said, predicates_) : AnyOf(pool, said, predicates_);
}

}  // namespace engine
