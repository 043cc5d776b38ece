// A Java class that was compiled into this program.
#ifndef BASE_EMBEDDED_CLASS_H_
#define BASE_EMBEDDED_CLASS_H_

#include <string_view>

namespace base {

struct EmbeddedClass {
  std::string_view file;  // "replay/Replay.class"
  std::string_view bytes;
};

}  // namespace base

#endif  // BASE_EMBEDDED_CLASS_H_
