// The class whose objects are the pure functions of an interface: an input of a
// functional interface. What a call returns is a cell of the object, the n-th
// for the n-th call; where an earlier call had the same arguments, the cell of
// that one (heap::Access::Call). Its method is run by the engine itself.
#ifndef ENGINE_CALL_SITES_FUNCTION_CLASS_H_
#define ENGINE_CALL_SITES_FUNCTION_CLASS_H_

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

// How many calls of one function a path may make.
inline constexpr uint32_t kMostCalls = 32;

// Part of the names of these classes, and of no others.
inline constexpr std::string_view kFunctionLabel = "$$Function.";

// The only abstract method of an interface, which is loaded.
std::optional<MethodId> FunctionalMethod(const ClassTable& table,
                                         ClassId interface);

// Nothing where the interface has no such method, or something else implements
// it (it is not `alone`) and it does not say that it is for functions.
std::optional<ClassId> MakeFunctionClass(ClassTable& table, ClassId interface,
                                         bool alone);

}  // namespace engine

#endif  // ENGINE_CALL_SITES_FUNCTION_CLASS_H_
