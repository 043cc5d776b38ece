// Which code is the one that is checked: neither the class library's, nor a
// test framework's, nor written by us.
#ifndef CHECK_OWN_CODE_H_
#define CHECK_OWN_CODE_H_

#include <string_view>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace check {

// A class by its name, as Java writes it.
bool IsOfFramework(std::string_view name);

bool IsOwnCode(const engine::ClassTable& table, engine::ClassId c);

}  // namespace check

#endif  // CHECK_OWN_CODE_H_
