#include "cli/parts/run_tally.h"

#include <cstddef>

#include "engine/analysis/assumptions.h"
#include "engine/runtime/context.h"
#include "solver/solver.h"

namespace cli {
namespace {

// Layers are the same ones in the same order in all processes of a run.
template <class Change>  // (a number, that of the other one)
void ChangeAll(RunCounts& counts, const RunCounts& other, Change change) {
  change(counts.bytecodes, other.bytecodes);
  change(counts.questions, other.questions);
  change(counts.solver_ns, other.solver_ns);
  change(counts.cache_hits, other.cache_hits);
  if (counts.layers.empty())
    for (const solver::LayerShare& layer : other.layers)
      counts.layers.push_back({layer.name});
  for (size_t i = 0; i < other.layers.size(); ++i) {
    change(counts.layers[i].questions, other.layers[i].questions);
    change(counts.layers[i].answered, other.layers[i].answered);
    change(counts.layers[i].ms, other.layers[i].ms);
  }
}

}  // namespace

RunCounts& RunCounts::operator+=(const RunCounts& other) {
  ChangeAll(*this, other, [](auto& a, auto b) { a += b; });
  return *this;
}

RunCounts& RunCounts::operator-=(const RunCounts& other) {
  ChangeAll(*this, other, [](auto& a, auto b) { a -= b; });
  return *this;
}

RunCounts CountsOf(engine::Analysis& analysis) {
  return {analysis.machine().context().bytecodes,
          analysis.checker().questions(), analysis.solver_stats().nanoseconds,
          solver::CacheHits(analysis.solver()),
          solver::SharesOf(analysis.solver())};
}

RunNotes NotesOf(engine::Analysis& analysis) {
  const engine::Context& context = analysis.machine().context();
  const std::vector<std::string> beyond =
      engine::AssumptionsBeyondBounds(analysis);
  return {{beyond.begin(), beyond.end()},
          context.settings,
          context.asserts,
          analysis.reads_strings(),
          context.requirement_as_code};
}

void Adopt(const RunNotes& notes, engine::Analysis& analysis) {
  engine::Context& context = analysis.machine().context();
  context.assumptions.insert(notes.assumptions.begin(),
                             notes.assumptions.end());
  context.settings.insert(notes.settings.begin(), notes.settings.end());
  context.asserts |= notes.asserts;
  if (notes.reads_strings) *analysis.context().read_parts = true;
  if (context.requirement_as_code.empty())
    context.requirement_as_code = notes.requirement_as_code;
}

}  // namespace cli
