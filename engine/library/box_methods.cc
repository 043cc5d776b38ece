// valueOf of boxes. A virtual machine keeps those of small numbers and gives
// them again; here they are made when they are first asked for, and a number is
// told from those that came before it instead of from all that are kept: 256
// objects under a guard each, or 256 paths.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/library/intrinsics.h"
#include "engine/runtime/invocation.h"
#include "engine/state/truncation.h"
#include "heap/value_set.h"

namespace engine::intrinsics {
namespace {

using expr::Expr;
using expr::Formula;
using heap::Guarded;
using heap::Location;

constexpr int kLeastKept = -128, kMostKept = 127;
// Of Integer alone, and never fewer.
constexpr const char* kMostProperty = "java.lang.Integer.IntegerCache.high";

// What a call of valueOf is about.
struct Content {
  ClassId type;
  char letter;
  Expr value;
};

Content ContentOf(Context& c, State& s, char letter) {
  const Slot word =
      s.frame.Local(0, letter == 'J' ? Slot::Type::kLong : Slot::Type::kInt);
  return {s.frame.body->owner, letter,
          c.values.ToTerm(Truncate(c.pool, c.values, word, letter))};
}

Expr BoundOf(Context& c, char letter, int value) {
  return letter == 'J' ? c.pool.Long(value) : c.pool.Int(value);
}

int MostKept(const Context& c, char letter) {
  const auto set = c.options.properties.find(kMostProperty);
  if (letter != 'I' || set == c.options.properties.end()) return kMostKept;
  const std::string& text = set->second;
  const char* const end = text.data() + text.size();
  int most = kMostKept;
  const auto read =
      std::from_chars(text.data() + (text.starts_with('+') ? 1 : 0), end, most);
  // The library takes no notice of what is no number.
  if (read.ec != std::errc() || read.ptr != end) return kMostKept;
  return std::max(most, kMostKept);
}

Formula IsKept(Context& c, const Content& in) {
  const Formula not_less =
      c.pool.Le(BoundOf(c, in.letter, kLeastKept), in.value);
  const Formula not_more =
      c.pool.Le(in.value, BoundOf(c, in.letter, MostKept(c, in.letter)));
  return c.pool.And(not_less, not_more);
}

// The boxes of this number, as far as numbers alone tell. Each is one for
// itself: no two hold the same number where both are kept.
std::vector<Guarded> KnownBoxes(Context& c, const State& s, const Content& in) {
  std::vector<Guarded> known;
  s.boxes.ForEachWhile([&](const Box& box) {
    if (box.type != in.type) return true;
    const Formula same = c.pool.And(box.when, c.pool.Eq(box.value, in.value));
    if (same.IsTrue()) known.clear();
    if (!same.IsFalse()) known.push_back({same, box.location});
    return !same.IsTrue();
  });
  std::reverse(known.begin(), known.end());  // as they were made
  return known;
}

Formula NoneOf(Context& c, const std::vector<Guarded>& known) {
  Formula none = Formula::True();
  for (const Guarded& each : known) none = c.pool.And(none, !each.guard);
  return none;
}

// `when`: it has the number of none that is known.
Location NewBox(Context& c, State& s, const Content& in, Formula when) {
  const Location made = s.place.heap.Allocate(in.type);
  const char descriptor[] = {in.letter, 0};
  if (auto f = c.table.DeclaredField(in.type, "value", descriptor))
    s.place.heap.SetField(made, *f, in.value);
  const Formula kept = c.pool.And(when, IsKept(c, in));
  if (!kept.IsFalse()) s.boxes.Push({in.type, in.value, made, kept});
  return made;
}

std::vector<Guarded> PossibleOf(Context& c, const State& s,
                                const std::vector<Guarded>& boxes) {
  std::vector<Formula> guards;
  for (const Guarded& each : boxes) guards.push_back(each.guard);
  const std::vector<bool> possible =
      c.heap.feasible.WhichPossible(s.place.path, guards);
  std::vector<Guarded> left;
  for (size_t i = 0; i < boxes.size(); ++i)
    if (possible[i]) left.push_back(boxes[i]);
  return left;
}

// One path for each.
Step GiveEach(Context& c, State& s, const std::vector<Guarded>& boxes) {
  heap::Answers<Location> answers;
  for (const Guarded& each : boxes)
    if (auto path = c.heap.feasible.Assume(s.place.path, each.guard))
      answers.push_back({{*std::move(path), s.place.heap}, each.location});
  return ForEach(c, s, std::move(answers), [&](State& t, Location box) {
    return Leave(c, t, Slot::At(box));
  });
}

// Whether there is a new one does not depend on the path, so that objects have
// the same names on all that come here, and with every strategy.
Step Give(Context& c, State& s, char letter) {
  const Content in = ContentOf(c, s, letter);
  std::vector<Guarded> boxes = KnownBoxes(c, s, in);
  const Formula none = NoneOf(c, boxes);
  if (!none.IsFalse()) boxes.push_back({none, NewBox(c, s, in, none)});
  if (boxes.size() > 1) boxes = PossibleOf(c, s, boxes);
  if (boxes.size() == 1) return Leave(c, s, Slot::At(boxes[0].location));
  // None: the path was taken on a perhaps, and ends here.
  if (boxes.empty() || !c.initializer.KeepsCasesTogether())
    return GiveEach(c, s, boxes);
  return Leave(c, s,
               c.values.FromSet(heap::ValueSet::Of(c.pool, std::move(boxes))));
}

}  // namespace

Step ByteValueOf(Context& c, State& s) { return Give(c, s, 'B'); }
Step CharValueOf(Context& c, State& s) { return Give(c, s, 'C'); }
Step ShortValueOf(Context& c, State& s) { return Give(c, s, 'S'); }
Step IntValueOf(Context& c, State& s) { return Give(c, s, 'I'); }
Step LongValueOf(Context& c, State& s) { return Give(c, s, 'J'); }

}  // namespace engine::intrinsics
