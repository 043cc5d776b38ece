// What each layer of the solver did, as commands tell it.
#ifndef CLI_TABLES_SOLVER_LAYERS_H_
#define CLI_TABLES_SOLVER_LAYERS_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "solver/chain.h"

namespace cli {

// [{"layer": "fold", "questions": 7, "answered": 2, "ms": 0.125}, …]
nlohmann::ordered_json LayersJson(const std::vector<solver::LayerShare>& all);
// The other way round.
std::vector<solver::LayerShare> ReadLayers(const nlohmann::json& list);

// A line each.
std::string LayersText(const std::vector<solver::LayerShare>& all);

}  // namespace cli

#endif  // CLI_TABLES_SOLVER_LAYERS_H_
