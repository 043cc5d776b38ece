// Which local variable a name in the source means at an instruction.
#ifndef ENGINE_PREDICATES_LOCAL_NAMES_H_
#define ENGINE_PREDICATES_LOCAL_NAMES_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/linking/class_table.h"
#include "engine/state/body.h"

namespace engine {

// By local variable. Where the class file does not say, parameters are p0,
// p1, and so on, without `this`.
std::map<uint32_t, std::string> LocalNames(const ClassTable& table,
                                           const Body& body,
                                           uint32_t instruction);
std::optional<uint32_t> LocalNamed(const std::map<uint32_t, std::string>& names,
                                   std::string_view name);

}  // namespace engine

#endif  // ENGINE_PREDICATES_LOCAL_NAMES_H_
