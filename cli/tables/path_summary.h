// One finished path of a method, as a report tells it.
#ifndef CLI_TABLES_PATH_SUMMARY_H_
#define CLI_TABLES_PATH_SUMMARY_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/persistent_stack.h"
#include "cli/tables/printed.h"
#include "engine/analysis/analysis.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/search/end.h"
#include "engine/state/branch.h"
#include "engine/state/state.h"
#include "heap/concrete.h"
#include "heap/instance.h"
#include "heap/symbolic_heap.h"
#include "report/heap_json.h"
#include "report/wrap.h"

namespace cli {

struct PathSummary {
  search::End end;
  std::string value;                    // of a path that returned one
  std::vector<std::string> conditions;  // joined by &&
  size_t left_out = 0;                  // further ones, not told
  // All of them; the first so many are told, with where and the outcome.
  base::PersistentStack<engine::Branch> branches;
  const engine::ClassTable* table = nullptr;  // of the analysis
  size_t told_branches() const;
  size_t branches_left_out() const { return branches.size() - told_branches(); }
  // Digest of all decisions, also those that `branches` need not tell: equal
  // on two paths, of whatever heap, where they are the same control flow. Empty
  // where paths are merged.
  std::string flow;
  // One heap that takes this path, before and after; none where a solver could
  // not find one.
  std::optional<heap::ConcreteHeap> input, output;
  std::string result_root;  // of the output; empty: no result
  report::HeapLore lore;    // refers to the analysis
  bool doubtful = false;
  // It may show an outcome, and hold inputs, that no run has (--merge
  // predicates).
  bool approximate = false;
  // What was taken for granted of the input; empty: nothing.
  std::string assumes;
  AllPrinted printed = {};
  // What the program asked for (summa.Any, the clock), of which type, and what
  // it was told.
  struct Answered {
    std::string name;  // in conditions
    const char* clock = nullptr;
    char letter;
    std::string value;  // as Java writes it
    heap::ConcreteCell cell;
    std::optional<std::string> text = {};  // of a string, where it has one
  };
  std::vector<Answered> asked = {};
  // The methods that were running where it ended other than by a return, the
  // innermost first.
  struct Running {
    const engine::Body* body = nullptr;
    std::string class_name, method;  // "A$B" of a nested class
    int line = 0;
    bool of_library = false;
  };
  std::vector<Running> running = {};
  // What counts for a JVM that is asked: that the exception comes from there,
  // whatever else it says.
  std::optional<Running> fails_at = {};
  // An identity hash code was taken for the number it has here.
  bool hashed = false;
  bool traced = false;  // a stack trace was looked at
  bool forked = false;  // a task was run where it was forked
  // As Java's sources have them; `end` has the class of an exception so, too.
  std::string class_name, method;
  std::string binary_class, exception;      // as class files have them
  std::optional<std::string> message = {};  // of what was thrown, if known
  int line = 0;
  // What a JVM did with the input, where one was asked (cli/tables/replay.h).
  enum class Replayed : uint8_t { kNotAsked, kConfirmed, kCannot, kDiffers };
  Replayed replayed = Replayed::kNotAsked;
  std::string replay_text = {};  // why it cannot be replayed, or what differs
  std::vector<std::string> replay_trace = {};  // what it threw, as it prints it

  bool complete() const {
    return search::InfoOf(end.kind).complete && !doubtful && assumes.empty() &&
           replayed != Replayed::kDiffers;
  }
};

// `example`: the instance to show; null: the one that heap/example.h makes.
PathSummary Summarize(engine::Analysis& analysis, const engine::State& state,
                      const search::End& end,
                      const heap::Instance* example = nullptr);

// What was returned or thrown, as the method's type has it: a boolean as a
// condition.
std::optional<heap::Value> ResultValue(engine::Analysis& analysis,
                                       const engine::State& state);

// "confirmed", or why not; empty where no JVM was asked.
std::string ReplayedText(const PathSummary& path);
// Where the class library was called that it ended in; null: it did not, or
// nobody else called it.
const PathSummary::Running* CallOfLibrary(const PathSummary& path);
// The line to look at: of what is not the library's, where there is such.
int LineToShow(const PathSummary& path);
// "LinkedList.contains:12", "Orders.first:7 in java.util.ArrayList.get".
std::string PlaceText(const PathSummary& path);
// How a decision went: true, "line 7", the method or class.
nlohmann::ordered_json OutcomeOf(const engine::ClassTable& table,
                                 const engine::Branch& branch);
// The first line of its text.
report::Line HeadLine(const PathSummary& path, size_t number);
std::string ToText(const heap::TypeHierarchy& types, const PathSummary& path,
                   size_t number, const report::Medium& medium);
nlohmann::ordered_json ToJson(const heap::TypeHierarchy& types,
                              const PathSummary& path, size_t number);

}  // namespace cli

#endif  // CLI_TABLES_PATH_SUMMARY_H_
