// Where a command's result goes: standard output, or the file of -o.
#ifndef CLI_OUTPUT_H_
#define CLI_OUTPUT_H_

#include <nlohmann/json.hpp>
#include <string>

#include "base/result.h"
#include "cli/options.h"

namespace cli {

base::Status WriteOutput(const Arguments& args, const std::string& text);

// A document to be printed. Names in class files may be no text; JSON must be.
std::string JsonText(const nlohmann::ordered_json& json);

// Peak memory of this process, in KiB.
long PeakMemoryKb();

}  // namespace cli

#endif  // CLI_OUTPUT_H_
