// The violations as SARIF 2.1.0, which editors and code hosts read: each with
// its line, the way there and a fingerprint that stays the same from run to
// run. What came to no verdict is a notification of the tool.
#ifndef CLI_CHECKING_SARIF_H_
#define CLI_CHECKING_SARIF_H_

#include <nlohmann/json.hpp>

#include "cli/checking/source_places.h"
#include "cli/checking/verdicts.h"

namespace cli {

nlohmann::ordered_json SarifJson(const CheckedAll& checked,
                                 const SourcePlaces& places);

}  // namespace cli

#endif  // CLI_CHECKING_SARIF_H_
