#include "solver/slicing.h"

#include <utility>
#include <vector>

namespace solver {

using expr::Formula;
using expr::Model;
using expr::Path;
using expr::Unknown;

Answer SlicingLayer::Decide(const Query& query) {
  const auto& witness = query.path().witness();
  if (!witness) return DecideWhole(query);
  Path::Bearing bearing = query.path().BearingOn(pool_, query.extra(), marks_);
  bearing.conjuncts.push_back(query.extra());
  Answer answer = Pass(query.Sliced(std::move(bearing.conjuncts)));
  if (answer.verdict != Verdict::kSat) return answer;
  // Only unknowns of the slice may change: the witness keeps its values on
  // all others, and so keeps satisfying what was left out.
  Model whole = *witness;
  for (Unknown u : bearing.unknowns) {
    const uint64_t value = answer.model->Value(u);
    if (whole.Value(u) != value) whole.Set(u, value);
  }
  answer.model = std::move(whole);
  return answer;
}

Answer SlicingLayer::DecideWhole(const Query& query) {
  Answer answer = Pass(query);
  if (answer.verdict != Verdict::kSat) return answer;
  query.path().BearingOn(pool_, query.extra(), marks_);
  Model settled;
  for (const Model::Entry& e : answer.model->entries())
    if (query.path().Mentions(e.unknown) || marks_.Has(e.unknown))
      settled.Set(e.unknown, e.value);
  answer.model = std::move(settled);
  return answer;
}

}  // namespace solver
