// The second half of the type checker (types.h): method bodies. Fills what
// ast.h marks as set by Check in every expression and the locals of every
// method.
#ifndef JAVALITE_EXPR_TYPES_H_
#define JAVALITE_EXPR_TYPES_H_

#include "base/result.h"
#include "javalite/ast.h"
#include "javalite/class_names.h"
#include "javalite/class_table.h"

namespace javalite {

// `program`'s declarations have been resolved.
base::Status CheckBodies(Program& program, const ClassTable& classes,
                         const ClassNames& names);

}  // namespace javalite

#endif  // JAVALITE_EXPR_TYPES_H_
