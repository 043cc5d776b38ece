// Mutations that know the shape of a class file: they retarget constant pool
// indexes, swap tags, rewrite names and descriptors, poke opcodes and attribute
// contents, and keep the surrounding lengths right, so that most mutants get
// past the outer checks. Works on any bytes: what has no shape is left alone.
#ifndef TESTS_FUZZ_CLASS_MUTATOR_H_
#define TESTS_FUZZ_CLASS_MUTATOR_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/rng.h"

namespace fuzz {

// One random change; false if it did not apply to these bytes.
bool MutateClass(std::vector<uint8_t>& bytes, base::Rng& rng);

}  // namespace fuzz

#endif  // TESTS_FUZZ_CLASS_MUTATOR_H_
