#include "engine/ops/dispatch.h"

#include <cstddef>
#include <iterator>

namespace engine {

using classfile::Opcode;
using expr::Kind;
using ops::Condition;
using Type = Slot::Type;

#define HANDLER(opcode, ...) &ops::__VA_ARGS__,
const Handler kHandlers[] = {
#include "engine/ops/handlers.def"
};
#undef HANDLER

namespace {

// A row in the wrong place, or none, must not build.
constexpr Opcode kRows[] = {
#define HANDLER(opcode, ...) Opcode::opcode,
#include "engine/ops/handlers.def"
#undef HANDLER
};

constexpr bool InOrder() {
  for (size_t i = 0; i < std::size(kRows); ++i)
    if (static_cast<size_t>(kRows[i]) != i) return false;
  return true;
}
static_assert(std::size(kRows) == classfile::kOpcodeCount && InOrder());

}  // namespace
}  // namespace engine
