// The Java program that repeats concrete runs on a JVM, engine/java/replay, as
// class files that tools/java/embed.py compiled in.
#ifndef ENGINE_JAVA_HARNESS_H_
#define ENGINE_JAVA_HARNESS_H_

#include <span>

#include "base/embedded_class.h"

namespace java {

std::span<const base::EmbeddedClass> HarnessClasses();

}  // namespace java

#endif  // ENGINE_JAVA_HARNESS_H_
