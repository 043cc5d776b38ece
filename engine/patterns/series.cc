#include "engine/patterns/series.h"

#include <algorithm>
#include <cstddef>

#include "expr/kind.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Pool;

std::optional<Shapes::Hole> HoleThrough(const std::vector<Sample>& samples) {
  const auto line = LinearThrough(samples);
  if (!line) return std::nullopt;
  int64_t most = samples[0].value;
  for (const Sample& s : samples) most = std::max(most, s.value);
  return Shapes::Hole{*line, most};
}

// One hole for each number they have; nothing: they are not alike.
std::optional<std::vector<Shapes::Hole>> HolesThrough(
    const std::vector<InRound<Shape>>& shapes) {
  const Shape& first = shapes[0].what;
  for (const auto& [round, shape] : shapes)
    if (shape.letter != first.letter || shape.quantified) return std::nullopt;
  std::vector<Shapes::Hole> holes;
  for (size_t n = 0; n < first.numbers.size(); ++n) {
    std::vector<Sample> samples;
    for (const auto& [round, shape] : shapes)
      samples.push_back({round, shape.numbers[n]});
    const auto hole = HoleThrough(samples);
    if (!hole) return std::nullopt;
    holes.push_back(*hole);
  }
  return holes;
}

bool GrowsAlone(const Series<Condition>& series, size_t hole) {
  for (size_t n = 0; n < series.holes().size(); ++n)
    if (n != hole && !series.holes()[n].line.IsConstant()) return false;
  return true;
}

// In which round a test asks for the rest, too.
enum class Hardest { kNone, kFirst, kLast };

// A number, or an array's length and one. Elsewhere a sum may overflow.
bool IsNumberAndLength(const Pool& pool, Expr e) {
  if (pool.kind(e) == expr::Kind::kAdd && pool.IsConstant(pool.kids(e)[1]))
    e = pool.kids(e)[0];
  while (pool.kind(e) == expr::Kind::kIte) e = pool.kids(e)[1];
  return pool.IsConstant(e);
}

// Which side of the test is such a number that changes, the other one being the
// same in all rounds; nothing: neither is.
enum class Side { kNeither, kLeft, kRight };
Side ChangingSide(const Pool& pool, const Series<Condition>& series) {
  const RawTest& test = *series.example().test;
  const size_t holes = series.holes().size();
  if (holes == 0) return Side::kNeither;
  if (pool.IsConstant(test.b) && holes == 2 && GrowsAlone(series, 0) &&
      IsNumberAndLength(pool, test.a))
    return Side::kLeft;
  if (pool.IsConstant(test.a) && GrowsAlone(series, 0)) return Side::kLeft;
  if (pool.IsConstant(test.b) && GrowsAlone(series, holes - 1))
    return Side::kRight;
  return Side::kNeither;
}

// A number that changes evenly against a term that does not: the largest is not
// less, or the smallest.
Hardest HardestOf(const Pool& pool, const Series<Condition>& series) {
  const std::optional<RawTest>& test = series.example().test;
  if (!test || test->predicate != expr::Predicate::kLt) return Hardest::kNone;
  const Side side = ChangingSide(pool, series);
  if (side == Side::kNeither) return Hardest::kNone;
  const bool left = side == Side::kLeft;
  const size_t hole = left ? 0 : series.holes().size() - 1;
  const bool grows = series.holes()[hole].line.times > 0;
  return (grows == left) == test->holds ? Hardest::kLast : Hardest::kFirst;
}

}  // namespace

template <class What>
std::optional<Series<What>> Series<What>::Through(
    Shapes& shapes, const std::vector<InRound<What>>& all) {
  Series series;
  series.what_ = all[0].what;
  series.constant_ = std::all_of(all.begin(), all.end(), [&](const auto& one) {
    return one.what == series.what_;
  });
  if (series.constant_) return series;
  std::vector<InRound<Shape>> alike;
  for (const auto& [round, what] : all)
    alike.push_back({round, shapes.Of(what)});
  auto holes = HolesThrough(alike);
  if (!holes) return std::nullopt;
  series.holes_ = *std::move(holes);
  return series;
}

template std::optional<Series<Condition>> Series<Condition>::Through(
    Shapes&, const std::vector<InRound<Condition>>&);
template std::optional<Series<Expr>> Series<Expr>::Through(
    Shapes&, const std::vector<InRound<Expr>>&);

Formula InAllRounds(Pool& pool, const Shapes& shapes,
                    const Series<Condition>& series, Expr upper, int32_t most) {
  const Formula none = pool.Lt(upper, pool.Int(1));
  if (series.IsConstant()) return pool.Or(none, series.example().formula);
  const Hardest hardest = HardestOf(pool, series);
  if (hardest == Hardest::kNone) {
    const Expr bound = pool.BoundSymbol("i");
    const Formula body = series.At(shapes, bound);
    return pool.ForAll(bound, upper, most, body);
  }
  const Expr round = hardest == Hardest::kLast ? upper : pool.Int(1);
  return pool.Or(none, series.At(shapes, round));
}

}  // namespace engine
