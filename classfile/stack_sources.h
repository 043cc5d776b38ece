// Which instruction put each word on the operand stack, as far as the code
// alone tells. Where ways meet that put different ones there it is not known.
//
// This is what a JVM finds out to explain a null (JEP 358), so it goes about it
// as one does: instructions in the order of the code, again as long as some are
// reached for the first time, and no further than the one that is asked about.
// What a loop would bring to its start is then not there yet, and what a
// handler starts with is one exception and no assignment.
#ifndef CLASSFILE_STACK_SOURCES_H_
#define CLASSFILE_STACK_SOURCES_H_

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "classfile/class_file.h"

namespace classfile {

inline constexpr uint32_t kNoSource = std::numeric_limits<uint32_t>::max();

// Before an instruction. Words by who put them there, the top last.
struct StackWords {
  std::vector<uint32_t> sources;
  uint64_t assigned = 0;  // local variables, by number

  // So many below the top.
  uint32_t Below(size_t depth) const {
    return depth < sources.size() ? sources[sources.size() - 1 - depth]
                                  : kNoSource;
  }
  // Of variables beyond the first ones nobody takes note.
  bool IsAssigned(uint32_t local) const {
    return local >= 64 || (assigned >> local & 1) != 0;
  }
};

class StackSources {
 public:
  // Up to `wanted`. The code has no subroutines.
  StackSources(const ClassFile& file, const Code& code, uint32_t wanted);

  // None: no way leads there.
  const std::optional<StackWords>& Before(uint32_t instruction) const {
    return before_[instruction];
  }

 private:
  bool Sweep(uint32_t wanted);
  void Step(uint32_t at);
  void Arrive(uint32_t at, const StackWords& words);

  const ClassFile& file_;
  const Code& code_;
  std::vector<std::optional<StackWords>> before_;  // by instruction
  bool reached_more_ = true;
};

// Subroutines: what is on the stack depends on who called them.
bool HasSubroutines(const Code& code);

}  // namespace classfile

#endif  // CLASSFILE_STACK_SOURCES_H_
