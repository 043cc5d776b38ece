// A Body is a method as the interpreter runs it: its code, where its arguments
// go, what it is called in messages. Made once per method and never moved
// (engine/program/bodies.h), so frames point to it.
#ifndef ENGINE_STATE_BODY_H_
#define ENGINE_STATE_BODY_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/state/intrinsic.h"
#include "engine/state/slot.h"

namespace engine {

struct Body {
  MethodId method;
  ClassId owner;
  const MethodInfo* info = nullptr;
  const classfile::Code* code = nullptr;  // null: native, abstract
  classfile::MethodDescriptor descriptor;
  std::string text;               // "p.A.next": for people
  uint64_t hash = 0;              // of name and signature: the same in all runs
  Intrinsic intrinsic = nullptr;  // runs instead of the code
  bool does_nothing = false;      // the intrinsic only returns
  std::vector<Slot::Type> arguments;  // word by word, `this` first
  std::vector<uint16_t> lines;        // by instruction; 0 where not known
  std::unique_ptr<bool[]> reached;    // by instruction: a path came there
  bool initializes_class = false;     // <clinit>
  bool observes = false;              // see engine/program/observers.h
  bool asks_text = false;             // the same of a string

  bool IsStatic() const { return info->IsStatic(); }
  bool IsSynchronized() const { return info->Has(classfile::kAccSynchronized); }
  uint16_t LineAt(uint32_t instruction) const {
    return instruction < lines.size() ? lines[instruction] : 0;
  }
};

}  // namespace engine

#endif  // ENGINE_STATE_BODY_H_
