// Moving words on the operand stack. A long or double is two words here, so
// each form of these instructions is one permutation (JVMS 6.5 dup*).
#include "engine/ops/ops.h"

namespace engine::ops {
namespace {

// Copies the top `count` words below the `below` words under them.
Step Duplicate(State& s, uint32_t count, uint32_t below) {
  Slot words[4];
  const uint32_t total = count + below;
  for (uint32_t i = total; i-- > 0;) words[i] = s.frame.Pop();
  for (uint32_t i = 0; i < count; ++i) s.frame.Push(words[below + i]);
  for (uint32_t i = 0; i < total; ++i) s.frame.Push(words[i]);
  return Step::kNext;
}

}  // namespace

Step Pop(Context&, State& s, const Instruction&) {
  s.frame.Pop();
  return Step::kNext;
}
Step Pop2(Context&, State& s, const Instruction&) {
  s.frame.Pop();
  s.frame.Pop();
  return Step::kNext;
}
Step Dup(Context&, State& s, const Instruction&) { return Duplicate(s, 1, 0); }
Step DupX1(Context&, State& s, const Instruction&) {
  return Duplicate(s, 1, 1);
}
Step DupX2(Context&, State& s, const Instruction&) {
  return Duplicate(s, 1, 2);
}
Step Dup2(Context&, State& s, const Instruction&) { return Duplicate(s, 2, 0); }
Step Dup2X1(Context&, State& s, const Instruction&) {
  return Duplicate(s, 2, 1);
}
Step Dup2X2(Context&, State& s, const Instruction&) {
  return Duplicate(s, 2, 2);
}
Step Swap(Context&, State& s, const Instruction&) {
  const Slot b = s.frame.Pop(), a = s.frame.Pop();
  s.frame.Push(b);
  s.frame.Push(a);
  return Step::kNext;
}

}  // namespace engine::ops
