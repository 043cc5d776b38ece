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

// For machines, after each step: in builds with checks (no NDEBUG) a violation
// in the witness is a bug of ours and ends the program. Mutants are left alone.
void CheckInvariants(const Context& context, const Place& place,
                     std::span<const ValueSet> in_use = {});

}  // namespace heap

#endif  // HEAP_INVARIANTS_H_
