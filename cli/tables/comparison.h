// What a comparison says: its table as text, CSV and JSON, and whether the rows
// that must agree do.
#ifndef CLI_TABLES_COMPARISON_H_
#define CLI_TABLES_COMPARISON_H_

#include <optional>
#include <string>
#include <vector>

#include "cli/tables/cell.h"

namespace cli {

// Of rows with equal bounds; lazier modes only where the bound does not depend
// on the order in which objects are met. Nothing: there were no two to compare.
std::optional<bool> Agree(const Cells& cells);

// What every cell took for granted of the inputs, its own bound apart.
struct Assumed {
  std::vector<std::string> bounds = {};
  std::vector<std::string> besides = {};
  // The bounds as the text tells them: in the title, and in a line below.
  std::string title = {};
  std::string defaults = {};
};

std::string TableText(const std::string& entry, const Cells& cells,
                      const Assumed& assumed = {});
std::string TableCsv(const Cells& cells);
std::string TableJson(const std::string& command, const std::string& entry,
                      const Cells& cells, const Assumed& assumed = {});

}  // namespace cli

#endif  // CLI_TABLES_COMPARISON_H_
