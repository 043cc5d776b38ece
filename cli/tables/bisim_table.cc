#include "cli/tables/bisim_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/rng.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/assumptions.h"
#include "engine/analysis/oracle.h"
#include "engine/analysis/oracle_run.h"
#include "engine/analysis/oracle_separation.h"
#include "engine/analysis/state_relation.h"
#include "engine/exactness/settle.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/input_narrowing.h"
#include "engine/machine/machine.h"
#include "engine/search/bisimulation.h"
#include "expr/diagram.h"
#include "expr/model.h"
#include "heap/concretize.h"
#include "heap/initializer.h"
#include "heap/instance.h"
#include "heap/mutation.h"
#include "heap/print.h"

namespace cli {
namespace {

// What the oracle's inputs would lack; empty: nothing.
std::string NotEnumerated(const engine::EntryPoint& entry) {
  if (!entry.literals.empty())
    return "inputs that are string literals of the code are not enumerated";
  if (!entry.mirrors.empty())
    return "inputs that are Class objects of the code are not enumerated";
  if (entry.narrowing.asked)
    return "inputs narrowed by --non-null or --no-alias are not enumerated";
  return "";
}

// Was it read from a cell, since there are objects it may be?
bool MayReceiverBeOld(const engine::EntryPoint& entry,
                      const std::vector<engine::State>& paths) {
  for (const engine::State& path : paths)
    for (const heap::InitRecord& record : path.place.heap.log().ToVector())
      if (entry.receiver == record.field && record.choice) return true;
  return false;
}

// Names of Class objects that initialisers have made are strings too.
bool MeetsLiterals(const engine::EntryPoint& entry,
                   const std::vector<engine::State>& paths) {
  if (!entry.input_strings) return false;
  for (const engine::State& path : paths)
    if (!path.literals.empty()) return true;
  return false;
}

using engine::Machine;
using engine::State;
using Game = search::Game<Machine, Machine, engine::Relation>;

// As many positions as a person may look through.
constexpr size_t kMostDrawn = 300;

// The machines of one game, with all they need. Both sides share one pool: the
// relation states each in the other's words. Rules that are wrong on purpose,
// as in tests, are the summary's alone.
class Table {
 public:
  Table(engine::Analysis& analysis, const BisimRules& rules)
      : analysis_(analysis),
        rules_(rules),
        sound_(analysis.context()),
        strategy_(heap::MakeInitializer(rules.left)),
        left_(analysis.program(), analysis.entry_point(), sound_, *strategy_,
              rules.run.options.machine),
        relation_(analysis.pool(), analysis.program(), analysis.checker()) {
    sound_.mutation = heap::Mutation::kNone;
    if (rules.left != "lazy") relation_.SettleFirst(sound_, *strategy_);
    straight_ = rules.run.options.machine;
    straight_.pause_at_decisions = false;
    // The game does not look for endless loops either.
    straight_.find_loops = false;
    straight_.deadline = {};  // runs are judged whole
  }

  // `tree` null: nothing is kept.
  BisimGame Play(BisimTree* tree) {
    uint64_t positions = 0, pairs = 0;
    const Game::Listener listen = [&](const Game::Position& p,
                                      const search::Complaint* complaint) {
      ++positions;
      pairs += p.lefts.size();
      Tell(positions, pairs);
      if (tree != nullptr) Keep(p, complaint, *tree);
    };
    relation_.KeepTo(Deadline());
    const expr::Diagram::Watch watch(analysis_.pool().diagram(), Deadline());
    Game game(left_, analysis_.machine(), relation_, listen);
    base::Rng rng(rules_.run.seed);
    return rules_.sampled ? game.Sample(*rules_.sampled, rng, Deadline())
                          : game.Play(Deadline());
  }

  BisimAccount Explain(const search::Disagreement<State, State>& d);
  BisimOracle AskOracle();

 private:
  void Tell(uint64_t positions, uint64_t pairs) const {
    if (rules_.progress == nullptr || !rules_.progress->Due()) return;
    rules_.progress->Show(std::to_string(positions) + " positions, " +
                          std::to_string(pairs) + " pairs of states");
  }
  void Keep(const Game::Position& position, const search::Complaint* complaint,
            BisimTree& tree) const;
  // The same with nothing put off: one case of it, with the most objects.
  State Settled(const State& left) const;
  const base::Deadline& Deadline() const { return rules_.run.limits.deadline; }
  std::optional<heap::ConcreteHeap> InputOf(
      const State& state, const std::optional<expr::Model>& model);
  std::optional<std::vector<State>> LeftPaths() {
    return engine::AllPaths(analysis_, sound_, *strategy_, straight_,
                            rules_.run.limits);
  }
  std::optional<std::vector<State>> SummaryPaths() {
    return engine::AllPaths(analysis_, analysis_.context(),
                            *heap::MakeInitializer("summary"), straight_,
                            rules_.run.limits);
  }
  void AddSeparation(const std::optional<heap::ConcreteHeap>& first,
                     BisimAccount& account);
  PathSummary SummaryOf(const engine::ConcreteRun& run);
  JavaAnswer Ask(const std::vector<PathSummary>& runs) {
    return AskJava(analysis_, rules_.java, runs, straight_.assertions,
                   Deadline());
  }

  engine::Analysis& analysis_;
  const BisimRules& rules_;
  heap::Context sound_;
  std::unique_ptr<heap::Initializer> strategy_;
  Machine left_;
  engine::Relation relation_;
  engine::MachineOptions straight_;  // without a pause at each decision
};

template <class List, class HeapOf>
auto WithMostObjects(const List& list, HeapOf heap) {
  return std::max_element(list.begin(), list.end(),
                          [&](const auto& a, const auto& b) {
                            return heap(a).objects() < heap(b).objects();
                          });
}

State Table::Settled(const State& left) const {
  State settled = left;
  if (rules_.left == "lazy") return settled;
  const heap::Places cases = exactness::Settled(sound_, *strategy_, left.place);
  if (!cases.empty())
    settled.place = *WithMostObjects(
        cases, [](const heap::Place& p) -> auto& { return p.heap; });
  return settled;
}

void Table::Keep(const Game::Position& p, const search::Complaint* complaint,
                 BisimTree& tree) const {
  if (!tree.Wants(p.steps)) return tree.LeaveOut();
  BisimSpot spot{p.lefts.size(), std::nullopt, p.right, "", true};
  if (complaint != nullptr) {
    spot.complaint = complaint->reason;
    spot.certain = complaint->certain;
  }
  if (complaint != nullptr && complaint->left)
    spot.left = Settled(p.lefts[*complaint->left]);
  else if (!p.lefts.empty())
    spot.left = Settled(*WithMostObjects(
        p.lefts, [](const State& s) -> auto& { return s.place.heap; }));
  tree.Meet(p.steps, std::move(spot));
}

std::optional<heap::ConcreteHeap> Table::InputOf(
    const State& state, const std::optional<expr::Model>& model) {
  if (!model) return std::nullopt;
  auto instance =
      heap::Concretize(analysis_.pool(), analysis_.types(), state.place.heap,
                       *model, analysis_.context().bounds);
  if (!instance) return std::nullopt;
  return instance->input();
}

void Table::AddSeparation(const std::optional<heap::ConcreteHeap>& first,
                          BisimAccount& account) {
  const auto left = LeftPaths();
  const auto right = SummaryPaths();
  account.no_separation = "a limit stopped the search for all paths";
  if (!left || !right) return;
  account.separation =
      engine::Separate(analysis_, straight_, *left, *right, first, Deadline());
  account.no_separation = Deadline().Expired()
                              ? "a limit stopped the search for an input"
                              : "no small input shows the difference";
  if (!account.separation) return;
  std::vector<PathSummary> runs;
  if (account.separation->run)
    runs.push_back(SummaryOf(*account.separation->run));
  account.java = Ask(runs);
}

BisimAccount Table::Explain(const search::Disagreement<State, State>& d) {
  BisimAccount account{d.reason, d.steps};
  auto text = [&](const State& s) {
    return heap::Print(analysis_.pool(), analysis_.types(), s.place.heap);
  };
  if (d.left) account.left_heap = text(*d.left);
  if (d.left) account.left = Settled(*d.left);
  if (d.right) account.right_heap = text(*d.right);
  account.right = d.right;
  std::optional<heap::ConcreteHeap> input;
  if (d.right) input = InputOf(*d.right, relation_.counterexample());
  if (!input && d.left) input = InputOf(*d.left, d.left->place.path.witness());
  if (input) account.input = heap::WithoutHolders(analysis_.types(), *input);
  if (!rules_.run.options.machine.input_statics) AddSeparation(input, account);
  return account;
}

// The numbers of an input are no unknowns of its run: the heaps are told as
// they are, not made from the run's log.
PathSummary Table::SummaryOf(const engine::ConcreteRun& run) {
  PathSummary summary = Summarize(analysis_, run.end, *run.end.end);
  auto shown = [&](const heap::ConcreteHeap& heap) {
    heap::ConcreteHeap plain = heap::WithoutHolders(analysis_.types(), heap);
    std::erase_if(plain.roots, [](const heap::ConcreteRoot& root) {
      return root.name.find(".$") != std::string::npos;
    });
    return plain;
  };
  summary.input = shown(run.input);
  summary.output = shown(run.output);
  // A parameter may have the name of the result, which is the last root.
  for (const heap::ConcreteRoot& root : summary.input->roots)
    if (root.name == "result") summary.output->roots.back().name = "return";
  return summary;
}

BisimOracle Table::AskOracle() {
  BisimOracle oracle;
  oracle.options.heaps.objects = *rules_.oracle;
  oracle.options.heaps.array_length =
      std::min<uint32_t>(rules_.run.options.bounds.array_length, 2);
  oracle.options.machine = straight_;
  oracle.options.deadline = Deadline();
  oracle.options.jobs = rules_.jobs;
  oracle.not_asked = NotEnumerated(analysis_.entry_point());
  if (!oracle.not_asked.empty()) return oracle;
  const auto paths = SummaryPaths();
  if (!paths) {
    oracle.not_asked = "a limit stopped the search for all paths";
    return oracle;
  }
  if (paths->empty()) oracle.not_asked = "there is no path";
  if (MeetsLiterals(analysis_.entry_point(), *paths))
    oracle.not_asked = "inputs that are string literals are not enumerated";
  if (MayReceiverBeOld(analysis_.entry_point(), *paths))
    oracle.not_asked = "receivers that were there before are not enumerated";
  if (analysis_.machine().entry().info->IsInitializer())
    oracle.not_asked = "what a constructor runs on is no input";
  if (!oracle.not_asked.empty()) return oracle;
  oracle.result = engine::AskOracle(analysis_, *paths, oracle.options);
  for (const engine::ConcreteRun& run : oracle.result.sample)
    oracle.sample.push_back(SummaryOf(run));
  oracle.java = Ask(oracle.sample);
  return oracle;
}

}  // namespace

BisimReport PlayBisim(engine::Analysis& analysis, const BisimRules& rules) {
  Table table(analysis, rules);
  BisimReport report{analysis.java_entry_text(),
                     analysis.entry_text(),
                     rules.left,
                     "summary",
                     rules.run.options.bounds,
                     {}};
  if (rules.draw) report.tree.emplace(kMostDrawn);
  report.game = table.Play(report.tree ? &*report.tree : nullptr);
  report.assumes = engine::AllAssumptions(analysis, rules.run.options);
  report.bounds_assumed =
      engine::AssumedBounds(analysis, rules.run.options).size();
  report.defaults = engine::AssumedDefaults(analysis, rules.run.options);
  if (report.game.disagreement)
    report.account = table.Explain(*report.game.disagreement);
  if (rules.oracle) report.oracle = table.AskOracle();
  return report;
}

}  // namespace cli
