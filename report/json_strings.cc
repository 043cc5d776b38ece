#include "report/json_strings.h"

#include <utility>

namespace report {

using Json = nlohmann::ordered_json;

Json Rewritten(Json json, RewriteText rewrite) {
  if (json.is_string()) return rewrite(json.get_ref<const std::string&>());
  if (json.is_array())
    for (Json& element : json) element = Rewritten(std::move(element), rewrite);
  if (!json.is_object()) return json;
  Json object = Json::object();
  for (auto it = json.begin(); it != json.end(); ++it)
    object[rewrite(it.key())] = Rewritten(std::move(it.value()), rewrite);
  return object;
}

}  // namespace report
