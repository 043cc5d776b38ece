#include "classfile/code_tables.h"

#include <vector>

#include "classfile/attributes.h"
#include "classfile/code_attributes.h"

namespace classfile {

std::optional<uint16_t> LineAt(const Code& code, uint32_t pc) {
  CodeLimits limits{code.length, code.max_locals};
  std::optional<LineNumber> best;
  for (const Attribute& attribute : code.attributes) {
    if (attribute.kind != AttributeKind::kLineNumberTable) continue;
    std::vector<LineNumber> rows;
    ByteReader reader = ReaderOf(attribute);
    ReadLineNumbers(reader, limits, &rows);
    // Several rows may start at one pc; the later one is the statement's.
    for (const LineNumber& row : rows)
      if (row.pc <= pc && (!best || row.pc >= best->pc)) best = row;
  }
  if (!best) return std::nullopt;
  return best->line;
}

std::optional<std::string_view> LocalNameAt(const ClassFile& file,
                                            const Code& code, uint32_t pc,
                                            uint16_t slot) {
  CodeLimits limits{code.length, code.max_locals};
  for (const Attribute& attribute : code.attributes) {
    if (attribute.kind != AttributeKind::kLocalVariableTable) continue;
    std::vector<LocalVariable> rows;
    ByteReader reader = ReaderOf(attribute);
    ReadLocalVariables(reader, file.pool, limits, false, &rows);
    for (const LocalVariable& row : rows)
      if (row.slot == slot && row.start_pc <= pc &&
          pc < uint32_t{row.start_pc} + row.length)
        return file.pool.Utf8(row.name);
  }
  return std::nullopt;
}

}  // namespace classfile
