// Which local variables of a method may still be read from an instruction on.
// The others need not be one where paths meet.
#ifndef ENGINE_MERGING_LIVENESS_H_
#define ENGINE_MERGING_LIVENESS_H_

#include <cstdint>
#include <vector>

#include "classfile/class_file.h"

namespace engine {

class Liveness {
 public:
  explicit Liveness(const classfile::Code& code);

  bool IsLive(uint32_t instruction, uint32_t local) const {
    return live_[instruction][local];
  }

 private:
  std::vector<std::vector<bool>> live_;  // by instruction, then by local
};

}  // namespace engine

#endif  // ENGINE_MERGING_LIVENESS_H_
