#include "cli/watching/round.h"

#include <chrono>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <utility>

#include "base/os/crew_messages.h"
#include "base/result.h"
#include "cli/checking/agenda.h"
#include "cli/options/class_path_option.h"
#include "cli/parts/check_run.h"
#include "cli/parts/property_run.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/progress.h"
#include "cli/watching/affected.h"
#include "cli/watching/class_roots.h"

namespace cli {
namespace {

using base::Result;
using Clock = std::chrono::steady_clock;

class Round {
 public:
  Round(const RoundPlan& plan, int fd) : plan_(plan), fd_(fd) {}

  Result<RoundOutcome> Run() {
    const auto start = Clock::now();
    const Arguments& args = plan_.args;
    ASSIGN_OR_RETURN(CheckRun run, ReadCheckRun(args));
    if (plan_.tell) TellOfClassPath(run.run.path);
    outcome_.bounds = BoundsText(run.run.options.bounds);
    outcome_.classes = DigestClasses(run.run.path);
    if (plan_.seen != nullptr)
      outcome_.waiting = NewlyUnreadable(*plan_.seen, outcome_.classes);
    if (!outcome_.waiting.empty()) return std::move(outcome_);
    const Agenda agenda = AgendaOf(args, run);
    if (agenda.properties.empty()) return Nothing(run, agenda);
    SendRoots(run.targets.class_path());
    ASSIGN_OR_RETURN(Models models, MakeModels(args, run, agenda));
    outcome_.models = TextOf(models);
    RETURN_IF_ERROR(Check(run, agenda, models));
    outcome_.problems = agenda.problems;
    outcome_.seconds =
        std::chrono::duration<double>(Clock::now() - start).count();
    return std::move(outcome_);
  }

 private:
  Result<RoundOutcome> Nothing(const CheckRun& run, const Agenda& agenda) {
    outcome_.error = WhyNothing(agenda).ToString();
    // At the start, too, somebody may be writing them.
    if (plan_.seen == nullptr)
      for (const std::string& operand : plan_.args.operands())
        outcome_.waiting.merge(UnreadableIn(operand));
    if (outcome_.waiting.empty()) return std::move(outcome_);
    // Where nothing can be read, nobody knows where else classes are.
    SendRoots(HasClassPath(plan_.args) ? run.targets.class_path() : "");
    return std::move(outcome_);
  }

  void SendRoots(const std::string& class_path) {
    os::WriteMessage(fd_, os::MessageKind::kNews,
                     RootsToBytes(RootsOf(class_path, plan_.args.operands(),
                                          plan_.scratch)));
  }

  base::Status Check(const CheckRun& run, const Agenda& agenda,
                     const Models& models) {
    const Affected affected(plan_.before, outcome_.classes, outcome_.models);
    std::vector<const PropertyVerdict*> standing;
    std::vector<size_t> chosen;
    for (size_t i = 0; i < agenda.properties.size(); ++i) {
      standing.push_back(affected.StillStands(agenda.properties[i]));
      if (standing.back() != nullptr) continue;
      chosen.push_back(i);
      outcome_.again.push_back(agenda.properties[i].name);
    }
    std::vector<PropertyVerdict> fresh;
    RETURN_IF_ERROR(CheckChosen(run, agenda, models, chosen, fresh));
    size_t next = 0;
    for (size_t i = 0; i < agenda.properties.size(); ++i)
      Add(agenda.properties[i], standing[i] != nullptr
                                    ? *standing[i]
                                    : FreshOr(agenda, i, fresh, next++));
    return base::Ok{};
  }

  base::Status CheckChosen(const CheckRun& run, const Agenda& agenda,
                           const Models& models,
                           const std::vector<size_t>& chosen,
                           std::vector<PropertyVerdict>& fresh) {
    ASSIGN_OR_RETURN(Progress progress, Progress::Read(plan_.args));
    ASSIGN_OR_RETURN(MemoryGuard guard, MemoryGuard::Read(plan_.args));
    PropertyRun properties(plan_.args, run, agenda, models, progress, guard);
    const Result<bool> out_of_memory =
        properties.Run(chosen, [&](PropertyVerdict verdict) {
          fresh.push_back(std::move(verdict));
          return base::Status(base::Ok{});
        });
    if (!out_of_memory.ok()) return out_of_memory.error();
    return base::Ok{};
  }

  // One that the run did not come to.
  static PropertyVerdict FreshOr(const Agenda& agenda, size_t place,
                                 std::vector<PropertyVerdict>& fresh,
                                 size_t at) {
    if (at < fresh.size()) return std::move(fresh[at]);
    PropertyVerdict verdict = NoVerdict(agenda.properties[place]);
    verdict.why = kNotBegun;
    return verdict;
  }

  void Add(const check::Property& property, PropertyVerdict verdict) {
    outcome_.kinds.push_back(static_cast<uint8_t>(property.kind));
    outcome_.verdicts.push_back(std::move(verdict));
  }

  const RoundPlan& plan_;
  const int fd_;
  RoundOutcome outcome_;
};

}  // namespace

int DoRound(const RoundPlan& plan, int fd) {
  setenv("TMPDIR", plan.scratch.c_str(), 1);
  Result<RoundOutcome> result = Round(plan, fd).Run();
  RoundOutcome outcome;
  if (result.ok())
    outcome = std::move(result.value());
  else
    outcome.error = result.error().ToString();
  return os::WriteMessage(fd, os::MessageKind::kResult, ToBytes(outcome)) ? 0
                                                                          : 1;
}

std::string RootsToBytes(const std::vector<std::string>& roots) {
  std::string bytes;
  for (const std::string& root : roots) bytes += root + '\0';
  return bytes;
}

std::vector<std::string> RootsFromBytes(const std::string& bytes) {
  std::vector<std::string> roots;
  std::stringstream in(bytes);
  for (std::string root; std::getline(in, root, '\0');) roots.push_back(root);
  return roots;
}

}  // namespace cli
