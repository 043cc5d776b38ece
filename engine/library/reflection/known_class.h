// Which class an argument stands for, where that is known.
#ifndef ENGINE_LIBRARY_REFLECTION_KNOWN_CLASS_H_
#define ENGINE_LIBRARY_REFLECTION_KNOWN_CLASS_H_

#include <cstdint>
#include <optional>

#include "engine/linking/ids.h"
#include "engine/runtime/mirrors.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"

namespace engine::intrinsics {

inline std::optional<ClassId> KnownClassIn(State& s, uint32_t local) {
  const Slot mirror = s.frame.Local(local, Slot::Type::kReference);
  return mirror.IsKnown() ? MirroredClass(s, mirror.location()) : std::nullopt;
}

}  // namespace engine::intrinsics

#endif  // ENGINE_LIBRARY_REFLECTION_KNOWN_CLASS_H_
