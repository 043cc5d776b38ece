// The options that shape the solver chain, for every command that asks one.
#ifndef CLI_OPTIONS_SOLVER_OPTIONS_H_
#define CLI_OPTIONS_SOLVER_OPTIONS_H_

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/options/options.h"
#include "solver/chain.h"

namespace cli {

// Rows for a command's table of options.
inline constexpr OptionSpec kSolverTimeoutOption = {
    "--solver-timeout", nullptr, "MS", "for one query", "5000"};
inline constexpr OptionSpec kSolverOffOption = {
    "--solver-off", nullptr, "LAYERS", "leave these layers of the solver out",
    nullptr};
inline constexpr OptionSpec kSolverOnOption = {
    "--solver-on", nullptr, "LAYERS",
    "add optional layers: portfolio (Z3 and cvc5 in worker processes)",
    nullptr};
inline constexpr OptionSpec kLogQueriesOption = {
    "--log-queries", nullptr, "DIR",
    "write what the solver was asked, as SMT-LIB 2", nullptr};

// What the rows above say. A wrong layer name is an error with the nearest one.
base::Result<solver::ChainOptions> ReadChainOptions(const Arguments& args);

// Where one run of several logs: a folder of its own.
std::optional<std::filesystem::path> LogFor(
    const std::optional<std::filesystem::path>& directory,
    const std::string& heap, uint32_t depth);

// The layers of a comma list; each must be one of `known`.
base::Result<std::set<std::string, std::less<>>> ReadLayers(
    std::string_view list, std::span<const std::string_view> known);

}  // namespace cli

#endif  // CLI_OPTIONS_SOLVER_OPTIONS_H_
