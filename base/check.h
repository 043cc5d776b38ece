// CHECK states what must hold unless this program itself is wrong. Bad input
// is never checked this way: it is a Result. Write the message as "x should …".
#ifndef BASE_CHECK_H_
#define BASE_CHECK_H_

#include <cstdio>
#include <cstdlib>

namespace base {

[[noreturn]] inline void CheckFailed(const char* file, int line,
                                     const char* condition,
                                     const char* message) {
  std::fprintf(stderr, "%s:%d: bug in summa: %s (%s)\n", file, line, message,
               condition);
  std::abort();
}

}  // namespace base

#define CHECK(condition, message)     \
  ((condition) ? static_cast<void>(0) \
               : ::base::CheckFailed(__FILE__, __LINE__, #condition, message))

// DCHECK costs nothing in optimised builds.
#ifdef NDEBUG
#define DCHECK(condition, message) \
  static_cast<void>(sizeof((condition) ? 1 : 0))
#else
#define DCHECK(condition, message) CHECK(condition, message)
#endif

#define UNREACHABLE(message) \
  ::base::CheckFailed(__FILE__, __LINE__, "unreachable", message)

#endif  // BASE_CHECK_H_
