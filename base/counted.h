// "1 path", "2 paths".
#ifndef BASE_COUNTED_H_
#define BASE_COUNTED_H_

#include <cstdint>
#include <string>

namespace base {

inline std::string Counted(uint64_t number, const std::string& one) {
  return std::to_string(number) + " " + one + (number == 1 ? "" : "s");
}

}  // namespace base

#endif  // BASE_COUNTED_H_
