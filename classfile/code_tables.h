// What a method's debug tables say about a place in its code: the source line
// of a pc and the name of a local variable there.
#ifndef CLASSFILE_CODE_TABLES_H_
#define CLASSFILE_CODE_TABLES_H_

#include <cstdint>
#include <optional>
#include <string_view>

#include "classfile/class_file.h"

namespace classfile {

// The line of the last entry at or before `pc`; nullopt without line numbers.
std::optional<uint16_t> LineAt(const Code& code, uint32_t pc);

// The variable that lives in `slot` at `pc`. A variable's range starts after
// the store that initialises it, so for a store ask at the next instruction.
std::optional<std::string_view> LocalNameAt(const ClassFile& file,
                                            const Code& code, uint32_t pc,
                                            uint16_t slot);

}  // namespace classfile

#endif  // CLASSFILE_CODE_TABLES_H_
