// What says whether an input is one that is looked at, where more than one
// requirement is to be met: a static method, written as bytecode like those of
// call sites (docs/decisions/009), that takes what the analysed method takes
// and asks each invariant, then what the user requires. So a run knows of one
// requirement, whatever that is made of.
#ifndef ENGINE_MACHINE_INPUT_GUARD_H_
#define ENGINE_MACHINE_INPUT_GUARD_H_

#include <optional>
#include <vector>

#include "base/result.h"
#include "engine/linking/ids.h"
#include "engine/machine/class_invariants.h"
#include "engine/machine/entry_lookup.h"
#include "engine/program/program.h"

namespace engine {

base::Result<MethodId> WriteInputGuard(
    Program& program, const Entry& entry,
    const std::vector<AssumedInvariant>& invariants,
    std::optional<MethodId> requirement);

}  // namespace engine

#endif  // ENGINE_MACHINE_INPUT_GUARD_H_
