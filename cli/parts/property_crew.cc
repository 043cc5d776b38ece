#include "cli/parts/property_crew.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "base/counted.h"
#include "base/os/crew.h"
#include "base/result.h"
#include "check/check_property.h"
#include "classfile/class_path.h"
#include "cli/checking/stand_ins.h"
#include "cli/parts/verdict_wire.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/source_entry.h"
#include "engine/java/jvm.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using base::Result;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetweenNews{200};
// Ends the name of the folder beside a worker's own.
constexpr const char* kOfJvm = "-jvm";

// What a worker stands on: a folder of its own for drivers, since no property
// may see another's, a class path that begins there, and a JVM to ask.
struct Bench {
  fs::path drivers;
  AnalysisRun run;
  std::unique_ptr<StandIns> stand_ins = {};  // null: there are none
  CheckSetup setup;

  Bench(const CheckSetup& of_parent, fs::path folder, classfile::ClassPath path,
        const std::string& class_path)
      : drivers(std::move(folder)),
        run(Like(of_parent.run, std::move(path))),
        setup{run,
              of_parent.java,
              drivers,
              of_parent.ignored,
              of_parent.modelled,
              of_parent.medium,
              of_parent.coverage} {
    setup.java.class_path = drivers.string() + ":" + class_path;
    setup.java.session =
        std::make_shared<java::Session>(drivers.string() + kOfJvm);
  }

  // The same run on another class path.
  static AnalysisRun Like(const AnalysisRun& run, classfile::ClassPath path) {
    return {run.entry,  std::move(path), run.options,
            run.limits, run.order,       run.seed};
  }

  // The parent's models, before what this worker sees.
  base::Status AddStandIns(const StandIns& of_parent,
                           const std::string& jdk_home) {
    JavaChoice java = setup.java;
    java.class_path =
        of_parent.folder->path().string() + ":" + setup.java.class_path;
    ASSIGN_OR_RETURN(classfile::ClassPath path,
                     classfile::ClassPath::Open(java.class_path, jdk_home));
    stand_ins = std::make_unique<StandIns>(
        StandIns{of_parent.packages, of_parent.folder,
                 Like(of_parent.run, std::move(path)), std::move(java)});
    setup.stand_ins = stand_ins.get();
    return base::Ok{};
  }
};

std::string NewsText(const std::string& name, uint32_t bound,
                     const search::Exploration& so_far, size_t pending) {
  return name + ", bound " + std::to_string(bound) + ": " +
         base::Counted(so_far.paths, "path") + ", " + std::to_string(pending) +
         " pending";
}

class Worker {
 public:
  Worker(const PropertyCrew& crew, const fs::path& folder)
      : crew_(crew), bench_(MakeBench(crew, folder)) {}

  std::string Do(size_t place, const os::News& news) {
    const size_t index = crew_.chosen[place];
    const check::Property& property = crew_.properties[index];
    if (!bench_.ok()) return ToBytes(Unable(property));
    CheckSetup& setup = bench_.value()->setup;
    if (crew_.with_progress)
      setup.watch = [&](const std::string& name, uint32_t bound,
                        const search::Exploration& so_far, size_t pending) {
        if (Clock::now() - last_ < kBetweenNews) return;
        last_ = Clock::now();
        news(NewsText(name, bound, so_far, pending));
      };
    return ToBytes(RunProperty(setup, property, index + 1));
  }

 private:
  static Result<std::shared_ptr<Bench>> MakeBench(const PropertyCrew& crew,
                                                  const fs::path& folder) {
    std::error_code error;
    fs::create_directory(folder, error);
    if (!error) fs::create_directory(folder.string() + kOfJvm, error);
    if (error) return base::Error{"cannot be made", folder.string()};
    const std::string text = folder.string() + ":" + crew.class_path;
    ASSIGN_OR_RETURN(classfile::ClassPath path,
                     classfile::ClassPath::Open(text, crew.jdk_home));
    const auto bench = std::make_shared<Bench>(
        crew.setup, folder, std::move(path), crew.class_path);
    if (crew.setup.stand_ins != nullptr)
      RETURN_IF_ERROR(bench->AddStandIns(*crew.setup.stand_ins, crew.jdk_home));
    return bench;
  }

  PropertyVerdict Unable(const check::Property& property) const {
    PropertyVerdict verdict = NoVerdict(property);
    verdict.why = "cannot be checked: " + bench_.error().ToString();
    return verdict;
  }

  const PropertyCrew& crew_;
  Result<std::shared_ptr<Bench>> bench_;
  Clock::time_point last_ = Clock::now();
};

std::string FailedText(const os::Exit& exit) {
  return "a worker failed twice: " +
         (exit.kind == os::Exit::Kind::kKilled
              ? "signal " + std::to_string(exit.code)
              : os::ToText(exit));
}

// Verdicts come in any order, and are told in one.
class InOrder {
 public:
  explicit InOrder(const PropertyCrew& crew)
      : crew_(crew), waiting_(crew.chosen.size()) {}

  const check::Property& PropertyAt(size_t place) const {
    return crew_.properties[crew_.chosen[place]];
  }
  void Add(size_t place, PropertyVerdict verdict) {
    waiting_[place] = std::move(verdict);
    ++done_;
    while (next_ < waiting_.size() && waiting_[next_])
      crew_.told(*std::exchange(waiting_[next_++], std::nullopt));
  }
  void AddInconclusive(size_t place, std::string why) {
    PropertyVerdict verdict = NoVerdict(PropertyAt(place));
    verdict.why = std::move(why);
    Add(place, std::move(verdict));
  }
  // Those nobody could be found for.
  void AddMissing(const std::string& why) {
    while (next_ < waiting_.size()) AddInconclusive(next_, why);
  }
  size_t done() const { return done_; }
  size_t size() const { return waiting_.size(); }

 private:
  const PropertyCrew& crew_;
  std::vector<std::optional<PropertyVerdict>> waiting_;
  size_t next_ = 0, done_ = 0;
};

std::string StoppedText(const base::Deadline& deadline) {
  return deadline.Cancelled()  ? check::kInterrupted
         : deadline.TimedOut() ? "stopped by --time-limit"
                               : "stopped by --memory-limit";
}

void Receive(const PropertyCrew& crew, size_t place, os::ItemOutcome outcome,
             InOrder& order) {
  using Kind = os::ItemOutcome::Kind;
  if (outcome.kind == Kind::kFailed)
    return order.AddInconclusive(place, FailedText(outcome.exit));
  if (outcome.kind == Kind::kStopped)
    return order.AddInconclusive(place,
                                 StoppedText(crew.setup.run.limits.deadline));
  Result<PropertyVerdict> verdict = FromBytes(outcome.result);
  if (verdict.ok()) return order.Add(place, std::move(verdict.value()));
  order.AddInconclusive(place, verdict.error().ToString());
}

}  // namespace

bool PropertyCrew::Run() const {
  InOrder order(*this);
  const Result<std::shared_ptr<TemporaryFolder>> folder =
      TemporaryFolder::Make();
  if (!folder.ok()) {
    order.AddMissing(folder.error().ToString());
    return false;
  }
  std::string latest;
  os::CrewPlan plan;
  plan.workers = jobs;
  plan.items = chosen.size();
  plan.deadline = setup.run.limits.deadline;
  plan.most_memory_kb = most_memory_kb;
  plan.identity = identity;
  plan.start = [&](size_t number) -> os::DoItem {
    const auto worker = std::make_shared<Worker>(
        *this, folder.value()->path() / std::to_string(number));
    return [worker](size_t place, const os::News& news) {
      return worker->Do(place, news);
    };
  };
  plan.done = [&](size_t place, os::ItemOutcome outcome) {
    Receive(*this, place, std::move(outcome), order);
  };
  plan.news = [&](size_t, std::string_view text) { latest = text; };
  plan.watch = [&](size_t at_work) {
    if (watch)
      watch({order.done(), at_work, order.size() - order.done() - at_work,
             latest});
  };
  const os::CrewEnd end = os::RunCrew(plan);
  if (end == os::CrewEnd::kNoProcess)
    order.AddMissing("the system gives no process to check it in");
  return end == os::CrewEnd::kMemory;
}

}  // namespace cli
