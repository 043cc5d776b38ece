#include "cli/parts/path_crew.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/deadline.h"
#include "base/hash.h"
#include "base/os/child.h"
#include "base/os/crew.h"
#include "base/result.h"
#include "cli/parts/part_wire.h"
#include "engine/machine/machine.h"
#include "engine/search/part.h"
#include "engine/search/prefix.h"
#include "engine/search/prefixed.h"
#include "solver/chain.h"

namespace cli {
namespace {

using Machine = search::Prefixed<engine::Machine>;
using Pending = search::Pending<engine::Machine>;

// Budgets are in steps: about as much work each as to expand a state, some five
// microseconds. The first is for the process that was started, and spares small
// runs a fork; a part of a part has twice the budget, so that there is soon
// enough for everyone and hardly more forks than the run is worth.
constexpr uint64_t kFirstBudget = 30'000;
constexpr uint64_t kBudgetOfPart = 20'000;
constexpr unsigned kMostDoublings = 3;
constexpr size_t kFirstParts = 8;
constexpr size_t kPartsOfOne = 8;
// Of which parts are made: so many, and they are made alike.
constexpr size_t kStatesOfParts = 32;
constexpr uint64_t kStepsOfQuestion = 2;
constexpr uint64_t kStepsOfPath = 60;        // to tell it
constexpr uint64_t kStepsOfLastLayer = 200;  // a question that Z3 was asked

// The first has number 1.
uint64_t BudgetOf(unsigned generation) {
  return kBudgetOfPart << std::min(generation - 1, kMostDoublings);
}

// Which parts a shard does. Two generations are done by all, and as many more
// as it takes until the parts of the next are a few for each: those come of
// what has proved to be large. A shard has all that comes of its parts. Who
// does a part follows from where it stands among the others.
class ShareOf {
 public:
  explicit ShareOf(const Shard& shard) : shard_(shard) {
    constexpr size_t kPartsOfShard = 3;
    for (size_t parts = kFirstParts * kPartsOfOne * kPartsOfOne;
         parts < kPartsOfShard * shard.of; parts *= kPartsOfOne)
      ++decides_;
  }

  bool Has(unsigned generation, uint64_t place) const {
    return generation != decides_ ||
           base::Mix(place) % shard_.of == shard_.number - 1;
  }

 private:
  const Shard shard_;
  unsigned decides_ = 3;  // the generation whose parts are shared out
};

// How much was done since it was made. To look at the solver's layers takes
// longer than a state, so that is not done for each.
class Effort {
 public:
  Effort(engine::Analysis& analysis, const search::Exploration& so_far)
      : analysis_(analysis), so_far_(so_far), before_(Now()) {}

  bool Exceeds(uint64_t budget) {
    constexpr unsigned kBetweenLooks = 64;
    if (asked_++ % kBetweenLooks != 0) return false;
    return Now() - before_ >= budget;
  }

 private:
  uint64_t Now() const {
    const std::vector<solver::LayerShare> layers =
        solver::SharesOf(analysis_.solver());
    return so_far_.states + kStepsOfPath * so_far_.paths +
           kStepsOfQuestion * analysis_.checker().questions() +
           (layers.empty() ? 0 : kStepsOfLastLayer * layers.back().questions);
  }

  engine::Analysis& analysis_;
  const search::Exploration& so_far_;
  unsigned asked_ = 1;
  const uint64_t before_;
};

// The tree as far as it is known which parts it has.
class Ledger {
 public:
  explicit Ledger(const PathCrew& crew) : crew_(crew), ours_(crew.shard) {}

  // `place` is that of the first among all of its generation.
  void Open(const std::vector<search::Part>& parts, unsigned generation,
            uint64_t place, PathsFound& found) {
    for (const search::Part& part : parts) {
      if (!ours_.Has(generation, place)) {
        ++found.of_others;
      } else {
        by_place_.emplace(part.from, shares_.size());
        shares_.push_back({part, generation, place});
      }
      ++place;
    }
  }

  // The next one for a worker, by its number.
  std::optional<size_t> Take() {
    for (auto& [from, number] : by_place_)
      if (shares_[number].state == Share::State::kOpen) {
        shares_[number].state = Share::State::kGiven;
        return number;
      }
    return std::nullopt;
  }

  // For a process on another machine that has only its number: all it needs.
  std::string Describe(size_t number) const {
    return std::to_string(generation(number)) + " " + part(number).ToText();
  }
  void Learn(size_t number, const std::string& text) {
    const size_t blank = text.find(' ');
    base::Result<search::Part> part =
        search::Part::Parse(std::string_view(text).substr(blank + 1));
    CHECK(part.ok(), "a part is described as its ledger does it");
    if (shares_.size() <= number) shares_.resize(number + 1);
    shares_[number].part = std::move(part).value();
    shares_[number].generation = static_cast<unsigned>(std::stoul(text));
  }

  // What was given to one who cannot do it.
  void TakeBack() {
    for (Share& share : shares_)
      if (share.state == Share::State::kGiven)
        share.state = Share::State::kOpen;
  }

  void Done(size_t number, PartResult result, PathsFound& found) {
    Count(result, found);
    Open(result.left, shares_[number].generation + 1,
         shares_[number].place * kPartsOfOne, found);
    shares_[number].paths = std::move(result.paths);
    shares_[number].state = Share::State::kDone;
    TellFirst();
  }
  void Lost(size_t number) {
    shares_[number].state = Share::State::kDone;
    TellFirst();
  }

  // Where it was stopped: what is there is told; the number of parts that are
  // not.
  size_t TellRest() {
    size_t missing = 0;
    for (auto& [from, number] : by_place_) {
      missing += shares_[number].state == Share::State::kDone ? 0 : 1;
      Tell(shares_[number].paths);
    }
    by_place_.clear();
    return missing;
  }

  const search::Part& part(size_t number) const { return shares_[number].part; }
  unsigned generation(size_t number) const {
    return shares_[number].generation;
  }
  size_t size() const { return by_place_.size(); }
  const RunNotes& notes() const { return notes_; }

 private:
  struct Share {
    enum class State : uint8_t { kOpen, kGiven, kDone };
    search::Part part = {};
    unsigned generation = 0;
    uint64_t place = 0;  // among all of its generation
    State state = State::kOpen;
    ToldPaths paths = {};
  };

  void Count(const PartResult& result, PathsFound& found) {
    found.exploration.paths += result.exploration.paths;
    found.exploration.states += result.exploration.states;
    found.exploration.most_pending = std::max(found.exploration.most_pending,
                                              result.exploration.most_pending);
    found.exploration.stopped |= result.exploration.stopped;
    found.exploration.left += result.exploration.left;
    found.exploration.share += result.exploration.share;
    found.elsewhere += result.counts;
    notes_.assumptions.insert(result.notes.assumptions.begin(),
                              result.notes.assumptions.end());
    notes_.settings.insert(result.notes.settings.begin(),
                           result.notes.settings.end());
    notes_.asserts |= result.notes.asserts;
    notes_.reads_strings |= result.notes.reads_strings;
    if (notes_.requirement_as_code.empty())
      notes_.requirement_as_code = result.notes.requirement_as_code;
  }

  void TellFirst() {
    while (!by_place_.empty() &&
           shares_[by_place_.begin()->second].state == Share::State::kDone) {
      Tell(shares_[by_place_.begin()->second].paths);
      by_place_.erase(by_place_.begin());
    }
  }
  void Tell(ToldPaths& paths) {
    paths.ForEach(crew_.told);
    paths = {};
  }

  const PathCrew& crew_;
  const ShareOf ours_;
  std::vector<Share> shares_;                  // by number
  std::map<search::Prefix, size_t> by_place_;  // those that are not told yet
  RunNotes notes_;  // kept apart: each fork begins with the same analysis
};

// Of what is left up to `to`. What is counted is as if nobody had looked ahead;
// nothing where it was stopped.
std::vector<search::Part> Share(const PathCrew& crew, Machine& machine,
                                const Pending& left,
                                const std::optional<search::Prefix>& to,
                                size_t most, search::Exploration& exploration,
                                RunCounts& looked_ahead) {
  std::vector<search::Part> parts;
  const RunCounts before = CountsOf(crew.analysis);
  const auto share = [&] {
    parts = search::AlikePartsOf<engine::Machine>(machine, left, to, most,
                                                  kStatesOfParts);
    looked_ahead = CountsOf(crew.analysis);
    search::Cut<engine::Machine>(machine, parts, exploration).Through(left);
  };
  if (!base::EndsInTime(share)) {
    exploration.stopped = true;
    exploration.left += left.size();
    parts.clear();
    looked_ahead = CountsOf(crew.analysis);
  }
  looked_ahead -= before;
  return parts;
}

// Of this process: the worker's, who has one part.
double ProcessorSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// The worker's side.
PartResult DoPart(const PathCrew& crew, const Pending& cover,
                  const search::Part& part, unsigned generation) {
  PartResult result;
  Machine machine(crew.analysis.machine(), crew.limits.deadline);
  Pending beginning;
  if (!base::EndsInTime([&] {
        beginning = search::Beginning<engine::Machine>(machine, part).In(cover);
      })) {
    result.exploration.stopped = true;
    result.exploration.left = 1;
    return result;
  }
  result.replay_seconds = ProcessorSeconds();
  const RunCounts before = CountsOf(crew.analysis);
  Effort effort(crew.analysis, result.exploration);
  const Pending left = search::ExplorePart<engine::Machine>(
      machine, std::move(beginning), crew.limits,
      [&] { return effort.Exceeds(BudgetOf(generation)); },
      [&](const Machine::State& state, const search::End& end) {
        result.paths.Add(crew.tell(state.state, end));
      },
      [](const search::Exploration&, size_t) {}, result.exploration);
  RunCounts looked_ahead;
  result.left = Share(crew, machine, left, part.to, kPartsOfOne,
                      result.exploration, looked_ahead);
  result.counts = CountsOf(crew.analysis);
  result.counts -= before;
  result.counts -= looked_ahead;
  result.notes = NotesOf(crew.analysis);
  result.seconds = ProcessorSeconds();
  return result;
}

// The parent's.
void Receive(const PathCrew& crew, size_t number,
             const os::ItemOutcome& outcome, Ledger& ledger,
             PathsFound& found) {
  using Kind = os::ItemOutcome::Kind;
  if (outcome.kind == Kind::kStopped) return;  // counted as missing
  base::Result<PartResult> result =
      outcome.kind == Kind::kDone
          ? PartFromBytes(outcome.result)
          : base::Error{"a worker failed twice: " + os::ToText(outcome.exit)};
  if (!result.ok()) {
    found.lost = result.error().ToString() + "; some paths are missing";
    return ledger.Lost(number);
  }
  if (crew.keep && !result.value().exploration.stopped)
    crew.keep(ledger.part(number), outcome.result);
  ledger.Done(number, std::move(result).value(), found);
}

// The next part that nobody knows of yet.
std::optional<size_t> NextUnknown(const PathCrew& crew, Ledger& ledger,
                                  PathsFound& found) {
  while (const std::optional<size_t> number = ledger.Take()) {
    std::optional<std::string> known;
    if (crew.known) known = crew.known(ledger.part(*number));
    base::Result<PartResult> result = PartFromBytes(known.value_or(""));
    if (!known || !result.ok()) return number;
    ledger.Done(*number, std::move(result).value(), found);
  }
  return std::nullopt;
}

os::CrewPlan PlanFor(const PathCrew& crew, const Pending& cover, Ledger& ledger,
                     PathsFound& found) {
  os::CrewPlan plan;
  plan.workers = crew.jobs;
  plan.one_each = true;
  plan.deadline = crew.limits.deadline;
  plan.most_memory_kb = crew.most_memory_kb;
  plan.identity = crew.identity;
  plan.describe = [&](size_t number) { return ledger.Describe(number); };
  plan.learn = [&](size_t number, const std::string& text) {
    ledger.Learn(number, text);
  };
  plan.more = [&] { return NextUnknown(crew, ledger, found); };
  plan.start = [&](size_t) -> os::DoItem {
    return [&](size_t number, const os::News&) {
      return ToBytes(
          DoPart(crew, cover, ledger.part(number), ledger.generation(number)));
    };
  };
  plan.done = [&](size_t number, const os::ItemOutcome& outcome) {
    Receive(crew, number, outcome, ledger, found);
  };
  plan.watch = [&](size_t at_work) {
    crew.watch(found.exploration, ledger.size(), at_work);
  };
  return plan;
}

// Where the system gives no process. What is done here is counted here.
void DoHere(const PathCrew& crew, const Pending& cover, Ledger& ledger,
            PathsFound& found) {
  ledger.TakeBack();
  while (!found.exploration.stopped) {
    const std::optional<size_t> number = ledger.Take();
    if (!number) return;
    PartResult result =
        DoPart(crew, cover, ledger.part(*number), ledger.generation(*number));
    result.counts = {};
    ledger.Done(*number, std::move(result), found);
  }
}

}  // namespace

PathsFound PathCrew::Run() const {
  PathsFound found;
  Machine machine(analysis.machine(), here.deadline);
  Effort effort(analysis, found.exploration);
  Pending first;
  if (!base::EndsInTime([&] { first.push_back(machine.Initial()); })) {
    found.exploration.stopped = true;
    found.exploration.left = 1;
    return found;
  }
  const Pending cover = search::ExplorePart<engine::Machine>(
      machine, std::move(first), here,
      [&] { return effort.Exceeds(kFirstBudget); },
      [&](const Machine::State& state, const search::End& end) {
        told(tell(state.state, end));
      },
      [&](const search::Exploration& so_far, size_t pending) {
        watch(so_far, pending, 0);
      },
      found.exploration);
  if (cover.empty()) return found;
  RunCounts looked_ahead;
  const std::vector<search::Part> parts =
      Share(*this, machine, cover, std::nullopt, kFirstParts, found.exploration,
            looked_ahead);
  found.elsewhere -= looked_ahead;
  Ledger ledger(*this);
  ledger.Open(parts, 1, 0, found);
  const os::CrewEnd end = os::RunCrew(PlanFor(*this, cover, ledger, found));
  if (end == os::CrewEnd::kNoProcess) DoHere(*this, cover, ledger, found);
  found.out_of_memory = end == os::CrewEnd::kMemory;
  const size_t missing = ledger.TellRest();
  found.exploration.left += missing;
  found.exploration.stopped |= missing > 0;
  Adopt(ledger.notes(), analysis);
  return found;
}

}  // namespace cli
