// The classes of fills/, compiled: "java/util/HashMapFill.class".
#ifndef ENGINE_FACTS_FILLS_H_
#define ENGINE_FACTS_FILLS_H_

#include <span>

#include "base/embedded_class.h"

namespace engine {

std::span<const base::EmbeddedClass> FillClasses();

}  // namespace engine

#endif  // ENGINE_FACTS_FILLS_H_
