// A State is one path of the analysed method at one point: a value. A copy
// shares all but the top frame; straight-line code runs in place, and a state
// is copied only where the path splits.
#ifndef ENGINE_STATE_STATE_H_
#define ENGINE_STATE_STATE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "base/persistent_map.h"
#include "base/persistent_stack.h"
#include "engine/linking/ids.h"
#include "engine/search/end.h"
#include "engine/state/body.h"
#include "engine/state/branch.h"
#include "engine/state/frame.h"
#include "engine/state/lines_run.h"
#include "engine/state/raw_test.h"
#include "engine/state/slot.h"
#include "engine/state/trace.h"
#include "expr/expr.h"
#include "heap/initializer.h"
#include "heap/location.h"

namespace engine {

// JVMS 5.5, for one class on one path.
struct ClassState {
  enum class Status : uint8_t {
    kPrepared,  // its static fields exist
    kRunning,   // its initialiser is under way: there is one thread
    kReady,
    kPartial,  // as if ready, but what its initialiser left undone is unknown
    kErroneous,
  };
  Status status = Status::kPrepared;
  heap::Location statics = heap::kNull;  // the holder of its static fields

  friend bool operator==(const ClassState&, const ClassState&) = default;
};

// What a path wrote to a standard stream: a text, a number whose digits nobody
// has asked for, or a text that is not known.
struct Written {
  enum class Kind : uint8_t { kText, kNumber, kChar, kTruth, kUnknown };
  Kind kind = Kind::kUnknown;
  bool to_error = false;
  uint32_t text = 0;  // of a kText: the number of its string
  Slot value = {};    // of a number, character or truth value
};

// A string whose text nobody has looked at: the static method that makes it,
// and what it makes it of, word by word.
struct LateText {
  const Body* maker = nullptr;
  std::vector<Slot> arguments = {};
  // What stands around its arguments; null: nothing, it has one.
  const std::vector<std::u16string>* around = nullptr;
  uint32_t nesting = 0;  // of texts in its arguments that are to come, too
};

// Something that was appended to a string builder and is not written yet. The
// letter is that of its type; L is a string.
struct TextPart {
  char letter = 'L';
  Slot value = {};

  friend bool operator==(const TextPart&, const TextPart&) = default;
};
using TextParts = std::vector<TextPart>;

// A value that the program asked for, of any number of its type: it is input,
// too. The letter is that of the type; L is a string. Of the clock it has asked
// by the method of System of that name; null: it asked summa.Any.
struct Asked {
  char letter = 'I';
  Slot value = {};
  const char* clock = nullptr;
};

// A box that valueOf gives again for the number in it.
struct Box {
  ClassId type;
  expr::Expr value;
  heap::Location location = heap::kNull;
  expr::Formula when;  // it is one: the number is small, and had none before

  friend bool operator==(const Box&, const Box&) = default;
};

// What becomes of a path at MachineOptions::call_depth.
enum class AtCallDepth : uint8_t {
  kAsSet,
  kGoOn,   // nothing: to see what comes
  kThrow,  // no stack has room for what would come
};

// A monitor that a method has entered and has not left yet.
struct HeldMonitor {
  Slot object;
  size_t depth = 0;                           // of the method
  base::PersistentMap<Slot> monitors_before;  // see State::monitors

  friend bool operator==(const HeldMonitor& a, const HeldMonitor& b) {
    return a.object == b.object && a.depth == b.depth;
  }
};

// More ways than anybody counts: their number must not overflow where a path is
// what has become of two, a hundred times over.
inline constexpr uint64_t kManyWays = uint64_t{1} << 48;

struct State {
  heap::Place place;
  Frame frame;                                   // the method running
  base::PersistentStack<Frame> callers;          // the top one called it
  base::PersistentMap<ClassState> classes;       // by class
  base::PersistentMap<heap::Location> literals;  // strings, by number
  base::PersistentMap<heap::Location> mirrors;   // Class objects, by class
  // Objects of lambdas that capture nothing, by class.
  base::PersistentMap<heap::Location> lambdas;
  base::PersistentMap<Slot> monitors;  // by location: how often it is entered
  base::PersistentStack<HeldMonitor> held;
  bool held_is_all = true;  // monitors were left in the order of `held`
  base::PersistentStack<Box> boxes;  // that valueOf has given

  // By location of the string; see engine/runtime/late_text.h.
  base::PersistentMap<std::shared_ptr<const LateText>> unwritten;

  // By location of the builder: all that was appended to it.
  base::PersistentMap<std::shared_ptr<const TextParts>> appended;

  // Where exceptions that are still there were made: engine/state/traces.h.
  Traces traces;

  // Objects of the input, by location, that have been filled: see
  // engine/vm/contents.h.
  base::PersistentMap<bool> filled;

  base::PersistentStack<Asked> asked;  // in the order in which it did
  base::PersistentStack<Written> written;
  // The identity hash code of some object was taken for the number it has here.
  bool hashed = false;
  // It has looked at a stack trace, which says nothing of who called the
  // method.
  bool traced = false;
  // A task was run where it was forked.
  bool forked = false;

  base::PersistentStack<Branch> branches;
  // Where loops are to become patterns: those the path has assumed.
  base::PersistentStack<AssumedTest> tests;
  uint32_t pattern = 0;  // that its ways have become; 0: none
  LinesRun lines;        // where MachineOptions::record_lines wants them
  Flow flow;
  std::vector<NotedDecision>* notes = nullptr;  // also goes there if not null
  size_t branches_before = 0;                   // before the step that led here
  uint64_t steps = 0;                           // bytecodes run
  bool observed = false;  // tells every decision, not only open ones
  // The input may hold strings, Class objects, or boxed numbers. One that the
  // virtual machine or valueOf makes during the run is then assumed to be none
  // of them, and `assumes` says so; of strings where somebody has compared
  // (engine/runtime/mirrors.h).
  bool input_strings = false;
  bool input_mirrors = false;
  bool input_boxes = false;
  bool late_literals = false;  // some literal was made during the run
  const char* assumes = nullptr;
  AtCallDepth at_call_depth = AtCallDepth::kAsSet;
  bool starting = false;      // classes are initialised before the entry
  bool merging_over = false;  // it has met all it will meet
  uint64_t ways = 1;          // that have become this path, or kManyWays
  // Some number on it is an unknown that may be more than it can be in any run
  // (engine/predicates/abstraction.h): so may all that the path tells.
  bool approximate = false;
  // While a requirement runs: what the method will start from.
  std::shared_ptr<const State> before_requirement = {};
  // Where MachineOptions::keep_start wants it: before the first instruction.
  // All that its heap holds is there for good, so it is no root.
  std::shared_ptr<const State> start = {};
  // Of a second run on the same input (engine/machine/second_run.h): how the
  // first one ended, in a heap of its own.
  std::shared_ptr<const State> first_run = {};

  std::optional<search::End> end;
  // While what was appended to builders that are told is written, after it.
  std::optional<search::End> ended;
  Slot result;  // of a path that returned; or what was thrown
  const Body* end_body = nullptr;
  uint32_t end_at = 0;
  // Of an uncaught exception: the methods it has left, the innermost first.
  std::shared_ptr<const std::vector<LeftMethod>> left = {};
};

// What engine/search's coverage order goes by: the last decision.
inline uint64_t DecisionOf(const State& state) {
  if (state.branches.empty()) return 0;
  const Branch& last = state.branches.top();
  return base::HashCombine(
      base::HashCombine(last.body->hash, last.at),
      (uint64_t{last.outcome} << 2) | static_cast<uint64_t>(last.kind));
}

}  // namespace engine

#endif  // ENGINE_STATE_STATE_H_
