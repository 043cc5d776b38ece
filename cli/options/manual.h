// The manual page and the completions of shells, from the same tables that
// parse the options and print --help.
#ifndef CLI_OPTIONS_MANUAL_H_
#define CLI_OPTIONS_MANUAL_H_

#include <span>
#include <string>

#include "cli/options/command.h"

namespace cli {

// A page for man(1).
std::string ManualPage(std::span<const Command* const> commands);

// Scripts to be sourced by bash, or put on zsh's fpath as _summa.
std::string BashCompletion(std::span<const Command* const> commands);
std::string ZshCompletion(std::span<const Command* const> commands);

}  // namespace cli

#endif  // CLI_OPTIONS_MANUAL_H_
