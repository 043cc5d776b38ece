#include "engine/patterns/proof.h"

#include <cstddef>

#include "base/check.h"
#include "expr/path.h"
#include "expr/pool.h"

namespace engine {
namespace {

using expr::Formula;
using expr::Path;

std::vector<Formula> AssumedSince(const Path& origin, const Path& path) {
  const auto all = path.assumptions().ToVector();
  return {all.begin() + static_cast<ptrdiff_t>(origin.assumptions().size()),
          all.end()};
}

class Proof {
 public:
  Proof(Context& c, const JoinedWays& joined, const State& pattern)
      : c_(c), joined_(joined), pattern_(pattern) {}

  void Run() {
    Formula none = Formula::True();
    for (size_t j = 0; j < joined_.ways.size(); ++j) {
      const Formula here =
          c_.pool.Eq(joined_.rounds,
                     c_.pool.Int(static_cast<int32_t>(joined_.ways[j].rounds)));
      ProveWay(joined_.states[j], here);
      none = c_.pool.And(none, !here);
    }
    CHECK(!c_.heap.feasible.Possible(pattern_.place.path, none),
          "a pattern should have no rounds that no way has");
  }

 private:
  void ProveWay(const State& way, Formula here) {
    const Path& origin = joined_.origin.place.path;
    const Path there = way.place.path.With(c_.pool, here);
    for (Formula f : AssumedSince(origin, pattern_.place.path))
      CHECK(!c_.heap.feasible.Possible(there, !f),
            "a pattern should hold where one of its ways does");
    const Path back = pattern_.place.path.With(c_.pool, here);
    for (Formula f : AssumedSince(origin, way.place.path))
      CHECK(!c_.heap.feasible.Possible(back, !f),
            "one of its ways should hold where a pattern does");
    for (uint32_t i = 0; i < way.frame.top; ++i)
      if (i >= way.frame.locals || joined_.live(i)) ProveSlot(way, i, back);
  }

  void ProveSlot(const State& way, uint32_t i, const Path& back) {
    const Slot& a = way.frame.slots[i];
    const Slot& b = pattern_.frame.slots[i];
    if (a == b || a.type == Slot::Type::kNone ||
        a.type == Slot::Type::kReference || a.type != b.type)
      return;
    const expr::Expr x = c_.values.ToTerm(a), y = c_.values.ToTerm(b);
    CHECK(!c_.heap.feasible.Possible(back, !c_.pool.Eq(x, y)),
          "a pattern should hold the numbers of its ways");
  }

  Context& c_;
  const JoinedWays& joined_;
  const State& pattern_;
};

}  // namespace

void ProvePattern(Context& context, const JoinedWays& joined,
                  const State& pattern) {
  Proof(context, joined, pattern).Run();
}

}  // namespace engine
