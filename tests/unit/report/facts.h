// What a heap says, one fact per string: "root this: n1", "n1 is Node",
// "n1.next: n2", "a1[0]: 3". Read from the heap itself, and, without looking at
// it, from its drawing: the oracle of drawings.
#ifndef TESTS_UNIT_REPORT_FACTS_H_
#define TESTS_UNIT_REPORT_FACTS_H_

#include <set>
#include <string>
#include <vector>

#include "heap/concrete.h"
#include "report/wrap.h"

namespace report {

using Facts = std::set<std::string>;

Facts FactsOf(const heap::ConcreteHeap& heap);
// As much as must be told where constants go by these names (empty: none).
Facts FactsBesides(const heap::ConcreteHeap& heap,
                   const std::vector<std::string>& constants);
Facts FactsOf(const std::vector<Line>& drawing);

}  // namespace report

#endif  // TESTS_UNIT_REPORT_FACTS_H_
