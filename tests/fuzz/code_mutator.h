// Mutations of instructions that keep a class readable: an opcode becomes
// another with operands of the same kind, an operand another number. Such code
// can be decoded, and is nonsense to whoever runs it.
#ifndef TESTS_FUZZ_CODE_MUTATOR_H_
#define TESTS_FUZZ_CODE_MUTATOR_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "classfile/opcode.h"

namespace fuzz {

// Where an instruction lies in a class file.
struct Site {
  size_t offset;
  classfile::Opcode opcode;
};

// All of a class; none if the bytes are no class.
std::vector<Site> FindSites(const std::vector<uint8_t>& bytes);

// One to three changes.
void MutateCode(std::vector<uint8_t>& bytes, const std::vector<Site>& sites,
                base::Rng& rng);

}  // namespace fuzz

#endif  // TESTS_FUZZ_CODE_MUTATOR_H_
