// What a path says, in the source's terms: its condition as a list of facts,
// and values of its heap.
#ifndef REPORT_PATH_TEXT_H_
#define REPORT_PATH_TEXT_H_

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/location.h"
#include "heap/namer.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "report/wrap.h"

namespace report {

class PathText {
 public:
  // What the source calls objects of the pre-state that the heap has no name
  // for, such as literals.
  using Names = std::map<heap::Location, std::string>;

  // All must outlive this.
  PathText(expr::Pool& pool, const heap::TypeHierarchy& types,
           const heap::SymbolicHeap& heap, Names names = {})
      : pool_(pool),
        types_(types),
        heap_(heap),
        namer_(types, heap),
        names_(std::move(names)) {}

  // What was assumed, without what earlier assumptions already said, as
  // Conjuncts.
  std::vector<std::string> Conditions(const expr::Path& path);
  std::string Condition(expr::Formula f);
  std::string Value(const heap::Value& value);

 private:
  std::string ValueText(const heap::Value& value);
  // The text with the names of `names_`.
  std::string Named(const std::string& text) const;

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const heap::SymbolicHeap& heap_;
  heap::HeapNamer namer_;
  Names names_;
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
