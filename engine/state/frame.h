// One method in progress. Local variables and operand stack lie in one array,
// locals first. What code cannot do if it was verified (popping from an empty
// stack, taking an int for a reference) is noticed, not undefined: the frame
// says so in `nonsense` and goes on with a harmless word until the interpreter
// ends the path.
#ifndef ENGINE_STATE_FRAME_H_
#define ENGINE_STATE_FRAME_H_

#include <cstdint>
#include <vector>

#include "engine/state/body.h"
#include "engine/state/slot.h"
#include "heap/location.h"

namespace engine {

struct Frame {
  const Body* body = nullptr;
  uint32_t at = 0;    // the instruction being run
  uint32_t next = 0;  // the one after it
  uint32_t top = 0;   // one past the last operand
  uint32_t locals = 0;
  const char* nonsense = nullptr;
  // Of a class initialiser: those above the class are initialised first.
  bool waiting = false;
  bool is_requirement = false;          // what it returns says whether to go on
  bool fills = false;                   // the same of an object that it fills
  heap::Location writes = heap::kNull;  // the string whose text it makes
  bool appends = false;                 // its result is of no interest
  bool ends = false;                    // ... and the path had ended before
  Slot lock = {};  // of a synchronized method: what to release at the end
  std::vector<Slot> slots;

  uint32_t operands() const { return top - locals; }

  void Push(const Slot& slot) {
    if (top == slots.size()) {
      nonsense = "operand stack overflow";
      return;
    }
    slots[top++] = slot;
  }
  // A long or double and its empty second word; anything else alone.
  void PushValue(const Slot& slot) {
    Push(slot);
    if (slot.IsWide()) Push(Slot());
  }
  // Any one word.
  Slot Pop() {
    if (top <= locals) {
      nonsense = "operand stack underflow";
      return Slot();
    }
    return slots[--top];
  }
  Slot Pop(Slot::Type type) {
    if (type == Slot::Type::kLong || type == Slot::Type::kDouble) Pop();
    return Expect(type, Pop());
  }
  // The word n below the top; 0 is the top itself.
  const Slot& Peek(uint32_t n) {
    static constexpr Slot kNothing;
    if (operands() > n) return slots[top - 1 - n];
    nonsense = "operand stack underflow";
    return kNothing;
  }
  void DropOperands() { top = locals; }

  Slot Local(uint32_t n, Slot::Type type) {
    return Expect(type, n < locals ? slots[n] : Slot());
  }
  void SetLocal(uint32_t n, const Slot& slot) {
    if (n + (slot.IsWide() ? 1 : 0) >= locals) {
      nonsense = "no such local variable";
      return;
    }
    slots[n] = slot;
    if (slot.IsWide()) slots[n + 1] = Slot();
  }

  Slot Expect(Slot::Type type, const Slot& slot) {
    if (slot.type == type) return slot;
    nonsense = "a value of another type than the instruction takes";
    return {type, Slot::Form::kKnown, 0, 0};
  }
};

}  // namespace engine

#endif  // ENGINE_STATE_FRAME_H_
