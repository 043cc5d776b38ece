// A JSON document as a command prints it.
#ifndef CLI_TABLES_JSON_TEXT_H_
#define CLI_TABLES_JSON_TEXT_H_

#include <nlohmann/json.hpp>
#include <string>

namespace cli {

// Names in class files may be no text; JSON must be.
std::string JsonText(nlohmann::ordered_json json);

}  // namespace cli

#endif  // CLI_TABLES_JSON_TEXT_H_
