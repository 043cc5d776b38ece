#include "engine/linking/link_error.h"

#include <cstddef>

namespace engine {
namespace {

constexpr const char* kErrorNames[] = {
#define JAVA_ERROR(name) #name,
#include "engine/linking/java_errors.def"
#undef JAVA_ERROR
};

}  // namespace

const char* SimpleName(JavaError error) {
  return kErrorNames[static_cast<size_t>(error)];
}

std::string InternalName(JavaError error) {
  return std::string("java/lang/") + SimpleName(error);
}

}  // namespace engine
