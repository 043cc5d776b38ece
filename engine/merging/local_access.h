// What an instruction does to a local variable.
#ifndef ENGINE_MERGING_LOCAL_ACCESS_H_
#define ENGINE_MERGING_LOCAL_ACCESS_H_

#include <cstdint>
#include <limits>

#include "classfile/instruction.h"
#include "classfile/opcode.h"

namespace engine {

struct LocalAccess {
  uint32_t local = std::numeric_limits<uint32_t>::max();
  bool reads = false;
  bool writes = false;
};

inline LocalAccess AccessOf(const classfile::Instruction& in) {
  using classfile::Format;
  const classfile::OpcodeInfo& info = classfile::InfoOf(in.opcode);
  const auto local = static_cast<uint32_t>(in.a);
  if (info.format == Format::kIinc) return {local, true, true};
  if (info.format != Format::kLocal && info.format != Format::kImpliedLocal)
    return {};
  // `ret` reads an address and moves nothing.
  const bool writes = info.pops[0] != '\0';
  return {local, !writes, writes};
}

}  // namespace engine

#endif  // ENGINE_MERGING_LOCAL_ACCESS_H_
