// Classes of ours that do in Java what a virtual machine does by itself
// (engine/facts/helpers.h).
#ifndef ENGINE_CALL_SITES_HELPER_CLASS_H_
#define ENGINE_CALL_SITES_HELPER_CLASS_H_

#include <optional>
#include <string_view>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

// Its static method; none without a JDK, or where it has no such method.
std::optional<MethodId> HelperMethod(ClassTable& table, std::string_view helper,
                                     std::string_view name,
                                     std::string_view descriptor);

}  // namespace engine

#endif  // ENGINE_CALL_SITES_HELPER_CLASS_H_
