// Where something stands in a source file, and errors that say so. Lines and
// columns count from 1; a column counts characters, not bytes, so that it
// matches what an editor shows.
#ifndef JAVALITE_POSITION_H_
#define JAVALITE_POSITION_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"

namespace javalite {

struct Position {
  uint32_t line = 1;
  uint32_t column = 1;

  friend bool operator==(Position, Position) = default;
};

inline std::string ToString(Position at) {
  return std::to_string(at.line) + ":" + std::to_string(at.column);
}

// Reads as "list.javalite:3:7: expected …".
inline base::Error ErrorAt(std::string_view file, Position at,
                           std::string what) {
  return {std::move(what), std::string(file) + ":" + ToString(at)};
}

}  // namespace javalite

#endif  // JAVALITE_POSITION_H_
