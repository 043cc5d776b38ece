// A verdict on its way between processes and runs: everything it holds, and
// nothing of the analysis it comes from.
#ifndef CLI_PARTS_VERDICT_WIRE_H_
#define CLI_PARTS_VERDICT_WIRE_H_

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/checking/verdicts.h"

namespace cli {

nlohmann::ordered_json ToWire(const PropertyVerdict& verdict);
base::Result<PropertyVerdict> FromWire(const nlohmann::ordered_json& json);

// The same as bytes, whatever the names in class files are made of.
std::string ToBytes(const PropertyVerdict& verdict);
base::Result<PropertyVerdict> FromBytes(std::string_view bytes);

}  // namespace cli

#endif  // CLI_PARTS_VERDICT_WIRE_H_
