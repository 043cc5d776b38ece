#include "solver/backends/diagram_cnf.h"

namespace solver {

using expr::Decision;
using expr::Formula;
using expr::Question;
using expr::Variable;

namespace {

constexpr int kSatisfiable = 10;
constexpr int kUnsatisfiable = 20;

class Alarm : public CaDiCaL::Terminator {
 public:
  explicit Alarm(const base::Deadline& deadline) : deadline_(deadline) {}
  bool terminate() override { return deadline_.Expired(); }

 private:
  base::Deadline deadline_;
};

}  // namespace

DiagramCnf::DiagramCnf(const expr::Diagram& diagram) : diagram_(diagram) {
  solver_.set("quiet", 1);
  // It would have to be taken back for every question that follows.
  solver_.set("elim", 0);
}

void DiagramCnf::Clause(std::span<const Literal> literals) {
  for (Literal l : literals) solver_.add(l);
  solver_.add(0);
}

Literal DiagramCnf::True() { return Of(Formula::True()); }

Literal DiagramCnf::Ask(Question q) {
  Questions& questions = questions_[q.variable];
  if (questions.by_value.empty()) variables_.push_back(q.variable);
  auto [it, fresh] = questions.by_value.try_emplace(q.value, 0);
  if (!fresh) return it->second;
  const Literal literal = it->second = NewLiteral();
  KeepApart(questions, literal);
  return literal;
}

void DiagramCnf::KeepApart(Questions& questions, Literal fresh) {
  const Literal before = questions.seen;
  if (before == 0) {
    questions.seen = fresh;
    return;
  }
  questions.seen = NewLiteral();
  Clause({-before, -fresh});
  Clause({-before, questions.seen});
  Clause({-fresh, questions.seen});
}

// Children first, without recursion: diagrams may be deep.
Literal DiagramCnf::Of(Formula root) {
  std::vector<Formula> pending = {root.uncomplemented()};
  while (!pending.empty()) {
    const Formula f = pending.back();
    const size_t before = pending.size();
    if (!f.IsConstant() && literals_.count(f.node()) == 0) {
      const Decision d = diagram_.Top(f);
      for (Formula kid : {d.then, d.otherwise})
        if (literals_.count(kid.node()) == 0)
          pending.push_back(kid.uncomplemented());
    }
    if (pending.size() != before) continue;
    pending.pop_back();
    if (literals_.count(f.node()) == 0) Define(f);
  }
  return Signed(root);
}

Literal DiagramCnf::Signed(Formula f) const {
  const Literal literal = literals_.at(f.node());
  return f.complemented() ? -literal : literal;
}

void DiagramCnf::Define(Formula f) {
  const Literal self = literals_[f.node()] = NewLiteral();
  if (f.IsConstant()) return Clause({self});
  const Decision d = diagram_.Top(f);
  const Literal question = Ask(d.question);
  const Literal then = Signed(d.then), otherwise = Signed(d.otherwise);
  Clause({-self, -question, then});
  Clause({-self, question, otherwise});
  Clause({self, -question, -then});
  Clause({self, question, -otherwise});
}

void DiagramCnf::Prefer(Variable v, uint32_t value) {
  const auto it = questions_.find(v);
  if (it == questions_.end()) return;
  for (const auto& [asked, literal] : it->second.by_value)
    solver_.phase(asked == value ? literal : -literal);
}

std::optional<bool> DiagramCnf::Solve(std::span<const Literal> assumptions,
                                      const base::Deadline& deadline) {
  Alarm alarm(deadline);
  for (Literal l : assumptions) solver_.assume(l);
  solver_.connect_terminator(&alarm);
  const int verdict = solver_.solve();
  solver_.disconnect_terminator();
  if (verdict == kSatisfiable) return true;
  if (verdict == kUnsatisfiable) return false;
  return std::nullopt;
}

uint32_t DiagramCnf::ValueOf(Variable v) {
  for (const auto& [value, literal] : questions_.at(v).by_value)
    if (Value(literal)) return value;
  return diagram_.domain_size(v) - 1;  // never asked for by name
}

}  // namespace solver
