// What the library keeps to in every string, as a condition on those of the
// input: two bytes a character only where one of them needs the second.
#ifndef ENGINE_MACHINE_INPUT_STRINGS_H_
#define ENGINE_MACHINE_INPUT_STRINGS_H_

#include "expr/expr.h"
#include "heap/initializer.h"
#include "heap/location.h"
#include "heap/types.h"

namespace engine {

// The place where the characters of a string, its `value`, have just been
// initialised where `when` holds. Whether there is such a string is no
// question: one byte a character is always possible.
heap::Place WithCompactText(const heap::Context& context, heap::Place place,
                            heap::Location string, heap::FieldId value,
                            expr::Formula when);

}  // namespace engine

#endif  // ENGINE_MACHINE_INPUT_STRINGS_H_
