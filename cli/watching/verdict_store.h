// Verdicts of earlier runs of `check`, in a folder (--cache): one that still
// stands (cli/watching/affected.h) is told as it was. A file for each set of
// targets and options; who writes it replaces it as a whole, so several runs
// may have the same folder.
#ifndef CLI_WATCHING_VERDICT_STORE_H_
#define CLI_WATCHING_VERDICT_STORE_H_

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "cli/checking/verdicts.h"
#include "cli/options/options.h"
#include "cli/parts/check_run.h"
#include "cli/watching/affected.h"
#include "cli/watching/outcome.h"

namespace cli {

class VerdictStore {
 public:
  // Null: none was asked for. An error: the folder cannot be made.
  static base::Result<std::unique_ptr<VerdictStore>> Open(const Arguments& args,
                                                          const CheckRun& run,
                                                          const Models& models);

  // Null: it is to be checked.
  const PropertyVerdict* Find(const check::Property& property) const {
    return affected_->StillStands(property);
  }

  // What is known now of these properties; their verdicts are in the same
  // order. Those that are inconclusive are left out: more time may help.
  base::Status Keep(const std::vector<const check::Property*>& properties,
                    const std::vector<PropertyVerdict>& verdicts);

 private:
  VerdictStore(std::filesystem::path file, RoundOutcome now)
      : file_(std::move(file)), now_(std::move(now)) {}

  const std::filesystem::path file_;
  RoundOutcome now_;  // the classes and models of this run
  std::optional<RoundOutcome> before_;
  std::optional<Affected> affected_;
};

}  // namespace cli

#endif  // CLI_WATCHING_VERDICT_STORE_H_
