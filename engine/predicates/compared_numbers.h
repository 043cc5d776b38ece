// The numbers that a method may still compare something with: what a merged
// value is less than matters where somebody will ask.
#ifndef ENGINE_PREDICATES_COMPARED_NUMBERS_H_
#define ENGINE_PREDICATES_COMPARED_NUMBERS_H_

#include <cstdint>
#include <vector>

#include "classfile/class_file.h"

namespace engine {

// In conditions of branches that lie ahead of the instruction, ascending; 0,
// which a sign is about, always. At most `most`, the nearest to 0.
std::vector<int64_t> ComparedNumbers(const classfile::ClassFile& file,
                                     const classfile::Code& code,
                                     uint32_t instruction, size_t most);

}  // namespace engine

#endif  // ENGINE_PREDICATES_COMPARED_NUMBERS_H_
