// One bisimulation game of a method, set up: what the tests of the bytecode
// game and of the oracle share.
#ifndef TESTS_DIFFERENTIAL_ENGINE_BISIM_GAME_H_
#define TESTS_DIFFERENTIAL_ENGINE_BISIM_GAME_H_

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/result.h"
#include "base/rng.h"
#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/oracle_run.h"
#include "engine/analysis/state_relation.h"
#include "engine/machine/entry_name.h"
#include "engine/machine/machine.h"
#include "engine/search/bisimulation.h"
#include "heap/initializer.h"
#include "heap/mutation.h"

namespace engine {

using BytecodeGame = search::GameResult<State, State>;

// Another strategy on the left, the summary on the right. The options say how
// wrong the summary's rules are; the left side's are not.
class GameBench {
 public:
  static base::Result<std::unique_ptr<GameBench>> Make(
      const classfile::ClassPath& path, const EntryName& entry,
      AnalysisOptions options, std::string_view left = "lazy") {
    options.heap = "summary";
    options.machine.pause_at_decisions = true;
    ASSIGN_OR_RETURN(std::unique_ptr<Analysis> analysis,
                     Analysis::Make(path, entry, options));
    return std::make_unique<GameBench>(std::move(analysis), options, left);
  }

  GameBench(std::unique_ptr<Analysis> owned, const AnalysisOptions& options,
            std::string_view left)
      : options_(options),
        analysis_(std::move(owned)),
        sound_(Sound(analysis_->context())),
        strategy_(heap::MakeInitializer(left)),
        summary_(heap::MakeInitializer("summary")),
        left_(analysis_->program(), analysis_->entry_point(), sound_,
              *strategy_, options_.machine),
        relation_(analysis_->pool(), analysis_->program(),
                  analysis_->checker()) {
    if (left != "lazy") relation_.SettleFirst(sound_, *strategy_);
  }

  BytecodeGame Play(std::chrono::milliseconds limit) {
    return Game(left_, analysis_->machine(), relation_)
        .Play(base::Deadline::After(limit));
  }
  // The same with another relation in place of the bench's own.
  template <class OtherRelation>
  BytecodeGame PlayWith(OtherRelation& relation,
                        std::chrono::milliseconds limit) {
    return search::Game<Machine, Machine, OtherRelation>(
               left_, analysis_->machine(), relation)
        .Play(base::Deadline::After(limit));
  }
  BytecodeGame Sample(uint64_t ways, uint64_t seed) {
    base::Rng rng(seed);
    return Game(left_, analysis_->machine(), relation_).Sample(ways, rng, {});
  }

  // All paths of one side; nothing if it takes too long.
  std::optional<std::vector<State>> LeftPaths() {
    return PathsOf(sound_, *strategy_);
  }
  std::optional<std::vector<State>> SummaryPaths() {
    return PathsOf(analysis_->context(), *summary_);
  }

  Analysis& analysis() { return *analysis_; }
  MachineOptions straight() const {
    MachineOptions machine = options_.machine;
    machine.pause_at_decisions = false;
    return machine;
  }

 private:
  using Game = search::Game<Machine, Machine, Relation>;

  static heap::Context Sound(const heap::Context& context) {
    heap::Context sound = context;
    sound.mutation = heap::Mutation::kNone;
    return sound;
  }

  std::optional<std::vector<State>> PathsOf(const heap::Context& context,
                                            const heap::Initializer& strategy) {
    return AllPaths(*analysis_, context, strategy, straight(),
                    {2'000, base::Deadline::After(std::chrono::seconds(5))});
  }

  const AnalysisOptions options_;
  std::unique_ptr<Analysis> analysis_;
  const heap::Context sound_;
  std::unique_ptr<heap::Initializer> strategy_, summary_;
  Machine left_;
  Relation relation_;
};

}  // namespace engine

#endif  // TESTS_DIFFERENTIAL_ENGINE_BISIM_GAME_H_
