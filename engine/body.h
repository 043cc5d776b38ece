// A Body is a method as the interpreter runs it: its code, where its arguments
// go, what it is called in messages. Made once per method and never moved, so
// frames point to it. Bodies makes and keeps them.
#ifndef ENGINE_BODY_H_
#define ENGINE_BODY_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "engine/class_table.h"
#include "engine/ids.h"
#include "engine/intrinsic.h"
#include "engine/slot.h"

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
  bool initializes_class = false;     // <clinit>

  bool IsStatic() const { return info->IsStatic(); }
  bool IsSynchronized() const { return info->Has(classfile::kAccSynchronized); }
  uint16_t LineAt(uint32_t instruction) const {
    return instruction < lines.size() ? lines[instruction] : 0;
  }
};

class Bodies {
 public:
  explicit Bodies(const ClassTable& table) : table_(table) {}

  const Body& Of(MethodId m);

 private:
  std::unique_ptr<Body> Make(MethodId m) const;

  const ClassTable& table_;
  std::vector<std::unique_ptr<Body>> bodies_;  // by method
};

// The names of a method's parameters, `this` left out: from LocalVariableTable,
// else MethodParameters, else p0, p1, …
std::vector<std::string> ParameterNames(const ClassTable& table,
                                        const Body& body);

}  // namespace engine

#endif  // ENGINE_BODY_H_
