#include "report/json_strings.h"

#include <algorithm>
#include <string>
#include <utility>

namespace report {

using Json = nlohmann::ordered_json;

namespace {

void RewriteKeys(Json& object, RewriteText rewrite) {
  const bool changed = std::any_of(
      object.items().begin(), object.items().end(),
      [&](const auto& item) { return rewrite(item.key()) != item.key(); });
  if (!changed) return;
  Json renamed = Json::object();
  for (auto it = object.begin(); it != object.end(); ++it)
    renamed[rewrite(it.key())] = std::move(it.value());
  object = std::move(renamed);
}

void Rewrite(Json& json, RewriteText rewrite) {
  if (json.is_string()) {
    auto& text = json.get_ref<std::string&>();
    text = rewrite(text);
  }
  if (json.is_array() || json.is_object())
    for (Json& part : json) Rewrite(part, rewrite);
  if (json.is_object()) RewriteKeys(json, rewrite);
}

}  // namespace

Json Rewritten(Json json, RewriteText rewrite) {
  Rewrite(json, rewrite);
  return json;
}

}  // namespace report
