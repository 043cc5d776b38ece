// What holds of every heap a run can reach; docs/semantics.md, "Invariants".
//
//   One   a value set has each location once, in ascending order
//   Det   no two guards of a value set hold together
//   Exh   wherever the path holds, one of them does
//   NoUn  no value in use may be "uninitialised"
//   In    what an existing object's cell or a value in use denotes, exists
//   Typ   what a cell denotes is of a class below the cell's type
//
// All stay true as the path grows, so a set that was checked once need not be
// checked again.
#ifndef HEAP_INVARIANTS_H_
#define HEAP_INVARIANTS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "heap/initializer.h"
#include "heap/value_set.h"

namespace heap {

// Describes the first violation among the heap's cells and the values in use
// (operands and variables); nothing if all is well.
std::optional<std::string> FindViolation(const Context& context,
                                         const Place& place,
                                         std::span<const ValueSet> in_use);

// The same for the one model that the path carries as its witness: no solver is
// asked. Nothing if there is no witness.
std::optional<std::string> FindViolationInWitness(
    const Context& context, const Place& place,
    std::span<const ValueSet> in_use);

// How a machine checks itself after each step: not at all, in the one model
// that is at hand, or in all models.
enum class SelfCheck : uint8_t { kOff, kInWitness, kBySolver };

// Debug builds (--config=debug) ask the solver, ordinary ones the witness.
#if defined(SUMMA_DEBUG)
inline constexpr SelfCheck kSelfCheck = SelfCheck::kBySolver;
#elif defined(NDEBUG)
inline constexpr SelfCheck kSelfCheck = SelfCheck::kOff;
#else
inline constexpr SelfCheck kSelfCheck = SelfCheck::kInWitness;
#endif

// A violation is a bug of ours and ends the program. Places on a path that may
// be none are not checked: what a solver could not tell would count as one.
void CheckInvariants(const Context& context, const Place& place,
                     std::span<const ValueSet> in_use, SelfCheck how);

}  // namespace heap

#endif  // HEAP_INVARIANTS_H_
