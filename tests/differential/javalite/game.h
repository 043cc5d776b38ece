// One bisimulation game of a Javalite program, set up and played.
#ifndef TESTS_DIFFERENTIAL_JAVALITE_GAME_H_
#define TESTS_DIFFERENTIAL_JAVALITE_GAME_H_

#include <chrono>
#include <cstdint>
#include <memory>
#include <string_view>

#include "base/deadline.h"
#include "engine/search/bisimulation.h"
#include "engine/search/path_checker.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "javalite/state_relation.h"
#include "javalite/types.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace javalite {

using JavaliteGame = search::GameResult<Machine::State, Machine::State>;

// A game that takes longer than this is stopped, and says so.
inline constexpr std::chrono::milliseconds kGameLimit{5000};

// Does not know the answer to every nth question; knows all if n is 0.
class Forgetful : public solver::Solver {
 public:
  Forgetful(std::unique_ptr<Solver> next, uint64_t n)
      : Solver(std::move(next)), n_(n) {}
  std::string_view name() const override { return "forgetful"; }

 protected:
  solver::Answer Decide(const solver::Query& query) override {
    if (n_ != 0 && ++asked_ % n_ == 0)
      return solver::Answer::Unknown("forgotten");
    return Pass(query);
  }

 private:
  uint64_t n_;
  uint64_t asked_ = 0;
};

struct TableOptions {
  heap::Bounds bounds = {};
  MachineOptions machine = {};
  heap::Mutation mutation = heap::Mutation::kNone;  // of the summary side only
  // Every nth answer the machines, or the relation, do not get.
  uint64_t machines_forget = 0;
  uint64_t relation_forgets = 0;
};

// Two machines and the relation between them, with all they need.
class GameTable {
 public:
  GameTable(const CheckedProgram& program, const TableOptions& options)
      : machine_solver_(solver::MakeChain(pool_, {}), options.machines_forget),
        relation_solver_(solver::MakeChain(pool_, {}),
                         options.relation_forgets),
        machine_checker_(pool_, machine_solver_),
        relation_checker_(pool_, relation_solver_),
        types_(program),
        lazy_context_{pool_, types_, machine_checker_, options.bounds},
        summary_context_{pool_, types_, machine_checker_, options.bounds,
                         options.mutation},
        lazy_(heap::MakeInitializer("lazy")),
        summary_(heap::MakeInitializer("summary")),
        left_(program, lazy_context_, *lazy_, options.machine),
        right_(program, summary_context_, *summary_, options.machine),
        relation_(pool_, types_, relation_checker_) {}
  GameTable(const GameTable&) = delete;
  GameTable& operator=(const GameTable&) = delete;

  // States in the result must not outlive this.
  JavaliteGame Play() {
    search::Game<Machine, Machine, Relation> game(left_, right_, relation_);
    return game.Play(base::Deadline::After(kGameLimit));
  }

  Machine& left() { return left_; }
  Machine& right() { return right_; }
  Relation& relation() { return relation_; }

 private:
  expr::Pool pool_;
  Forgetful machine_solver_, relation_solver_;
  search::PathChecker machine_checker_, relation_checker_;
  Hierarchy types_;
  heap::Context lazy_context_, summary_context_;
  std::unique_ptr<heap::Initializer> lazy_, summary_;
  Machine left_, right_;
  Relation relation_;
};

// The result alone, without states.
inline JavaliteGame PlayGame(const CheckedProgram& program,
                             const TableOptions& options) {
  GameTable table(program, options);
  JavaliteGame result = table.Play();
  if (result.disagreement) {
    result.disagreement->lefts.clear();
    result.disagreement->left.reset();
    result.disagreement->right.reset();
  }
  return result;
}

}  // namespace javalite

#endif  // TESTS_DIFFERENTIAL_JAVALITE_GAME_H_
