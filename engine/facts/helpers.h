// The classes of helpers/, compiled: "Arguments.class",
// "java/util/concurrent/Forking.class". They do in Java what a virtual machine
// does for reflection, and what other threads would.
#ifndef ENGINE_FACTS_HELPERS_H_
#define ENGINE_FACTS_HELPERS_H_

#include <span>

#include "base/embedded_class.h"

namespace engine {

std::span<const base::EmbeddedClass> HelperClasses();

}  // namespace engine

#endif  // ENGINE_FACTS_HELPERS_H_
