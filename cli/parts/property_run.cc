#include "cli/parts/property_run.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/counted.h"
#include "cli/parts/run_digest.h"
#include "cli/parts/shard_result.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"

namespace cli {
namespace {

std::set<std::string> IgnoredBy(const Arguments& args) {
  const std::vector<std::string> names = args.GetAll("--ignore");
  return {names.begin(), names.end()};
}

}  // namespace

PropertyRun::PropertyRun(const Arguments& args, const CheckRun& run,
                         const Agenda& agenda, const Models& models,
                         Progress& progress, MemoryGuard& guard)
    : args_(args),
      run_(run),
      agenda_(agenda),
      progress_(progress),
      guard_(guard),
      setup_{run.run,
             run.java,
             run.folder->path(),
             IgnoredBy(args),
             models.modelled,
             MediumOf(args),
             args.Has("--coverage"),
             models.stand_ins.get()} {}

base::Result<bool> PropertyRun::Run(const std::vector<size_t>& chosen,
                                    const Told& told) {
  RETURN_IF_ERROR(std::min(run_.jobs, chosen.size()) > 1
                      ? RunApart(chosen, told)
                      : RunHere(chosen, told));
  return out_of_memory_;
}

base::Status PropertyRun::RunHere(const std::vector<size_t>& chosen,
                                  const Told& told) {
  size_t place = 0;
  setup_.watch = [&](const std::string& name, uint32_t bound,
                     const search::Exploration& so_far, size_t pending) {
    Show(std::to_string(place) + " of " + std::to_string(chosen.size()), name,
         bound, so_far, pending);
    if (guard_.most_kb() != 0) LookAtMemory();
  };
  for (const size_t index : chosen) {
    if (run_.run.limits.deadline.Expired()) break;
    ++place;
    PropertyVerdict verdict =
        RunProperty(setup_, agenda_.properties[index], index + 1);
    progress_.Clear();
    RETURN_IF_ERROR(told(std::move(verdict)));
  }
  return base::Ok{};
}

base::Status PropertyRun::RunApart(const std::vector<size_t>& chosen,
                                   const Told& told) {
  base::Status written = base::Ok{};
  PropertyCrew crew{setup_,    agenda_.properties, chosen,
                    run_.jobs, run_.class_path,    JdkHome(args_)};
  crew.most_memory_kb = guard_.most_kb();
  crew.identity = [&] {
    std::string identity =
        DigestOf(agenda_.properties) + RunDigest(args_, run_.run.path);
    for (const size_t index : chosen) identity += std::to_string(index) + " ";
    return identity;
  };
  crew.with_progress = progress_.on();
  crew.watch = [this](const CrewProgress& now) { Show(now); };
  crew.told = [&](PropertyVerdict verdict) {
    progress_.Clear();
    base::Status now = told(std::move(verdict));
    if (written.ok()) written = std::move(now);
  };
  out_of_memory_ = crew.Run();
  progress_.Clear();
  return written;
}

void PropertyRun::LookAtMemory() {
  guard_.Look();
  if (!guard_.tripped() || InterruptFlag()->load()) return;
  out_of_memory_ = true;
  RequestStop();
}

void PropertyRun::Show(const std::string& place, const std::string& name,
                       uint32_t bound, const search::Exploration& so_far,
                       size_t pending) {
  if (progress_.Due())
    progress_.Show(place + ", " + name + ", bound " + std::to_string(bound) +
                   ": " + base::Counted(so_far.paths, "path") + ", " +
                   std::to_string(pending) + " pending");
}

void PropertyRun::Show(const CrewProgress& now) {
  if (progress_.Due())
    progress_.Show(std::to_string(now.done) + " done, " +
                   std::to_string(now.at_work) + " at work, " +
                   std::to_string(now.open) + " open" +
                   (now.latest.empty() ? "" : "; " + now.latest));
}

}  // namespace cli
