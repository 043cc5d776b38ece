// From an opcode to the function that runs it.
#ifndef ENGINE_OPS_DISPATCH_H_
#define ENGINE_OPS_DISPATCH_H_

#include "classfile/opcode.h"
#include "engine/ops/ops.h"

namespace engine {

extern const Handler kHandlers[classfile::kOpcodeCount];

inline Handler HandlerOf(classfile::Opcode opcode) {
  return kHandlers[static_cast<uint8_t>(opcode)];
}

}  // namespace engine

#endif  // ENGINE_OPS_DISPATCH_H_
