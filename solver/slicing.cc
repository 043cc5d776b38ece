#include "solver/slicing.h"

#include <vector>

namespace solver {

using expr::Formula;
using expr::Model;
using expr::Unknown;

Answer SlicingLayer::Decide(const Query& query) {
  const auto& witness = query.path().witness();
  if (!witness) return Pass(query);
  std::vector<Formula> slice = query.path().Slice(pool_, query.extra());
  slice.push_back(query.extra());
  const Query sliced = query.Sliced(std::move(slice));
  Answer answer = Pass(sliced);
  if (answer.verdict != Verdict::kSat) return answer;
  // Only unknowns of the slice may change: the witness keeps its values on
  // all others, and so keeps satisfying what was left out.
  Model whole = *witness;
  for (Formula f : sliced.conjuncts())
    for (Unknown u : pool_.UnknownsOf(f)) whole.Set(u, answer.model->Value(u));
  return Answer::Sat(std::move(whole));
}

}  // namespace solver
