#include "engine/vm/before_main.h"

#include <optional>
#include <string_view>

#include "engine/runtime/class_init.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/vm_objects.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using MakeObject = std::optional<heap::Location> (*)(Context&, State&);

struct Row {
  std::string_view class_name;
  std::string_view field;
  int number = 0;
  const char16_t* text = nullptr;
  MakeObject maker = nullptr;
  const char* other = nullptr;   // a class,
  const char* method = nullptr;  // and a method of it
};

constexpr Row kRows[] = {
#define VM_STATIC(class_name, field) {class_name, field},
#define VM_NUMBER(class_name, field, value) {class_name, field, value},
#define VM_TEXT(class_name, field, text) {class_name, field, 0, text},
#define VM_OBJECT(class_name, field, maker) \
  {class_name, field, 0, nullptr, &maker},
#define VM_RUN(class_name, field, other, method) \
  {class_name, field, 0, nullptr, nullptr, other, method},
#define VM_READY(class_name, field, other) \
  {class_name, field, 0, nullptr, nullptr, other},
#include "engine/program/vm_statics.def"
#undef VM_READY
#undef VM_RUN
#undef VM_OBJECT
#undef VM_TEXT
#undef VM_NUMBER
#undef VM_STATIC
};

const Row* RowOf(const Context& c, FieldId f) {
  for (const Row& row : kRows)
    if (row.field == c.table[f].name &&
        row.class_name == c.table[c.table[f].owner].name)
      return &row;
  return nullptr;
}

std::optional<heap::Value> ValueOf(Context& c, State& s, const Row& row) {
  if (row.number != 0) return c.pool.Int(row.number);
  std::optional<heap::Location> made;
  if (row.text != nullptr) made = LiteralOf(c, s, c.program.Intern(row.text));
  if (row.maker != nullptr) made = row.maker(c, s);
  if (!made) return std::nullopt;
  return heap::ValueSet(*made);
}

// Runs code that puts it there, once: nothing if it has been run, or is not
// there.
std::optional<Step> RunFor(Context& c, State& s, const Row& row) {
  Linked<ClassId> type = c.table.Load(c.table.Name(row.other));
  if (!type.ok()) return std::nullopt;
  if (!IsReady(c, s, type.value())) return Initialize(c, s, type.value());
  if (row.method == nullptr) return std::nullopt;
  const auto m = c.table.DeclaredMethod(type.value(), row.method, "()V");
  if (!m) return std::nullopt;
  s.frame.next = s.frame.at;
  return Enter(c, s, c.bodies.Of(*m));
}

}  // namespace

Step FillBeforeMain(Context& c, State& s, FieldId f) {
  // Where static fields are input the program may have replaced it before.
  const Row* row = c.options.input_statics ? nullptr : RowOf(c, f);
  if (row != nullptr) {
    if (row->other != nullptr)
      if (auto step = RunFor(c, s, *row)) return *step;
    if (auto value = ValueOf(c, s, *row)) {
      s.place.heap.SetField(Statics(c, s, c.table[f].owner), f, *value);
      s.frame.next = s.frame.at;
      return Step::kNext;
    }
  }
  return Unsupported(s,
                     "what the virtual machine puts into " + c.table.TextOf(f));
}

}  // namespace engine
