#include "engine/library/lookup.h"

#include <string_view>

#include "engine/call_sites/function_class.h"
#include "engine/library/intrinsics.h"
#include "engine/library/reflection/reflection.h"
#include "engine/library/texts/texts.h"

namespace engine {
namespace {

struct Row {
  std::string_view class_name;
  std::string_view name;
  std::string_view descriptor;
  Intrinsic function;
};

constexpr Row kIntrinsics[] = {
#define INTRINSIC(class_name, name, descriptor, function) \
  {class_name, name, descriptor, &intrinsics::function},
#include "engine/library/intrinsics.def"
#undef INTRINSIC
};

Intrinsic FindIntrinsic(std::string_view class_name, std::string_view name,
                        std::string_view descriptor) {
  // What it does for a JVM, the engine does not need.
  if (name == "registerNatives" && descriptor == "()V" &&
      (class_name.starts_with("java/") || class_name.starts_with("jdk/") ||
       class_name.starts_with("sun/")))
    return &intrinsics::ReturnNothing;
  // No class of a file has a name with a dot.
  if (name == "concat" &&
      class_name.find("$$Concat.") != std::string_view::npos)
    return &intrinsics::PartsToText;
  if (class_name.find(kFunctionLabel) != std::string_view::npos)
    return &intrinsics::CallFunction;
  for (const Row& row : kIntrinsics)
    if (row.name == name && row.class_name == class_name &&
        row.descriptor == descriptor)
      return row.function;
  return nullptr;
}

}  // namespace

Intrinsics LibraryIntrinsics() {
  return {&FindIntrinsic, &intrinsics::ReturnNothing};
}

}  // namespace engine
