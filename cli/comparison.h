// What a comparison says: its table as text, CSV and JSON, and whether the rows
// that must agree do.
#ifndef CLI_COMPARISON_H_
#define CLI_COMPARISON_H_

#include <optional>
#include <string>

#include "cli/cell.h"

namespace cli {

// Of rows with equal bounds; lazier modes only where the bound does not depend
// on the order in which objects are met. Nothing: there were no two to compare.
std::optional<bool> Agree(const Cells& cells);

std::string TableText(const std::string& entry, const Cells& cells);
std::string TableCsv(const Cells& cells);
std::string TableJson(const std::string& command, const std::string& entry,
                      const Cells& cells);

}  // namespace cli

#endif  // CLI_COMPARISON_H_
