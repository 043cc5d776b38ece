// A Crew is a few processes that do the items of a list, each one at a time.
// Which worker does an item, and when, is nobody's business: what comes back
// for it depends on the item alone.
//
// Nothing is lost. The item of a worker that crashes or is killed is done again
// when all others are done, by a fresh worker with nothing beside it: what was
// too large among others may be not too large alone. What fails then has
// failed.
//
// Workers are forked (base/os/child.h), so whatever the caller has read is
// there for them. They end with their parent, however that ends.
//
// A crew may also work on other machines (base/os/far.h): there the same
// program comes to the same call of RunCrew, and throws Served when there is no
// more for it to do.
#ifndef BASE_OS_CREW_H_
#define BASE_OS_CREW_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/deadline.h"
#include "base/os/child.h"

namespace os {

// What became of an item that a worker was given.
struct ItemOutcome {
  enum class Kind : uint8_t { kDone, kFailed, kStopped };
  Kind kind = Kind::kDone;
  std::string result = {};  // of one that is done: what the worker made of it
  Exit exit = {};           // of one that failed: how its second worker ended
};

// The worker's side: does one item. `news` goes to whoever watches, at once.
using News = std::function<void(std::string_view)>;
using DoItem = std::function<std::string(size_t item, const News& news)>;

struct CrewPlan {
  size_t workers = 2;
  size_t items = 0;
  // An item that has come up besides those, as long as there is one; asked for
  // in the parent.
  std::function<std::optional<size_t>()> more = {};
  // Each item has a worker of its own, forked when the item is given out: what
  // comes back does not depend on what others did before.
  bool one_each = false;
  // For workers on other machines. What they must have in common with this
  // process; and of an item, what one of them must know to do it.
  std::function<std::string()> identity = {};
  std::function<std::string(size_t item)> describe = {};
  std::function<void(size_t item, const std::string& text)> learn = {};
  // Called in each worker when it starts; no two have the same number.
  std::function<DoItem(size_t number)> start = {};

  // The rest is called in the parent. Items come in any order; those that no
  // worker was given when the crew was stopped do not come.
  std::function<void(size_t item, ItemOutcome outcome)> done = {};
  std::function<void(size_t item, std::string_view news)> news = {};
  // A few times per second.
  std::function<void(size_t at_work)> watch = {};

  // Workers that are at work then are sent SIGTERM, and have `grace` to hand in
  // what they have.
  base::Deadline deadline = {};
  std::chrono::milliseconds grace{800};
  uint64_t most_memory_kb = 0;  // of all together; 0: any
};

enum class CrewEnd : uint8_t {
  kAllDone,
  kDeadline,
  kMemory,     // most_memory_kb was reached
  kNoProcess,  // the system gives none
};

struct Served {};

CrewEnd RunCrew(const CrewPlan& plan);

// Memory that a process has written to, what it shares with others in parts;
// 0: no such process.
uint64_t OwnMemoryKb(pid_t pid);

}  // namespace os

#endif  // BASE_OS_CREW_H_
