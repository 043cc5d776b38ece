#include "solver/backends/sat.h"

#include <cadical.hpp>
#include <chrono>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/deadline.h"

namespace solver {
namespace {

using expr::Decision;
using expr::Diagram;
using expr::Formula;
using expr::Question;
using expr::Variable;

class Alarm : public CaDiCaL::Terminator {
 public:
  explicit Alarm(uint32_t timeout_ms)
      : deadline_(
            base::Deadline::After(std::chrono::milliseconds(timeout_ms))) {}
  bool terminate() override { return deadline_.TimedOut(); }

 private:
  base::Deadline deadline_;
};

class Encoder {
 public:
  explicit Encoder(const Diagram& diagram) : diagram_(diagram) {
    solver_.set("quiet", 1);
  }

  void Assert(Formula f) { Clause({Literal(f)}); }

  std::optional<EliminationResult> Solve(uint32_t timeout_ms) {
    for (const auto& [variable, questions] : questions_) AtMostOne(questions);
    Alarm alarm(timeout_ms);
    solver_.connect_terminator(&alarm);
    const int verdict = solver_.solve();
    solver_.disconnect_terminator();
    if (verdict == kUnsatisfiable) return EliminationResult{false, {}};
    if (verdict != kSatisfiable) return std::nullopt;
    EliminationResult result{true, {}};
    for (const auto& [variable, questions] : questions_)
      result.model.push_back({variable, ValueOf(variable, questions)});
    return result;
  }

 private:
  static constexpr int kSatisfiable = 10;
  static constexpr int kUnsatisfiable = 20;
  using Questions = std::map<uint32_t, int>;  // value -> literal

  void Clause(std::initializer_list<int> literals) {
    for (int l : literals) solver_.add(l);
    solver_.add(0);
  }

  int Ask(Question q) {
    auto [it, fresh] = questions_[q.variable].try_emplace(q.value, 0);
    if (fresh) it->second = ++last_;
    return it->second;
  }

  // The literal that is true exactly where f is. Children first, without
  // recursion: diagrams may be deep.
  int Literal(Formula root) {
    std::vector<Formula> pending = {root.uncomplemented()};
    while (!pending.empty()) {
      Formula f = pending.back();
      if (literals_.count(f.node()) != 0) {
        pending.pop_back();
        continue;
      }
      if (f.IsConstant()) {
        literals_[0] = ++last_;
        Clause({last_});
        continue;
      }
      Decision d = diagram_.Top(f);
      size_t before = pending.size();
      for (Formula kid : {d.then, d.otherwise})
        if (literals_.count(kid.node()) == 0)
          pending.push_back(kid.uncomplemented());
      if (pending.size() == before) Define(f, d);
    }
    return Signed(root);
  }

  int Signed(Formula f) const {
    int literal = literals_.at(f.node());
    return f.complemented() ? -literal : literal;
  }

  void Define(Formula f, const Decision& d) {
    int self = ++last_;
    int question = Ask(d.question);
    int then = Signed(d.then), otherwise = Signed(d.otherwise);
    literals_[f.node()] = self;
    Clause({-self, -question, then});
    Clause({-self, question, otherwise});
    Clause({self, -question, -then});
    Clause({self, question, -otherwise});
  }

  // A ladder: linear in the number of questions.
  void AtMostOne(const Questions& questions) {
    int seen = 0;  // "one of the earlier questions is answered yes"
    for (const auto& [value, literal] : questions) {
      int now = ++last_;
      Clause({-literal, now});
      if (seen != 0) {
        Clause({-seen, now});
        Clause({-seen, -literal});
      }
      seen = now;
    }
  }

  uint32_t ValueOf(Variable variable, const Questions& questions) {
    for (const auto& [value, literal] : questions)
      if (solver_.val(literal) > 0) return value;
    return diagram_.domain_size(variable) - 1;  // never asked for by name
  }

  const Diagram& diagram_;
  CaDiCaL::Solver solver_;
  int last_ = 0;
  std::unordered_map<uint32_t, int> literals_;  // by node
  std::map<Variable, Questions> questions_;
};

}  // namespace

std::optional<EliminationResult> SolveBySat(const Diagram& diagram,
                                            std::span<const Formula> conjuncts,
                                            uint32_t timeout_ms) {
  Encoder encoder(diagram);
  for (Formula f : conjuncts) encoder.Assert(f);
  return encoder.Solve(timeout_ms);
}

}  // namespace solver
