#include "cli/options/solver_options.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "heap/initializer.h"

namespace cli {

using base::Error;
using base::Result;
using Layers = std::set<std::string, std::less<>>;

Result<Layers> ReadLayers(std::string_view list,
                          std::span<const std::string_view> known) {
  Layers layers;
  while (!list.empty()) {
    const size_t comma = std::min(list.find(','), list.size());
    const std::string_view name = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    if (std::find(known.begin(), known.end(), name) == known.end())
      return Error{solver::UnknownLayerText(name)};
    layers.emplace(name);
  }
  return layers;
}

std::optional<std::filesystem::path> LogFor(
    const std::optional<std::filesystem::path>& directory,
    const std::string& heap, uint32_t depth) {
  if (!directory) return std::nullopt;
  return *directory /
         (heap + "-" +
          (depth == heap::kUnbounded ? "none" : std::to_string(depth)));
}

Result<solver::ChainOptions> ReadChainOptions(const Arguments& args) {
  solver::ChainOptions options;
  ASSIGN_OR_RETURN(uint64_t timeout,
                   args.Number(kSolverTimeoutOption.name, 1, 10'000'000));
  options.timeout_ms = static_cast<uint32_t>(timeout);
  if (const auto off = args.Get(kSolverOffOption.name)) {
    ASSIGN_OR_RETURN(options.off, ReadLayers(*off, solver::LayerNames()));
  }
  if (const auto on = args.Get(kSolverOnOption.name)) {
    ASSIGN_OR_RETURN(options.on, ReadLayers(*on, solver::OptionalLayerNames()));
  }
  if (options.off.size() == solver::LayerNames().size())
    return Error{"every layer of the solver is switched off"};
  if (const auto directory = args.Get(kLogQueriesOption.name)) {
    std::error_code error;
    std::filesystem::create_directories(*directory, error);
    if (!std::filesystem::is_directory(*directory, error))
      return Error{"is no directory and cannot be made one", *directory};
    options.log_dir = *directory;
  }
  return options;
}

}  // namespace cli
