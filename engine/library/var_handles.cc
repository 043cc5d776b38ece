#include "engine/library/var_handles.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "classfile/descriptor.h"
#include "engine/library/intrinsics.h"
#include "engine/library/memory_cells.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/objects.h"
#include "engine/state/truncation.h"
#include "expr/kind.h"

namespace engine {
namespace intrinsics {
namespace {

enum class Mode {
  kGet,
  kSet,
  kCompareAndSet,
  kCompareAndExchange,
  kGetAndSet,
  kGetAndAdd,
  kGetAndOr,
  kGetAndAnd,
  kGetAndXor,
};

constexpr struct {
  std::string_view prefix;
  Mode mode;
} kModes[] = {
#define MODE(prefix, mode) {prefix, Mode::mode},
#include "engine/library/var_handle_modes.def"
#undef MODE
};

std::optional<Mode> ModeOf(std::string_view name) {
  for (const auto& row : kModes)
    if (name.starts_with(row.prefix)) return row.mode;
  return std::nullopt;
}

// One call: its arguments behind the coordinates, and what it returns.
struct VarCall {
  Mode mode;
  char letter;  // of the variable
  char result;  // of what is returned
  std::vector<Slot> values;
};

constexpr const char* kStrange = "a VarHandle on what is not modelled";

Step PushResult(State& s, const VarCall& call, const Slot& value) {
  if (call.result != 'V') s.frame.PushValue(value);
  return Step::kNext;
}

// What getAnd… leaves there.
Slot Combined(Context& c, const VarCall& call, const Slot& now) {
  using expr::Kind;
  const auto make = [&](Kind kind) {
    return Truncate(
        c.pool, c.values,
        c.values.FromTerm(c.pool.Make(kind, c.values.ToTerm(now),
                                      c.values.ToTerm(call.values[0]))),
        call.letter);
  };
  switch (call.mode) {
    case Mode::kGetAndAdd:
      return make(Kind::kAdd);
    case Mode::kGetAndOr:
      return make(Kind::kBitOr);
    case Mode::kGetAndAnd:
      return make(Kind::kBitAnd);
    case Mode::kGetAndXor:
      return make(Kind::kBitXor);
    default:
      return call.values[0];
  }
}

Step CompareAndChange(Context& c, State& s, const MemoryCell& cell,
                      const VarCall& call) {
  return ReadMemory(c, s, cell, [&](State& t, const Slot& now) {
    return Comparing(c, t, now, call.values[0], [&](State& u, bool same) {
      const Slot answer =
          call.mode == Mode::kCompareAndSet ? Slot::Int(same ? 1 : 0) : now;
      if (!same) return PushResult(u, call, answer);
      return WriteMemory(c, u, cell, call.values[1],
                         [&](State& v) { return PushResult(v, call, answer); });
    });
  });
}

Step Run(Context& c, State& s, const MemoryCell& cell, const VarCall& call) {
  switch (call.mode) {
    case Mode::kSet:
      return WriteMemory(c, s, cell, call.values[0],
                         [](State&) { return Step::kNext; });
    case Mode::kCompareAndSet:
    case Mode::kCompareAndExchange:
      return CompareAndChange(c, s, cell, call);
    case Mode::kGet:
      return ReadMemory(c, s, cell, [&](State& t, const Slot& now) {
        return PushResult(t, call, now);
      });
    default:
      return ReadMemory(c, s, cell, [&](State& t, const Slot& now) {
        return WriteMemory(c, t, cell, Combined(c, call, now),
                           [&](State& u) { return PushResult(u, call, now); });
      });
  }
}

size_t ValuesOf(Mode mode) {
  if (mode == Mode::kGet) return 0;
  return mode == Mode::kCompareAndSet || mode == Mode::kCompareAndExchange ? 2
                                                                           : 1;
}

char LetterOf(const classfile::TypeDescriptor& type) {
  return type.IsReference() ? 'L' : type.kind;
}

// Conversions between types are not modelled.
bool Fits(const VarCall& call, const classfile::MethodDescriptor& descriptor,
          size_t coordinates) {
  const auto& parameters = descriptor.parameters;
  if (parameters.size() != coordinates + call.values.size()) return false;
  for (size_t i = coordinates; i < parameters.size(); ++i)
    if (LetterOf(parameters[i]) != call.letter) return false;
  const bool answers = call.mode == Mode::kCompareAndSet;
  const char wanted = answers ? 'Z' : call.letter;
  return call.result == 'V' || call.result == wanted;
}

std::vector<Slot> PopArguments(State& s,
                               const classfile::MethodDescriptor& descriptor) {
  std::vector<Slot> arguments(descriptor.parameters.size());
  for (size_t i = arguments.size(); i-- > 0;)
    arguments[i] = s.frame.Pop(TypeOfLetter(descriptor.parameters[i].text[0]));
  return arguments;
}

// The number in a field of the handle.
std::optional<Slot> PartOf(Context& c, const State& s, const Slot& handle,
                           const char* name, char letter) {
  const ClassId type = s.place.heap.Info(handle.location()).exact;
  for (FieldId f : c.table[type].instance_fields)
    if (c.table[f].name == name && c.table.LetterOf(c.table[f].type) == letter)
      return c.values.FromValue(
          s.place.heap.Field(c.pool, c.types, handle.location(), f));
  return std::nullopt;
}

Step OnField(Context& c, State& s, FieldId f, const Slot& object,
             const VarCall& call) {
  return WhereNotNull(c, s, object, [&](State& t) {
    return ForEach(
        c, t,
        c.access.WhenInstance(t.place, c.values.ToSet(object),
                              c.table[f].owner),
        [&](State& u, expr::Formula instance) {
          return Branching(c, u, instance, [&](State& v, bool fits) {
            if (!fits) return Unsupported(v, kStrange);
            return Run(c, v, MemoryCell{c.values.ToSet(object), f}, call);
          });
        });
  });
}

Step OnElement(Context& c, State& s, const Slot& array, const Slot& index,
               const VarCall& call) {
  const char element = call.letter == 'L'   ? 'A'
                       : call.letter == 'Z' ? 'B'
                                            : call.letter;
  if (!AreArrays(c, s, array, element)) return Unsupported(s, kStrange);
  return WhereInBounds(c, s, array, index, [&](State& t) {
    return Run(c, t,
               MemoryCell{c.values.ToSet(array), {}, c.values.ToTerm(index)},
               call);
  });
}

// The words behind the coordinates are what is stored or compared.
std::vector<Slot> Behind(const std::vector<Slot>& arguments, size_t first) {
  if (arguments.size() < first) return {};
  return {arguments.begin() + static_cast<std::ptrdiff_t>(first),
          arguments.end()};
}

}  // namespace
}  // namespace intrinsics

Step CallVarHandle(Context& c, State& s, std::string_view name,
                   std::string_view text) {
  using namespace intrinsics;  // NOLINT: the parts of this file
  const auto mode = ModeOf(name);
  const auto descriptor = classfile::ParseMethodDescriptor(text);
  if (!mode || !descriptor) return Unsupported(s, kStrange);
  const std::vector<Slot> arguments = PopArguments(s, *descriptor);
  const Slot handle = s.frame.Pop(Slot::Type::kReference);
  if (!IsOneObject(c, s, handle) || arguments.empty())
    return Unsupported(s, kStrange);
  VarCall call{*mode, 0, LetterOf(descriptor->result), {}};
  if (auto offset = PartOf(c, s, handle, "fieldOffset", 'J')) {
    const auto f = FieldOf(*offset);
    if (!f) return Unsupported(s, kStrange);
    call.letter = c.table.LetterOf(c.table[*f].type);
    if (call.letter == '[') call.letter = 'L';
    call.values = Behind(arguments, 1);
    if (call.values.size() != ValuesOf(*mode) || !Fits(call, *descriptor, 1))
      return Unsupported(s, kStrange);
    return OnField(c, s, *f, arguments[0], call);
  }
  // Of an array: the letter stands where the place of the elements would.
  if (auto letter = PartOf(c, s, handle, "abase", 'I')) {
    call.letter = static_cast<char>(letter->AsInt());
    call.values = Behind(arguments, 2);
    if (call.values.size() != ValuesOf(*mode) || !Fits(call, *descriptor, 2))
      return Unsupported(s, kStrange);
    return OnElement(c, s, arguments[0], arguments[1], call);
  }
  return Unsupported(s, kStrange);
}

namespace intrinsics {
namespace {

// The class whose objects are handles on variables of that type.
std::string HandleClass(char letter, const char* kind) {
  constexpr std::pair<char, const char*> kNames[] = {
      {'Z', "Booleans"}, {'B', "Bytes"}, {'C', "Chars"},  {'S', "Shorts"},
      {'I', "Ints"},     {'J', "Longs"}, {'F', "Floats"}, {'D', "Doubles"}};
  std::string of = "References";
  for (const auto& [each, name] : kNames)
    if (each == letter) of = name;
  return "java/lang/invoke/VarHandle" + of + "$" + kind;
}

// A new handle with that number in a field.
Step LeaveHandle(Context& c, State& s, const std::string& class_name,
                 const char* field, const Slot& number) {
  Linked<ClassId> type = c.table.Load(c.table.Name(class_name));
  if (!type.ok()) return Unsupported(s, kStrange);
  const heap::Location made = s.place.heap.Allocate(type.value());
  for (FieldId f : c.table[type.value()].instance_fields)
    if (c.table[f].name == field)
      s.place.heap.SetField(made, f, c.values.ToValue(number));
  return Leave(c, s, Slot::At(made));
}

std::optional<ClassId> ClassIn(State& s, uint32_t local) {
  const Slot mirror = s.frame.Local(local, Slot::Type::kReference);
  return mirror.IsKnown() ? MirroredClass(s, mirror.location()) : std::nullopt;
}

}  // namespace

// Who may look is not asked: only the library's own lookups are modelled.
Step LookupForLibrary(Context& c, State& s) {
  const bool library =
      !s.callers.empty() && c.table[s.callers.top().body->owner].IsOfLibrary();
  Linked<ClassId> type =
      c.table.Load(c.table.Name("java/lang/invoke/MethodHandles$Lookup"));
  if (!library || !type.ok())
    return Unsupported(s, "a call of " + s.frame.body->text);
  return Leave(c, s, Slot::At(s.place.heap.Allocate(type.value())));
}

Step FindVarHandle(Context& c, State& s) {
  const auto owner = ClassIn(s, 1), type = ClassIn(s, 3);
  const auto name = KnownText(c, s, s.frame.Local(2, Slot::Type::kReference));
  if (!owner || !type || !name) return Unsupported(s, kStrange);
  const std::string wanted(name->begin(), name->end());
  for (FieldId f : c.table[*owner].instance_fields)
    if (c.table[f].owner == *owner && c.table[f].name == wanted &&
        c.table[f].type == *type)
      return LeaveHandle(
          c, s, HandleClass(c.table.LetterOf(*type), "FieldInstanceReadWrite"),
          "fieldOffset", Slot::Long(HandleOf(f)));
  return Unsupported(s, kStrange);
}

Step ElementVarHandle(Context& c, State& s) {
  const auto array = ClassIn(s, 0);
  if (!array || !c.table[*array].IsArray()) return Unsupported(s, kStrange);
  char letter = c.table.LetterOf(c.table[*array].component);
  if (letter == '[') letter = 'L';
  return LeaveHandle(c, s, HandleClass(letter, "Array"), "abase",
                     Slot::Int(letter));
}

}  // namespace intrinsics
}  // namespace engine
