#include "cli/commands/solve.h"

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "cli/options/options.h"
#include "cli/options/solver_options.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/parse.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/unknown.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace cli {
namespace {

using base::Error;
using base::Result;
using expr::Formula;
using solver::Answer;
using solver::Solver;
using solver::Verdict;

constexpr char kSolveAbout[] =
    "Decides one query in SMT-LIB 2, such as --log-queries writes, and prints\n"
    "what each layer of the solver said, its verdict and a model.\n";
constexpr char kFootnote[] =
    "Exit status: 0 decided, 3 unknown, 2 wrong usage or a file that cannot\n"
    "be read.\n"
    "example: summa solve queries/000042.smt2 --all\n";

constexpr OptionSpec kSolveOptions[] = {
    {"--off", nullptr, "LAYERS", "leave these layers out", nullptr},
    {"--on", nullptr, "LAYERS",
     "add optional layers: portfolio (Z3 and cvc5 in worker processes)",
     nullptr},
    {"--timeout", nullptr, "MS", "time for the whole query", "5000"},
    {"--all", nullptr, nullptr, "ask each layer again, alone in front of Z3",
     nullptr},
    {"--help", "-h", nullptr, "this text", nullptr},
};

struct SolveOptions {
  std::string file;
  solver::ChainOptions chain;
  bool all = false;
};

std::span<const OptionSpec> SolveTable() { return kSolveOptions; }

Result<SolveOptions> ReadSolveOptions(const Arguments& args) {
  if (args.operands().size() != 1) return Error{"expected one file"};
  SolveOptions options{args.operands()[0], {}, args.Has("--all")};
  ASSIGN_OR_RETURN(options.chain.off, ReadLayers(args.Get("--off").value_or(""),
                                                 solver::LayerNames()));
  ASSIGN_OR_RETURN(options.chain.on, ReadLayers(args.Get("--on").value_or(""),
                                                solver::OptionalLayerNames()));
  ASSIGN_OR_RETURN(uint64_t timeout, args.Number("--timeout", 1, 10'000'000));
  options.chain.timeout_ms = static_cast<uint32_t>(timeout);
  return options;
}

Result<std::string> ReadFile(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in) return Error{"cannot be read", name};
  return text;
}

// What one layer did with the one query it may have got.
std::string SayOf(const Solver& layer, const Answer& answer) {
  if (layer.stats().calls == 0) return "not asked";
  if (layer.stats().hits != 0) return std::string(VerdictText(answer.verdict));
  return layer.next() == nullptr ? "unknown" : "passed on";
}

void PrintLayers(const Solver& chain, const Answer& answer) {
  for (const Solver* layer = &chain; layer != nullptr; layer = layer->next()) {
    // Their time includes that of the layers behind them.
    uint64_t own = layer->stats().nanoseconds;
    if (layer->next() != nullptr) own -= layer->next()->stats().nanoseconds;
    std::printf("  %-11s %-10s %10.3f ms\n", std::string(layer->name()).c_str(),
                SayOf(*layer, answer).c_str(), static_cast<double>(own) / 1e6);
  }
}

std::string ValueText(const expr::Pool& pool, expr::Unknown u, uint64_t value) {
  if (u.IsSymbol()) return expr::PrintConstant(pool.sort(u.symbol()), value);
  if (!pool.IsChoice(u.variable())) return value != 0 ? "true" : "false";
  return std::to_string(pool.choice(u.variable()).labels[value]);
}

std::string NameText(const expr::Pool& pool, expr::Unknown u) {
  const expr::Namer namer;
  if (u.IsSymbol()) return namer.SymbolText(pool, u.symbol());
  if (!pool.IsChoice(u.variable())) return namer.BoolText(pool, u.variable());
  return pool.choice(u.variable()).name;
}

void PrintModel(expr::Pool& pool, const std::vector<Formula>& conjuncts,
                const expr::Model& model) {
  std::vector<expr::Unknown> unknowns;
  expr::UnknownMarks seen;
  for (Formula f : conjuncts)
    for (expr::Unknown u : pool.UnknownsOf(f))
      if (seen.Add(u)) unknowns.push_back(u);
  for (expr::Unknown u : unknowns)
    std::printf("  %s = %s\n", NameText(pool, u).c_str(),
                ValueText(pool, u, model.Value(u)).c_str());
}

// All but the last conjunct are the path.
Answer Ask(expr::Pool& pool, Solver& chain,
           const std::vector<Formula>& conjuncts) {
  expr::Path path;
  for (size_t i = 0; i + 1 < conjuncts.size(); ++i)
    path = path.With(pool, conjuncts[i]);
  return chain.Check(path,
                     conjuncts.empty() ? Formula::True() : conjuncts.back());
}

int PrintAnswer(expr::Pool& pool, const std::vector<Formula>& conjuncts,
                const Answer& answer) {
  std::printf("%s\n", std::string(VerdictText(answer.verdict)).c_str());
  if (answer.verdict == Verdict::kUnknown) {
    std::printf("  because: %s\n", answer.reason.c_str());
    return kExitIncomplete;
  }
  if (answer.verdict == Verdict::kSat)
    PrintModel(pool, conjuncts, *answer.model);
  return kExitOk;
}

// Each layer that stands before Z3, alone in front of it.
void AskEachAlone(expr::Pool& pool, const SolveOptions& options,
                  const std::vector<Formula>& conjuncts) {
  for (std::string_view kept : solver::LayerNames()) {
    if (options.chain.off.contains(kept)) continue;
    solver::ChainOptions alone = options.chain;
    for (std::string_view name : solver::LayerNames())
      if (name != kept && name != "z3") alone.off.insert(std::string(name));
    const std::unique_ptr<Solver> chain = solver::MakeChain(pool, alone);
    const Answer answer = Ask(pool, *chain, conjuncts);
    const bool here = chain->stats().hits != 0;
    std::printf("  %-10s %-8s %10.3f ms%s\n", std::string(kept).c_str(),
                std::string(VerdictText(answer.verdict)).c_str(),
                static_cast<double>(chain->stats().nanoseconds) / 1e6,
                here ? "" : "  (by the layer behind it)");
  }
}

Result<int> RunSolve(const SolveOptions& options) {
  ASSIGN_OR_RETURN(const std::string text, ReadFile(options.file));
  expr::Pool pool;
  Result<expr::ParsedScript> script = expr::ParseSmtLib(text, pool);
  if (!script.ok()) return std::move(script).error().In(options.file);
  const std::vector<Formula>& conjuncts = script.value().conjuncts;
  const std::unique_ptr<Solver> chain = solver::MakeChain(pool, options.chain);
  if (chain == nullptr) return Error{"every layer is switched off"};
  const Answer answer = Ask(pool, *chain, conjuncts);
  PrintLayers(*chain, answer);
  const int status = PrintAnswer(pool, conjuncts, answer);
  if (options.all) {
    std::printf("alone in front of Z3:\n");
    AskEachAlone(pool, options, conjuncts);
  }
  return status;
}

}  // namespace

int RunSolve(std::span<const std::string> args) {
  const Result<Arguments> parsed = Arguments::Parse(kSolveOptions, args);
  if (parsed.ok() && parsed.value().Has("--help")) {
    std::printf("%s\nusage: summa solve %s\n\n%s\n%s", kSolveAbout,
                kSolveCommand.synopsis, OptionsHelp(kSolveOptions).c_str(),
                kFootnote);
    return kExitOk;
  }
  const Result<SolveOptions> options =
      parsed.ok() ? ReadSolveOptions(parsed.value())
                  : Result<SolveOptions>(parsed.error());
  const Result<int> status =
      options.ok() ? RunSolve(options.value()) : Result<int>(options.error());
  if (status.ok()) return status.value();
  std::fprintf(stderr, "summa solve: %s\n", status.error().ToString().c_str());
  return kExitUsage;
}

const Command kSolveCommand = {"solve", "FILE.smt2 [options]",
                               "one query through the solver chain", RunSolve,
                               SolveTable};

}  // namespace cli
