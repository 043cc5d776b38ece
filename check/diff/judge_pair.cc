#include "check/diff/judge_pair.h"

#include <optional>
#include <utility>

#include "engine/runtime/context.h"
#include "engine/search/path_checker.h"

namespace check {
namespace {

using expr::Formula;
using heap::Place;

constexpr const char* kHashes =
    "identity hash codes, which --identity-hash any leaves open";
constexpr const char* kAsked = "values that the program asks for";

// The places of one pair, those still to be walked.
class PairJudge {
 public:
  PairJudge(engine::Analysis& analysis, const engine::State& second,
            const CompareRules& rules)
      : analysis_(analysis),
        pool_(analysis.pool()),
        first_(*second.first_run),
        second_(second),
        rules_(rules) {}

  JudgedPair Judge() {
    NoteDoubts(first_);
    NoteDoubts(second_);
    std::vector<Place> open = {second_.place};
    while (!open.empty()) {
      const Place place = std::move(open.back());
      open.pop_back();
      JudgePlace(place, open);
    }
    return std::move(judged_);
  }

 private:
  void NoteDoubts(const engine::State& state) {
    const bool any = analysis_.machine().context().options.any_identity_hash;
    if (state.hashed && !any) judged_.open.insert(kHashes);
    if (!state.asked.empty()) judged_.open.insert(kAsked);
    if (state.assumes != nullptr)
      judged_.open.insert(std::string("assuming ") + state.assumes);
  }

  void JudgePlace(const Place& place, std::vector<Place>& open) {
    const heap::SymbolicHeap first =
        first_.place.heap.WithFurtherInputs(pool_, place.heap);
    OutcomeWalk walk(analysis_, {first_, first}, {second_, place.heap},
                     place.path, rules_);
    walk.Run();
    if (walk.undecided()) return Settle(place, *walk.undecided(), open);
    if (!walk.obstacle().empty()) judged_.open.insert(walk.obstacle());
    judged_.initialized_once.insert(walk.initialized_once().begin(),
                                    walk.initialized_once().end());
    FindDifference(place, first, walk.all());
  }

  void Settle(const Place& place, const Undecided& what,
              std::vector<Place>& open) {
    const engine::Context& context = analysis_.machine().context();
    if (what.cases.empty()) {
      for (auto& answer :
           context.access.Read(place, heap::ValueSet(what.owner), what.field))
        open.push_back(std::move(answer.place));
      return;
    }
    for (Formula f : what.cases)
      if (auto path = analysis_.checker().Assume(place.path, f))
        open.push_back({*std::move(path), place.heap});
  }

  // The first thing in which they can differ; what may be the same in spite of
  // its condition counts last, where all else is.
  void FindDifference(const Place& place, const heap::SymbolicHeap& first,
                      const std::vector<Compared>& all) {
    for (const Compared& each : all) {
      if (!each.certain) continue;
      if (auto path = analysis_.checker().Assume(place.path, !each.same))
        return AddDifference(*std::move(path), place, first, each.where);
    }
    for (const Compared& each : all)
      if (!each.certain &&
          analysis_.checker().Possible(place.path, !each.same)) {
        judged_.open.insert("cannot be compared: " + each.where);
        judged_.open_texts = true;
      }
  }

  void AddDifference(expr::Path path, const Place& place,
                     const heap::SymbolicHeap& first,
                     const std::string& where) {
    PairDifference found{first_, second_, where};
    found.first.place = {path, first};
    found.second.place = {std::move(path), place.heap};
    judged_.differences.push_back(std::move(found));
  }

  engine::Analysis& analysis_;
  expr::Pool& pool_;
  const engine::State& first_;
  const engine::State& second_;
  const CompareRules& rules_;
  JudgedPair judged_;
};

}  // namespace

JudgedPair JudgePair(engine::Analysis& analysis, const engine::State& second,
                     const CompareRules& rules) {
  return PairJudge(analysis, second, rules).Judge();
}

}  // namespace check
