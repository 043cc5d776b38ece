#include "cli/tables/solver_layers.h"

#include <cmath>
#include <cstdio>

namespace cli {

using solver::LayerShare;

nlohmann::ordered_json LayersJson(const std::vector<LayerShare>& all) {
  auto list = nlohmann::ordered_json::array();
  for (const LayerShare& layer : all)
    list.push_back({{"layer", layer.name},
                    {"questions", layer.questions},
                    {"answered", layer.answered},
                    {"ms", std::round(layer.ms * 1000) / 1000}});
  return list;
}

std::vector<LayerShare> ReadLayers(const nlohmann::json& list) {
  std::vector<LayerShare> all;
  for (const auto& layer : list)
    all.push_back(
        {layer["layer"], layer["questions"], layer["answered"], layer["ms"]});
  return all;
}

std::string LayersText(const std::vector<LayerShare>& all) {
  std::string text;
  for (const LayerShare& layer : all) {
    char line[160];
    std::snprintf(line, sizeof line,
                  "summa: solver layer %-10s %8llu questions, %8llu answered, "
                  "%10.1f ms\n",
                  layer.name.c_str(),
                  static_cast<unsigned long long>(layer.questions),
                  static_cast<unsigned long long>(layer.answered), layer.ms);
    text += line;
  }
  return text;
}

}  // namespace cli
