#include "cli/json_text.h"

#include "report/json_strings.h"
#include "report/visible.h"

namespace cli {

std::string JsonText(const nlohmann::ordered_json& json) {
  return report::Rewritten(json, report::ValidUtf8).dump(2) + "\n";
}

}  // namespace cli
