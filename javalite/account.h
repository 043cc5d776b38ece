// A disagreement of the lazy and the summary machine, told so that one can see
// who is wrong: the steps that lead there, both heaps, and a concrete input
// that the two treat differently, with what a run on it shows.
#ifndef JAVALITE_ACCOUNT_H_
#define JAVALITE_ACCOUNT_H_

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "engine/search/bisimulation.h"
#include "heap/concrete.h"
#include "javalite/machine.h"
#include "javalite/state_relation.h"

namespace javalite {

using LazyAgainstSummary = search::Disagreement<Machine::State, Machine::State>;

// An input the two sides treat differently, or at least one that leads there.
struct Separation {
  heap::ConcreteHeap input;
  std::string source;  // "a model of the lazy side", ...
  std::string run;     // its tokens and its end
  // What is wrong with each side according to the run; nothing if it agrees.
  std::optional<std::string> lazy_problem, summary_problem;

  // Whether the run can tell them apart. Two states may differ in what no later
  // step looks at, or the summary may hold one input in two ways.
  bool is_seen() const { return lazy_problem != summary_problem; }
  // "the lazy side", "the summary", "neither side", or that it is not seen.
  std::string right_side() const;
};

struct Account {
  std::string reason;
  std::vector<std::string> steps;       // as few as possible
  std::string lazy_heap, summary_heap;  // as text
  std::string lazy_dot, summary_dot;    // as pictures
  std::optional<Separation> separation;
  std::string input_text, input_dot;  // of the separation
};

// The relation is the one the game was played with.
Account Explain(Machine& lazy, Machine& summary, Relation& relation,
                const LazyAgainstSummary& disagreement);

std::string ToString(const Account& account);

// lazy.dot, summary.dot and input.dot in a folder, which is made if need be.
base::Status WriteDots(const Account& account, const std::string& folder);

}  // namespace javalite

#endif  // JAVALITE_ACCOUNT_H_
