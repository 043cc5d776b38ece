// What a path says, in the source's terms: its condition as a list of facts,
// and values of its heap.
#ifndef REPORT_PATH_TEXT_H_
#define REPORT_PATH_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
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

  // The facts of the path (report/path_facts.h) as Conjuncts; last, "where $1 =
  // …", the names of what occurs in several. A condition of more than 20,000
  // characters is cut: "(7 further conditions)".
  std::vector<std::string> Conditions(const expr::Path& path);
  // Of the last Conditions: how many facts it did not tell.
  size_t left_out() const { return left_out_; }
  std::string Condition(expr::Formula f);
  std::string Value(const heap::Value& value);

 private:
  std::string ValueText(const heap::Value& value);
  // The text with names that a reader knows in place of the heap's numbers.
  std::string Named(const std::string& text);
  std::string NumberedText(const std::string& word, uint32_t number);
  std::string Apart(const std::string& name, uint32_t number);

  expr::Pool& pool_;
  const heap::TypeHierarchy& types_;
  const heap::SymbolicHeap& heap_;
  heap::HeapNamer namer_;
  Names names_;
  std::map<std::string, std::vector<uint32_t>> apart_;  // in order of mention
  size_t left_out_ = 0;
};

// The conjuncts of a condition as PathText prints it: one where it is no
// conjunction. What binds looser than && gets parentheses.
std::vector<std::string> Conjuncts(const std::string& condition);

// Whether it is no condition but says what a name in the others means.
bool IsNaming(std::string_view condition);

// A condition or value as words that may stand in different lines: long ones
// are broken before their loosest operators.
inline constexpr size_t kLongestTermWord = 68;
std::vector<Word> TermWords(const std::string& text,
                            size_t longest = kLongestTermWord);

// "a && $1 where $1 = b", "true" when there are none.
std::string Conjunction(const std::vector<std::string>& conditions);

}  // namespace report

#endif  // REPORT_PATH_TEXT_H_
