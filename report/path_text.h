// What a path says, in the source's terms: its condition as a list of facts,
// and values of its heap.
#ifndef REPORT_PATH_TEXT_H_
#define REPORT_PATH_TEXT_H_

#include <string>
#include <vector>

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/namer.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "report/wrap.h"

namespace report {

class PathText {
 public:
  // All must outlive this.
  PathText(expr::Pool& pool, const heap::TypeHierarchy& types,
           const heap::SymbolicHeap& heap)
      : pool_(pool), types_(types), heap_(heap), namer_(types, heap) {}

  // What was assumed, without what earlier assumptions already said, as
  // Conjuncts.
  std::vector<std::string> Conditions(const expr::Path& path);
  std::string Condition(expr::Formula f);
  std::string Value(const heap::Value& value);

 private:
  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const heap::SymbolicHeap& heap_;
  heap::HeapNamer namer_;
};

// The conjuncts of a condition as PathText prints it: one where it is no
// conjunction. What binds looser than && gets parentheses.
std::vector<std::string> Conjuncts(const std::string& condition);

// A condition or value as words that may stand in different lines: long ones
// are broken before their loosest operators.
std::vector<Word> TermWords(const std::string& text);

// "a && b", "true" when there are none.
std::string Conjunction(const std::vector<std::string>& conditions);

}  // namespace report

#endif  // REPORT_PATH_TEXT_H_
