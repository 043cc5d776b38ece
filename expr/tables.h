// Terms that are a table's number for one character or byte, and what is
// computed from them and that character alone: each is kept as its value for
// every character, so that however many tables and operators are between, the
// term is one choice between stretches of characters, and a question about it
// is a question about the character: "from '0' to '9', or ...". What the class
// library knows of characters is such tables.
#ifndef EXPR_TABLES_H_
#define EXPR_TABLES_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/simplify.h"

namespace expr {

class Pool;

class Tables {
 public:
  explicit Tables(Pool& pool) : pool_(pool) {}

  // table[index]. Nothing where the index depends on more than one character or
  // byte. Beyond the end the last one.
  std::optional<Expr> Read(std::span<const int32_t> table, Expr index);
  // Has it come of a table, in ways that are known?
  bool Has(Expr e) const { return !made_.empty() && made_.count(e) != 0; }
  // What simplifies to something shorter; an operand has come of a table.
  std::optional<Expr> Simplify(const TermDraft& draft);
  std::optional<Formula> Simplify(const TestDraft& draft);

 private:
  // `base` has few values, from `low` on; what the term is for each.
  struct Function {
    Expr base;
    int32_t low;
    std::vector<int32_t> values;
  };
  // A value and where it begins.
  struct Run {
    int32_t first;
    int32_t value;
  };
  const Function* FunctionOf(Expr e);
  std::unique_ptr<Function> Compute(Expr e);
  template <class Each>
  std::unique_ptr<Function> Combined(Expr a, Expr b, Each each);
  std::unique_ptr<Function> Applied(Kind kind, Expr a, Expr b);
  Expr Remember(Expr e, std::unique_ptr<Function> function);
  Expr Choice(const Function& f, std::span<const Run> runs);
  Formula Question(const Function& f, std::span<const Run> runs);
  Formula Atom(const Function& f, std::vector<Run> runs);
  Expr Cell(std::span<const int32_t> table, Expr index);
  Expr Spelled(Expr e);
  static std::vector<Run> RunsOf(const Function& f);

  Pool& pool_;
  int depth_ = 0;  // of terms that are being looked into
  std::unordered_map<Expr, std::unique_ptr<Function>> functions_;
  std::unordered_set<Expr> made_;
};

}  // namespace expr

#endif  // EXPR_TABLES_H_
