// Cost per guard operation: our diagrams against BuDDy's finite domain blocks,
// on one stream of operations such as a heap asks for. Each input reference
// chooses among null, a new object and the objects of older references.
// The answers are compared before anything is measured.
#include <bdd.h>
#include <fdd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "base/rng.h"
#include "benchmarks/solver/stopwatch.h"
#include "expr/diagram.h"
#include "expr/expr.h"

namespace bench {
namespace {

using expr::Formula;

constexpr int kReferences = 38;
constexpr int kOperations = 20'000;
constexpr int kRepeats = 5;

enum class Op : uint8_t { kIs, kAnd, kOr, kNot, kRestrict };
constexpr const char* kOpNames[] = {"is", "and", "or", "not", "restrict"};

// Operands are earlier results; of kIs, reference and value.
struct Step {
  Op op;
  uint32_t a, b;
};

class Recorder {
 public:
  uint32_t Add(Op op, uint32_t a, uint32_t b = 0) {
    steps_.push_back({op, a, b});
    return static_cast<uint32_t>(steps_.size() - 1);
  }
  std::vector<Step> Take() { return std::move(steps_); }

 private:
  std::vector<Step> steps_;
};

// Value 0 is null, 1 is new, i + 2 is the object of reference i.
uint32_t Domain(int reference) { return static_cast<uint32_t>(reference) + 2; }

std::vector<Step> HeapLikeStream() {
  Recorder r;
  base::Rng rng(1);
  std::vector<uint32_t> exists, guards, definitions;
  for (int k = 0; k < kReferences; ++k) {
    const auto var = static_cast<uint32_t>(k);
    const uint32_t is_new = r.Add(Op::kIs, var, 1);
    uint32_t allowed = r.Add(Op::kOr, r.Add(Op::kIs, var, 0), is_new);
    for (int i = 0; i < k; ++i) {
      const uint32_t alias = r.Add(Op::kIs, var, static_cast<uint32_t>(i) + 2);
      const uint32_t guard = r.Add(Op::kAnd, alias, exists[i]);
      guards.push_back(guard);
      allowed = r.Add(Op::kOr, allowed, guard);
    }
    // A field of the object before: there only if that object is.
    exists.push_back(k == 0 ? is_new : r.Add(Op::kAnd, is_new, exists[k - 1]));
    definitions.push_back(allowed);
  }
  auto any = [&](const std::vector<uint32_t>& from) {
    return from[rng.Below(from.size())];
  };
  for (int i = 0; i < kOperations / 4; ++i) {
    // Reading through two references, an update under a guard, a test.
    const uint32_t both = r.Add(Op::kAnd, any(guards), any(guards));
    const uint32_t kept = r.Add(Op::kAnd, any(guards), r.Add(Op::kNot, both));
    const uint32_t joined = r.Add(Op::kOr, both, kept);
    r.Add(Op::kRestrict, joined, any(definitions));
  }
  return r.Take();
}

class Ours {
 public:
  using Result = Formula;
  Ours() {
    for (int k = 0; k < kReferences; ++k)
      variables_.push_back(diagram_.NewVariable(Domain(k)));
  }
  Formula Is(uint32_t reference, uint32_t value) {
    return diagram_.Is(variables_[reference], value);
  }
  Formula And(Formula a, Formula b) { return diagram_.And(a, b); }
  Formula Or(Formula a, Formula b) { return diagram_.Or(a, b); }
  Formula Not(Formula a) { return !a; }
  Formula Restrict(Formula a, Formula care) {
    return diagram_.Simplify(a, care);
  }
  bool Holds(Formula f, const std::vector<int>& values) {
    return diagram_.Evaluate(f, [&](expr::Variable v) {
      return static_cast<uint32_t>(values[v.index()]);
    });
  }
  static bool IsFalse(Formula f) { return f.IsFalse(); }
  size_t nodes() const { return diagram_.nodes(); }

 private:
  expr::Diagram diagram_;
  std::vector<expr::Variable> variables_;
};

// BuDDy has one table for the whole process. The youngest reference comes
// first, as in ours.
class Buddy {
 public:
  using Result = bdd;
  Buddy() {
    bdd_init(2'000'000, 1'000'000);
    bdd_gbc_hook(nullptr);
    std::vector<int> sizes;
    for (int k = kReferences - 1; k >= 0; --k)
      sizes.push_back(static_cast<int>(Domain(k)));
    fdd_extdomain(sizes.data(), static_cast<int>(sizes.size()));
  }
  ~Buddy() { bdd_done(); }
  bdd Is(uint32_t reference, uint32_t value) {
    return fdd_ithvar(kReferences - 1 - static_cast<int>(reference),
                      static_cast<int>(value));
  }
  bdd And(const bdd& a, const bdd& b) { return a & b; }
  bdd Or(const bdd& a, const bdd& b) { return a | b; }
  bdd Not(const bdd& a) { return !a; }
  bdd Restrict(const bdd& a, const bdd& care) { return bdd_simplify(a, care); }
  bool Holds(const bdd& f, const std::vector<int>& values) {
    bdd point = f;
    for (int k = 0; k < kReferences; ++k)
      point = bdd_restrict(point, Is(static_cast<uint32_t>(k),
                                     static_cast<uint32_t>(values[k])));
    return point == bddtrue;
  }
  static bool IsFalse(const bdd& f) { return f == bddfalse; }
  size_t nodes() const { return static_cast<size_t>(bdd_getnodenum()); }
};

template <class Package>
typename Package::Result Do(Package& p, const Step& s,
                            const std::vector<typename Package::Result>& r) {
  switch (s.op) {
    case Op::kIs:
      return p.Is(s.a, s.b);
    case Op::kAnd:
      return p.And(r[s.a], r[s.b]);
    case Op::kOr:
      return p.Or(r[s.a], r[s.b]);
    case Op::kNot:
      return p.Not(r[s.a]);
    case Op::kRestrict:
      return Package::IsFalse(r[s.b]) ? r[s.a] : p.Restrict(r[s.a], r[s.b]);
  }
  std::abort();
}

template <class Package>
std::vector<typename Package::Result> Run(Package& p,
                                          const std::vector<Step>& steps) {
  std::vector<typename Package::Result> results;
  results.reserve(steps.size());
  for (const Step& s : steps) results.push_back(Do(p, s, results));
  return results;
}

// Restrict may differ outside its care set; all others are the same function.
bool Agree(const std::vector<Step>& steps) {
  Ours ours;
  Buddy buddy;
  const auto a = Run(ours, steps);
  const auto b = Run(buddy, steps);
  base::Rng rng(2);
  for (size_t i = 0; i < steps.size(); i += 1 + rng.Below(40)) {
    std::vector<int> values;
    for (int k = 0; k < kReferences; ++k)
      values.push_back(
          static_cast<int>(rng.Below(rng.OneIn(2) ? 2 : Domain(k))));
    if (steps[i].op == Op::kRestrict && !ours.Holds(a[steps[i].b], values))
      continue;
    if (ours.Holds(a[i], values) != buddy.Holds(b[i], values)) return false;
  }
  return true;
}

// Nanoseconds per operation; first time with nothing known, then again with
// all results at hand, which is what a search does most of the time.
template <class Package>
void Measure(const char* name, const std::vector<Step>& steps) {
  Package p;
  const double count = static_cast<double>(steps.size());
  const Stopwatch cold;
  auto results = Run(p, steps);
  const double first = cold.Seconds() / count * 1e9;
  const Stopwatch warm;
  for (int i = 0; i < kRepeats; ++i) results = Run(p, steps);
  const double again = warm.Seconds() / count / kRepeats * 1e9;
  std::printf("  %-8s %10.1f %10.1f %10zu", name, first, again, p.nodes());
  for (Op op : {Op::kAnd, Op::kOr, Op::kNot, Op::kRestrict}) {
    size_t done = 0;
    const Stopwatch one;
    for (const Step& s : steps)
      if (s.op == op) {
        (void)Do(p, s, results);
        ++done;
      }
    std::printf(" %8.1f", one.Seconds() / static_cast<double>(done) * 1e9);
  }
  std::printf("\n");
}

int Main() {
  std::setbuf(stdout, nullptr);
  const std::vector<Step> steps = HeapLikeStream();
  if (!Agree(steps)) {
    std::printf("the two packages disagree\n");
    return 1;
  }
  std::printf("%zu operations on %d references, answers agree\n", steps.size(),
              kReferences);
  std::printf("  %-8s %10s %10s %10s", "ns/op", "first", "again", "nodes");
  for (Op op : {Op::kAnd, Op::kOr, Op::kNot, Op::kRestrict})
    std::printf(" %8s", kOpNames[static_cast<int>(op)]);
  std::printf("\n");
  Measure<Ours>("diagram", steps);
  Measure<Buddy>("BuDDy", steps);
  return 0;
}

}  // namespace
}  // namespace bench

int main() { return bench::Main(); }
