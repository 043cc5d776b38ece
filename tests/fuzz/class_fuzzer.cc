// Class bytes: any input is a class or an Error. What parses must also keep the
// promises that later stages rely on, and must print.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/check.h"
#include "base/rng.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/dump.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "classfile/parser.h"
#include "tests/fuzz/class_mutator.h"

// Defined by libFuzzer only; a plain replay never mutates.
extern "C" __attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t* data,
                                                         size_t size,
                                                         size_t max_size);

namespace {

void CheckCode(const classfile::Code& code) {
  size_t count = code.instructions.size();
  for (const classfile::Instruction& insn : code.instructions) {
    classfile::Format format = classfile::InfoOf(insn.opcode).format;
    CHECK(insn.opcode != classfile::Opcode::kWide, "wide should be folded");
    if (format == classfile::Format::kBranch ||
        format == classfile::Format::kBranchWide)
      CHECK(static_cast<size_t>(insn.a) < count, "jumps should be resolved");
  }
  for (const classfile::SwitchCase& item : code.cases)
    CHECK(item.target < count, "cases should be resolved");
  for (const classfile::ExceptionHandler& handler : code.handlers)
    CHECK(handler.start < handler.end && handler.end <= count &&
              handler.handler < count,
          "handlers should be resolved");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto parsed = classfile::ParseClassFile(
      classfile::Bytes::Borrow({data, size}), "input");
  if (!parsed.ok()) {
    CHECK(parsed.error().offset.value_or(size + 1) <= size,
          "an error should name a byte of the input");
    return 0;
  }
  for (const classfile::Method& method : parsed.value().methods)
    if (method.code) CheckCode(*method.code);
  CHECK(!classfile::DumpClass(parsed.value()).empty(), "a dump has text");
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size,
                                          size_t max_size, unsigned int seed) {
  base::Rng rng(seed);
  if (rng.OneIn(4)) return LLVMFuzzerMutate(data, size, max_size);
  std::vector<uint8_t> bytes(data, data + size);
  bool changed = false;
  for (uint64_t i = 0, n = 1 + rng.Below(3); i < n; ++i)
    changed |= fuzz::MutateClass(bytes, rng);
  if (!changed || bytes.size() > max_size)
    return LLVMFuzzerMutate(data, size, max_size);
  std::copy(bytes.begin(), bytes.end(), data);
  return bytes.size();
}
