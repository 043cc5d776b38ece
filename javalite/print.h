// A Program back to text, in one canonical layout: a line per class, field list
// included, and a line per method. Parsing what is printed gives the
// same program up to positions, and printing that the same text.
#ifndef JAVALITE_PRINT_H_
#define JAVALITE_PRINT_H_

#include <string>

#include "javalite/ast.h"

namespace javalite {

std::string Print(const Program& program);
std::string Print(const Program& program, ExprId expr);

}  // namespace javalite

#endif  // JAVALITE_PRINT_H_
