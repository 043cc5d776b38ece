#include "cli/tables/json_text.h"

#include <utility>

#include "report/json_strings.h"
#include "report/visible.h"

namespace cli {

std::string JsonText(nlohmann::ordered_json json) {
  return report::Rewritten(std::move(json), report::ValidUtf8).dump(2) + "\n";
}

}  // namespace cli
