// What the source's condition was where compiled code branched.
//
// Compilers jump over what a true condition guards, so a jump most often means
// "false"; not so at the end of a loop, within || and in an assertion.
#ifndef CLI_PAGES_SOURCE_TRUTH_H_
#define CLI_PAGES_SOURCE_TRUTH_H_

#include <cstdint>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"

namespace cli {

// Is a condition true in the source where the branch at this instruction jumps?
// As javac writes code; of what another compiler or a person wrote by hand it
// may be the opposite.
bool TrueWhenJumping(const classfile::Code& code,
                     const classfile::ConstantPool& pool, uint32_t at);

}  // namespace cli

#endif  // CLI_PAGES_SOURCE_TRUTH_H_
