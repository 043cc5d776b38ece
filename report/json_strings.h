// A JSON document with every string in it, keys included, rewritten.
#ifndef REPORT_JSON_STRINGS_H_
#define REPORT_JSON_STRINGS_H_

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace report {

using RewriteText = std::string (*)(std::string_view);

nlohmann::ordered_json Rewritten(nlohmann::ordered_json json,
                                 RewriteText rewrite);

}  // namespace report

#endif  // REPORT_JSON_STRINGS_H_
