// Makes an object as its class would have set it up, without running that code.
#ifndef ENGINE_VM_OBJECT_MAKER_H_
#define ENGINE_VM_OBJECT_MAKER_H_

#include <optional>
#include <string>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/runtime/mirrors.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "heap/location.h"
#include "heap/value_set.h"

namespace engine {

// A field is written where the class has it.
class ObjectMaker {
 public:
  ObjectMaker(Context& c, State& s, const char* class_name) : c_(c), s_(s) {
    Linked<ClassId> type = c.table.Load(c.table.Name(class_name));
    if (!type.ok()) return;
    type_ = type.value();
    made_ = s.place.heap.Allocate(type.value());
  }

  std::optional<heap::Location> made() const { return made_; }

  ObjectMaker& Number(const char* name, const char* descriptor,
                      expr::Expr value) {
    return Set(name, descriptor, value);
  }
  ObjectMaker& Text(const char* name, const std::u16string& text) {
    auto literal = LiteralOf(c_, s_, c_.program.Intern(text));
    return literal ? Object(name, "Ljava/lang/String;", literal) : *this;
  }
  ObjectMaker& Object(const char* name, const char* descriptor,
                      std::optional<heap::Location> l) {
    return Set(name, descriptor, heap::ValueSet(l.value_or(heap::kNull)));
  }

 private:
  ObjectMaker& Set(const char* name, const char* descriptor,
                   const heap::Value& value) {
    if (!made_) return *this;
    if (auto f = c_.table.DeclaredField(type_, name, descriptor))
      s_.place.heap.SetField(*made_, *f, value);
    return *this;
  }

  Context& c_;
  State& s_;
  ClassId type_;
  std::optional<heap::Location> made_;
};

}  // namespace engine

#endif  // ENGINE_VM_OBJECT_MAKER_H_
