// What annotations of a parameter say of its value, and which of them say
// something that cannot be used.
#ifndef CHECK_CONSTRAINTS_H_
#define CHECK_CONSTRAINTS_H_

#include "check/annotation.h"
#include "check/property.h"

namespace check {

// Adds them to the parameter, whose type is known.
void AddConstraints(const Annotations& annotations, Parameter& parameter);

}  // namespace check

#endif  // CHECK_CONSTRAINTS_H_
