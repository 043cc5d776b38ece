// Properties of an agenda checked one after the other in this process, or by
// several; with the live line, and within --memory-limit.
#ifndef CLI_PARTS_PROPERTY_RUN_H_
#define CLI_PARTS_PROPERTY_RUN_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/checking/agenda.h"
#include "cli/checking/runner.h"
#include "cli/checking/verdicts.h"
#include "cli/options/options.h"
#include "cli/parts/check_run.h"
#include "cli/parts/property_crew.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/progress.h"
#include "engine/search/explorer.h"

namespace cli {

class PropertyRun {
 public:
  using Told = std::function<base::Status(PropertyVerdict)>;

  // All must outlive this.
  PropertyRun(const Arguments& args, const CheckRun& run, const Agenda& agenda,
              const Models& models, Progress& progress, MemoryGuard& guard);

  // Those of the agenda with these places, told in this order; the last are
  // missing where the run was stopped. Whether --memory-limit did that. An
  // error: the first of those that `told` returned.
  base::Result<bool> Run(const std::vector<size_t>& chosen, const Told& told);

 private:
  base::Status RunHere(const std::vector<size_t>& chosen, const Told& told);
  base::Status RunApart(const std::vector<size_t>& chosen, const Told& told);
  void LookAtMemory();
  void Show(const std::string& place, const std::string& name, uint32_t bound,
            const search::Exploration& so_far, size_t pending);
  void Show(const CrewProgress& now);

  const Arguments& args_;
  const CheckRun& run_;
  const Agenda& agenda_;
  Progress& progress_;
  MemoryGuard& guard_;
  CheckSetup setup_;
  bool out_of_memory_ = false;
};

}  // namespace cli

#endif  // CLI_PARTS_PROPERTY_RUN_H_
