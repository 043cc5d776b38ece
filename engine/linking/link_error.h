// What linking can say instead of an answer: the Java error a JVM would throw
// and a line that tells the user what is wrong and who needed it. A LinkError
// is a value, owned by the ClassTable and made once for each thing that cannot
// be linked; Linked<T>, an answer or a LinkError, is therefore two words.
#ifndef ENGINE_LINKING_LINK_ERROR_H_
#define ENGINE_LINKING_LINK_ERROR_H_

#include <cstdint>
#include <string>

#include "base/check.h"
#include "base/result.h"

namespace engine {

enum class JavaError : uint8_t {
#define JAVA_ERROR(name) k##name,
#include "engine/linking/java_errors.def"
#undef JAVA_ERROR
};

// "NoSuchFieldError".
const char* SimpleName(JavaError error);
// "java/lang/NoSuchFieldError": the class an interpreter throws.
std::string InternalName(JavaError error);

struct LinkError {
  JavaError kind;
  base::Error error;

  // "NoSuchFieldError: p/A.class: p.A.x (I) …"
  std::string ToString() const {
    return std::string(SimpleName(kind)) + ": " + error.ToString();
  }
};

template <class T>
class [[nodiscard]] Linked {
 public:
  Linked(T value) : value_(value) {}  // NOLINT: implicit
  Linked(const LinkError* error)
      : value_(), error_(error) {  // NOLINT: implicit
    CHECK(error != nullptr, "a failure should say what failed");
  }

  bool ok() const { return error_ == nullptr; }
  const T& value() const {
    CHECK(ok(), "a failed Linked should not be read");
    return value_;
  }
  const LinkError* error() const {
    CHECK(!ok(), "only a failed Linked should be asked for its error");
    return error_;
  }

  // For callers to whom a linkage error is bad input.
  base::Result<T> ToResult() const {
    if (ok()) return value_;
    return error_->error;
  }

 private:
  T value_;
  const LinkError* error_ = nullptr;
};

}  // namespace engine

#endif  // ENGINE_LINKING_LINK_ERROR_H_
