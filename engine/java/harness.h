// The Java program that repeats concrete runs on a JVM, engine/java/replay, as
// class files that engine/java/embed.py compiled in.
#ifndef ENGINE_JAVA_HARNESS_H_
#define ENGINE_JAVA_HARNESS_H_

#include <span>
#include <string_view>

namespace java {

struct HarnessClass {
  std::string_view file;  // "replay/Replay.class"
  std::string_view bytes;
};

std::span<const HarnessClass> HarnessClasses();

}  // namespace java

#endif  // ENGINE_JAVA_HARNESS_H_
