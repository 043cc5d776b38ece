#include "report/json_strings.h"

namespace report {

using Json = nlohmann::ordered_json;

Json Rewritten(const Json& json, RewriteText rewrite) {
  if (json.is_string()) return rewrite(json.get_ref<const std::string&>());
  if (json.is_array()) {
    Json list = Json::array();
    for (const Json& element : json)
      list.push_back(Rewritten(element, rewrite));
    return list;
  }
  if (!json.is_object()) return json;
  Json object = Json::object();
  for (const auto& [key, value] : json.items())
    object[rewrite(key)] = Rewritten(value, rewrite);
  return object;
}

}  // namespace report
