#include "cli/setup/javalite_setup.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <limits>

#include "cli/options/heap_choice.h"
#include "cli/options/solver_options.h"
#include "cli/setup/interrupt.h"
#include "heap/invariants.h"

namespace cli {

using base::Error;
using base::Result;

namespace {

constexpr std::string_view kOnBound[] = {"assume", "report"};
constexpr std::string_view kJavaliteOrders[] = {"dfs", "bfs", "random"};

constexpr OptionSpec kJavaliteOptions[] = {
    {"--heap", nullptr, "NAMES",
     "lazy, lazier, lazier-sharp, summary, summary-u; compare: a list or all",
     nullptr, kHeapWords},
    {"--bound", nullptr, "K|none",
     "longest chain of input objects; compare: a range", "3"},
    {"--max-objects", nullptr, "N", "most input objects in one heap", nullptr},
    {"--on-bound", nullptr, "WHAT",
     "assume that inputs keep to the bounds, or report where not", "assume",
     "assume report"},
    {"--call-depth", nullptr, "N", "method bodies on the stack", "100"},
    {"--step-limit", nullptr, "N", "expressions evaluated on one path",
     "1000000"},
    {"--time-limit", nullptr, "S",
     "seconds for the whole run (compare: for each process)", nullptr},
    {"--max-paths", nullptr, "N", "paths, for the whole run", nullptr},
    kSolverTimeoutOption,
    kSolverOffOption,
    kSolverOnOption,
    kLogQueriesOption,
    {"--search", nullptr, "ORDER", "dfs, bfs, random", "dfs", "dfs bfs random"},
    {"--seed", nullptr, "N", "for --search random", "1"},
    {"--format", nullptr, "FORMAT", "text, json", "text", "text json"},
    {"--check-invariants", nullptr, nullptr,
     "of the heap after every step, in all models", nullptr},
    {"--csv", nullptr, "FILE", "compare: the table, also there", nullptr},
    {"--html", nullptr, "FILE", "run, compare: a page of it, for a browser",
     nullptr},
    {"--dot", nullptr, "DIR", "bisim: the heaps of a disagreement, as pictures",
     nullptr},
    {"--output", "-o", "FILE", "write there instead of standard output",
     nullptr},
    {"--help", "-h", nullptr, "this text", nullptr},
};

constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max() - 1;

}  // namespace

std::span<const OptionSpec> JavaliteOptions() { return kJavaliteOptions; }

Result<JavaliteRun> ReadJavaliteRun(const Arguments& args) {
  JavaliteRun run;
  ASSIGN_OR_RETURN(uint64_t depth, args.Number("--call-depth", 1, 100'000));
  ASSIGN_OR_RETURN(run.machine.steps, args.Number("--step-limit", 1, kMost));
  run.machine.call_depth = static_cast<uint32_t>(depth);
  if (args.Has("--check-invariants"))
    run.machine.self_check = heap::SelfCheck::kBySolver;
  if (args.Has("--max-objects")) {
    ASSIGN_OR_RETURN(uint64_t objects, args.Number("--max-objects", 0, 1000));
    run.bounds.objects = static_cast<uint32_t>(objects);
  }
  ASSIGN_OR_RETURN(std::string on_bound, args.OneOf("--on-bound", kOnBound));
  run.bounds.report = on_bound == "report";
  if (args.Has("--time-limit")) {
    ASSIGN_OR_RETURN(uint64_t seconds,
                     args.Number("--time-limit", 1, 1'000'000));
    run.limits.deadline = base::Deadline::After(std::chrono::seconds(seconds));
  }
  run.limits.deadline.CancelOn(InterruptFlag());
  if (args.Has("--max-paths")) {
    ASSIGN_OR_RETURN(run.limits.paths, args.Number("--max-paths", 1, kMost));
  }
  ASSIGN_OR_RETURN(run.chain, ReadChainOptions(args));
  ASSIGN_OR_RETURN(run.order, args.OneOf("--search", kJavaliteOrders));
  ASSIGN_OR_RETURN(run.seed, args.Number("--seed", 0, kMost));
  return run;
}

Result<javalite::CheckedProgram> LoadJavalite(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in.good()) return Error{"cannot be read", file};
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (in.bad()) return Error{"cannot be read", file};
  return javalite::ParseAndCheck(text, file);
}

JavaliteBench::JavaliteBench(const javalite::CheckedProgram& program,
                             const JavaliteRun& run)
    : chain(solver::MakeChain(pool, run.chain)),
      checker(pool, *chain, run.limits.deadline),
      types(program),
      context{pool, types, checker, run.bounds},
      initializer(heap::MakeInitializer(run.heap)),
      machine(program, context, *initializer, run.machine) {}

std::string BoundText(const heap::Bounds& bounds) {
  std::string text = bounds.depth == heap::kUnbounded
                         ? "no bound"
                         : "bound " + std::to_string(bounds.depth);
  if (bounds.objects != heap::kUnbounded)
    text += ", at most " + std::to_string(bounds.objects) + " objects";
  if (bounds.report) text += ", reported";
  return text;
}

int Refuse(const Error& error) {
  std::fprintf(stderr, "summa: %s\n", error.ToString().c_str());
  return 2;
}

}  // namespace cli
