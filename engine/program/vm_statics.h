// Static fields of the class library that hold something before any program
// starts, though no initialiser puts it there: System.out and its like. A null
// or zero in one is not theirs (engine/vm/before_main.h).
#ifndef ENGINE_PROGRAM_VM_STATICS_H_
#define ENGINE_PROGRAM_VM_STATICS_H_

#include <string_view>

namespace engine {

bool HasVmStatics(std::string_view class_name);
bool IsVmStatic(std::string_view class_name, std::string_view field);

}  // namespace engine

#endif  // ENGINE_PROGRAM_VM_STATICS_H_
