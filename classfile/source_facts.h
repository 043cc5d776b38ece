// What a class file still knows of its source: lines, names of parameters, the
// file.
#ifndef CLASSFILE_SOURCE_FACTS_H_
#define CLASSFILE_SOURCE_FACTS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "classfile/class_file.h"

namespace classfile {

// The line of each instruction: that of the last entry at or before its pc; 0
// where it is not known.
std::vector<uint16_t> LinesOf(const Code& code);

// Without `this`: from LocalVariableTable, else MethodParameters, else p0, p1,…
std::vector<std::string> ParameterNames(const ClassFile& file,
                                        const Method& method);

// "List.java"; empty: not known.
std::string SourceFileOf(const ClassFile& file);

}  // namespace classfile

#endif  // CLASSFILE_SOURCE_FACTS_H_
