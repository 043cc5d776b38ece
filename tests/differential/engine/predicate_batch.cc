// Explores every static method of the named classes with and without merging by
// predicates, and holds them against each other on numbers made at random: what
// the run on an input does must be among what some merged path admits, and a
// path that is not approximate admits nothing else. The run is told by the one
// unmerged path that holds the input, evaluated; whether a merged path admits
// it is asked of plain Z3.
//
// usage: predicate_batch CLASS_PATH INPUTS MILLISECONDS RULE CLASS...
//        predicate_batch --mutations
//
// RULE is a wrong one, or kNone; --mutations lists them. Every other method has
// predicates given for each of its lines, alternatives among them.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/deadline.h"
#include "base/hash.h"
#include "base/rng.h"
#include "classfile/class_path.h"
#include "engine/analysis/analysis.h"
#include "engine/analysis/oracle_run.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_name.h"
#include "engine/machine/entry_point.h"
#include "engine/predicates/mutation.h"
#include "engine/predicates/parse.h"
#include "engine/predicates/predicate.h"
#include "engine/runtime/context.h"
#include "engine/search/end.h"
#include "engine/state/state.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/symbolic_heap.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/solver.h"
#include "tests/differential/engine/method_batch.h"

namespace {

using Clock = std::chrono::steady_clock;
using engine::State;
using expr::Expr;
using expr::Formula;
using std::chrono::milliseconds;

// Of a helper, which every class has.
constexpr std::string_view kHelper = "near";

struct Settings {
  uint64_t inputs;
  milliseconds limit;
  engine::AbstractionMutation mutation;
};

struct Outcome {
  std::string verdict = "same";
  uint64_t inputs = 0;
  size_t unmerged = 0, merged = 0;
  std::string why = "";
};

// What a run on some input leaves: its result, if any, and the static field.
struct Left {
  const State* path;
  std::vector<uint64_t> numbers;
};

class Comparison {
 public:
  Comparison(engine::Analysis& analysis, const std::vector<State>& plain,
             const std::vector<State>& merged)
      : analysis_(analysis),
        pool_(analysis.pool()),
        plain_(plain),
        merged_(merged),
        z3_(pool_, solver::ResourceLimits{}, solver::Z3Tactic::kSimple,
            nullptr) {}

  // What is wrong on that input; empty: nothing.
  std::string On(const std::vector<int64_t>& numbers) {
    expr::Model input;
    Formula same = Formula::True();
    for (size_t i = 0; i < numbers.size(); ++i) {
      const Expr unknown = Parameter(i);
      const auto bits = pool_.sort(unknown) == expr::Sort::kBv64
                            ? static_cast<uint64_t>(numbers[i])
                            : uint64_t{static_cast<uint32_t>(numbers[i])};
      input.Set(unknown, bits);
      same = pool_.And(
          same, pool_.Eq(unknown, pool_.Constant(pool_.sort(unknown), bits)));
    }
    expr::Evaluator evaluator(pool_, input);
    std::vector<const State*> holding = HoldingIt(plain_, evaluator);
    if (holding.size() != 1) return "not in exactly one unmerged path";
    const Left run = LeftBy(*holding[0], evaluator);
    return Judged(run, same, evaluator);
  }

 private:
  Expr Parameter(size_t i) {
    return std::get<Expr>(plain_[0].place.heap.InputUnknown(
        pool_, analysis_.types(), heap::kFirstObject,
        analysis_.entry_point().parameters[i]));
  }

  std::vector<Expr> NumbersOf(const State& path) {
    std::vector<Expr> numbers;
    if (path.end->kind == search::EndKind::kReturn)
      numbers.push_back(analysis_.program().values.ToTerm(path.result));
    const engine::ClassId owner = analysis_.entry_point().method->owner;
    const engine::ClassState* statics = path.classes.Find(owner.index());
    const bool used = statics != nullptr && statics->statics != heap::kNull;
    for (engine::FieldId f : analysis_.table()[owner].static_fields)
      numbers.push_back(
          used ? std::get<Expr>(path.place.heap.Field(pool_, analysis_.types(),
                                                      statics->statics, f))
               : pool_.Int(0));
    return numbers;
  }

  // What no path that is approximate says is a matter of the input alone.
  std::string Judged(const Left& run, Formula input,
                     expr::Evaluator& evaluator) {
    bool admitted = false;
    for (const State* path : HoldingIt(merged_, evaluator)) {
      if (path->approximate) continue;
      if (path->end != run.path->end ||
          LeftBy(*path, evaluator).numbers != run.numbers)
        return "a path that is not approximate shows something else";
      admitted = true;
    }
    for (const State& path : merged_) {
      if (admitted) break;
      admitted =
          path.approximate && Admits(path, pool_.And(input, Shows(path, run)));
    }
    return admitted ? "" : "no path admits what the run does";
  }

  std::vector<const State*> HoldingIt(const std::vector<State>& paths,
                                      expr::Evaluator& evaluator) {
    std::vector<const State*> holding;
    for (const State& path : paths) {
      bool holds = true;
      path.place.path.conjuncts().ForEachWhile([&](Formula f) {
        holds = evaluator.Evaluate(f);
        return holds;
      });
      if (holds) holding.push_back(&path);
    }
    return holding;
  }

  Left LeftBy(const State& path, expr::Evaluator& evaluator) {
    Left left{&path, {}};
    for (Expr e : NumbersOf(path))
      left.numbers.push_back(evaluator.Evaluate(e));
    return left;
  }

  Formula Shows(const State& path, const Left& run) {
    if (path.end != run.path->end) return Formula::False();
    const std::vector<Expr> numbers = NumbersOf(path);
    Formula all = Formula::True();
    for (size_t i = 0; i < numbers.size(); ++i)
      all = pool_.And(
          all, pool_.Eq(numbers[i], pool_.Constant(pool_.sort(numbers[i]),
                                                   run.numbers[i])));
    return all;
  }

  // Whoever does not know has not found it.
  bool Admits(const State& path, Formula f) {
    return !f.IsFalse() &&
           z3_.Check(path.place.path, f).verdict == solver::Verdict::kSat;
  }

  engine::Analysis& analysis_;
  expr::Pool& pool_;
  const std::vector<State>& plain_;
  const std::vector<State>& merged_;
  solver::Z3OneShot z3_;
};

std::vector<int64_t> RandomNumbers(base::Rng& rng, size_t count) {
  constexpr int64_t kEdges[] = {std::numeric_limits<int32_t>::min(),
                                std::numeric_limits<int32_t>::max(), 0};
  std::vector<int64_t> numbers;
  for (size_t i = 0; i < count; ++i)
    numbers.push_back(rng.OneIn(8) ? kEdges[rng.Below(std::size(kEdges))]
                                   : static_cast<int64_t>(rng.Below(13)) - 6);
  return numbers;
}

// Alternatives, and what holds on most paths of what others have.
std::shared_ptr<const engine::Predicates> Given(
    const engine::Analysis& analysis, const Settings& settings, uint64_t seed) {
  constexpr uint32_t kLines = 2'000;
  constexpr const char* kPoints[] = {
      "conj v >= a, v <= b, v == c || v == -c, v >= 0",
      "disj v > 0, v == 0, v < 0", "disj v <= a, v >= a, v == b"};
  std::string text;
  if (seed % 2 == 0)
    for (uint32_t line = 1; line <= kLines; ++line)
      text += analysis.entry_point().method->text + ":" + std::to_string(line) +
              " " + kPoints[(seed + line) % std::size(kPoints)] + "\n";
  engine::Predicates given = engine::ParsePredicates(text, "given").value();
  given.mutation = settings.mutation;
  return std::make_shared<const engine::Predicates>(std::move(given));
}

using Paths = std::optional<std::vector<State>>;

Paths PathsOf(engine::Analysis& analysis, engine::MachineOptions options,
              base::Deadline deadline) {
  options.deadline = deadline;
  return AllPaths(analysis, analysis.context(),
                  *heap::MakeInitializer("summary"), options,
                  {1'000, deadline});
}

bool AllEnd(const std::vector<State>& paths) {
  return std::all_of(paths.begin(), paths.end(), [](const State& path) {
    return search::InfoOf(path.end->kind).complete;
  });
}

Outcome Compare(engine::Analysis& analysis, const Settings& settings,
                engine::MachineOptions options) {
  const base::Deadline deadline = base::Deadline::After(settings.limit);
  const uint64_t seed = base::HashText(analysis.entry_point().method->text);
  const Paths plain = PathsOf(analysis, options, deadline);
  options.merge = engine::Merge::kPredicates;
  options.predicates = Given(analysis, settings, seed);
  const Paths merged = PathsOf(analysis, options, deadline);
  if (!plain || !merged) return {"inconclusive", 0, 0, 0, "too many paths"};
  if (!AllEnd(*plain) || !AllEnd(*merged))
    return {"inconclusive", 0, 0, 0, "a path is cut short"};
  Comparison comparison(analysis, *plain, *merged);
  Outcome outcome{"same", 0, plain->size(), merged->size(), ""};
  base::Rng rng(seed);
  while (outcome.inputs < settings.inputs && outcome.why.empty()) {
    outcome.why = comparison.On(
        RandomNumbers(rng, analysis.entry_point().parameters.size()));
    ++outcome.inputs;
  }
  if (!outcome.why.empty()) outcome.verdict = "DIFFERENT";
  return outcome;
}

void CompareOne(const classfile::ClassPath& path,
                const engine::EntryName& entry, const Settings& settings) {
  if (entry.method == kHelper) return;
  engine::AnalysisOptions options;
  options.machine.steps = 10'000;
  const auto start = Clock::now();
  auto analysis = engine::Analysis::Make(path, entry, options);
  Outcome o{"error"};
  if (analysis.ok())
    o = Compare(*analysis.value(), settings, options.machine);
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

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--mutations")
    return engine::ListMutations(engine::kAbstractionMutations);
  if (argc < 6) return 2;
  const Settings settings = {
      static_cast<uint64_t>(std::atoll(argv[2])),
      milliseconds(std::atoi(argv[3])),
      engine::MutationNamed(engine::kAbstractionMutations, argv[4])};
  return engine::RunBatch(argv[1], {argv + 5, argv + argc},
                          [&](const auto& path, const auto& entry) {
                            CompareOne(path, entry, settings);
                          });
}
