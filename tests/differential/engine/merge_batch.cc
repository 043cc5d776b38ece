// Explores every static method of the named classes with paths that meet
// merged, and asks the oracle: each small input must be in exactly one merged
// path that shows the run on it. Prints a line for each method: its name, the
// verdict, inputs tried, paths without and with merging, milliseconds, and why
// where it is not the same.
//
// usage: merge_batch CLASS_PATH BOUND MILLISECONDS WHEN CLASS...
//        merge_batch --mutations
//
// WHEN is joins, always, values, patterns, or a wrong rule, by which all are
// merged;
// --mutations lists these.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/deadline.h"
#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/oracle.h"
#include "engine/analysis/oracle_run.h"
#include "engine/machine/entry_name.h"
#include "engine/runtime/context.h"
#include "engine/search/end.h"
#include "expr/join_mutation.h"
#include "heap/initializer.h"
#include "heap/print.h"
#include "tests/differential/engine/method_batch.h"

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct Settings {
  uint32_t bound;
  milliseconds limit;
  engine::Merge when;
  engine::CounterRules counter;
  expr::JoinMutation mutation;
};

struct Outcome {
  std::string verdict;
  uint64_t inputs = 0;
  size_t unmerged = 0, merged = 0;
  std::string why = "";
};

using Paths = std::optional<std::vector<engine::State>>;

Paths PathsOf(engine::Analysis& analysis, engine::MachineOptions options,
              engine::Merge when, base::Deadline deadline) {
  options.merge = when;
  options.deadline = deadline;
  return AllPaths(analysis, analysis.context(),
                  *heap::MakeInitializer("summary"), options,
                  {2'000, deadline});
}

std::string InputText(engine::Analysis& analysis,
                      const engine::OracleResult& asked) {
  if (!asked.problem_input) return "";
  std::string text = heap::Print(analysis.types(), *asked.problem_input);
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

bool AnyUnsupported(const std::vector<engine::State>& paths) {
  return std::any_of(paths.begin(), paths.end(), [](const auto& path) {
    return path.end->kind == search::EndKind::kUnsupported;
  });
}

Outcome Ask(engine::Analysis& analysis, const Settings& settings,
            const engine::MachineOptions& machine) {
  const base::Deadline deadline = base::Deadline::After(settings.limit);
  const Paths plain = PathsOf(analysis, machine, engine::Merge::kOff, deadline);
  engine::MachineOptions merging = machine;
  merging.join_mutation = settings.mutation;
  merging.counter = settings.counter;
  const Paths merged = PathsOf(analysis, merging, settings.when, deadline);
  if (!plain || !merged) return {"inconclusive", 0, 0, 0, "too many paths"};
  engine::OracleOptions options;
  options.machine = machine;
  options.most_heaps = 300;
  options.most_odd_heaps = 60;
  options.deadline = deadline;
  const engine::OracleResult asked = AskOracle(analysis, *merged, options);
  Outcome outcome{"same", asked.inside + asked.outside, plain->size(),
                  merged->size()};
  if (asked.stopped) outcome.verdict = "inconclusive", outcome.why = "slow";
  if (merged->size() > plain->size())
    outcome.verdict = "DIFFERENT", outcome.why = "more paths than before";
  if (AnyUnsupported(*merged) && !AnyUnsupported(*plain))
    outcome.verdict = "DIFFERENT", outcome.why = "a path is cut short";
  if (asked.problem) {
    outcome.verdict = "DIFFERENT";
    outcome.why = *asked.problem + ": " + InputText(analysis, asked);
  }
  return outcome;
}

void AskOne(const classfile::ClassPath& path, const engine::EntryName& entry,
            const Settings& settings) {
  engine::AnalysisOptions options;
  options.bounds.depth = settings.bound;
  options.bounds.array_length = std::max(2u, settings.bound);
  options.machine.steps = 10'000;
  const auto start = Clock::now();
  auto analysis = engine::Analysis::Make(path, entry, options);
  Outcome o{"error"};
  if (analysis.ok())
    o = Ask(*analysis.value(), settings, options.machine);
  else
    o.why = analysis.error().ToString();
  const auto taken =
      std::chrono::duration_cast<milliseconds>(Clock::now() - start);
  std::printf("%s %s %llu %zu %zu %lld %s\n", entry.method.c_str(),
              o.verdict.c_str(), static_cast<unsigned long long>(o.inputs),
              o.unmerged, o.merged, static_cast<long long>(taken.count()),
              o.why.c_str());
  std::fflush(stdout);
}

engine::Merge WhenOf(std::string_view word) {
  if (word == "joins") return engine::Merge::kJoins;
  if (word == "auto") return engine::Merge::kAuto;
  if (word == "patterns") return engine::Merge::kPatterns;
  if (word == "values" || word == "fdfs" || word == "apart")
    return engine::Merge::kValues;
  return engine::Merge::kAlways;
}

engine::CounterRules RulesOf(std::string_view word) {
  using Order = engine::CounterRules::Order;
  return {word == "fdfs" ? Order::kLastFirst : Order::kLeastFar,
          word != "apart"};
}

// "values", or with a wrong rule, "values:kAnyWay"; a rule alone: always.
Settings SettingsOf(char** argv) {
  const std::string how = argv[4];
  const size_t colon = how.find(':');
  const std::string word = how.substr(0, colon);
  const std::string rule = colon == how.npos ? how : how.substr(colon + 1);
  return {static_cast<uint32_t>(std::atoi(argv[2])),
          milliseconds(std::atoi(argv[3])), WhenOf(word), RulesOf(word),
          engine::MutationNamed(expr::kJoinMutations, rule)};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--mutations")
    return engine::ListMutations(expr::kJoinMutations);
  if (argc < 6) return 2;
  const Settings settings = SettingsOf(argv);
  return engine::RunBatch(argv[1], {argv + 5, argv + argc},
                          [&](const auto& path, const auto& entry) {
                            AskOne(path, entry, settings);
                          });
}
