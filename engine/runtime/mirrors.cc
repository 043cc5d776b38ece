#include "engine/runtime/mirrors.h"

#include <algorithm>

#include "classfile/modified_utf8.h"

namespace engine {
namespace {

std::optional<heap::Location> Allocate(Context& context, State& state,
                                       const char* class_name) {
  Linked<ClassId> c = context.table.Load(context.table.Name(class_name));
  if (!c.ok()) return std::nullopt;
  heap::Location made;
  state.place.heap = state.place.heap.WithAllocation(c.value(), made);
  return made;
}

std::optional<uint64_t> KeyOf(const base::PersistentMap<heap::Location>& map,
                              heap::Location wanted) {
  std::optional<uint64_t> found;
  map.ForEach([&](uint64_t key, heap::Location l) {
    if (l == wanted) found = key;
  });
  return found;
}

// JEP 254: one byte per character where all fit, else two, low byte first.
bool IsLatin1(const std::u16string& text) {
  return std::all_of(text.begin(), text.end(),
                     [](char16_t c) { return c < 0x100; });
}

std::string BytesOf(const std::u16string& text, bool latin1) {
  std::string bytes;
  for (char16_t c : text) {
    bytes.push_back(static_cast<char>(c & 0xff));
    if (!latin1) bytes.push_back(static_cast<char>(c >> 8));
  }
  return bytes;
}

heap::Location ByteArray(Context& context, State& state,
                         const std::string& bytes) {
  const ClassId type = context.table.Name("[B");
  heap::Location made;
  heap::SymbolicHeap& heap = state.place.heap;
  heap = heap.WithArray(type, context.pool.Int(static_cast<int>(bytes.size())),
                        made);
  for (uint32_t i = 0; i < bytes.size(); ++i)
    heap = heap.WithField(made, context.types.SlotOf(type, i),
                          context.pool.Int(static_cast<signed char>(bytes[i])));
  return made;
}

// As Class.getName has it: "p.A", "[Lp.A;", "int".
void SetName(Context& context, State& state, heap::Location mirror, ClassId c) {
  std::string name = context.table[c].name;
  std::replace(name.begin(), name.end(), '/', '.');
  const ClassId type = state.place.heap.Info(mirror).exact;
  auto field = context.table.DeclaredField(type, "name", "Ljava/lang/String;");
  auto text =
      LiteralOf(context, state,
                context.program.Intern(classfile::DecodeModifiedUtf8(name)));
  if (field && text)
    state.place.heap.SetField(mirror, *field, heap::ValueSet(*text));
}

}  // namespace

std::optional<heap::Location> MirrorOf(Context& context, State& state,
                                       ClassId c) {
  if (const heap::Location* known = state.mirrors.Find(c.index()))
    return *known;
  auto made = Allocate(context, state, "java/lang/Class");
  if (!made) return std::nullopt;
  if (state.input_mirrors && !state.starting)
    state.assumes = "no input is a Class object that the code names";
  state.mirrors = state.mirrors.With(c.index(), *made);
  // An input that is this object tells by its name which one it is. How the
  // virtual machine calls the class of a lambda is not known.
  if (state.input_mirrors && !context.table[c].hidden)
    SetName(context, state, *made, c);
  return made;
}

std::optional<ClassId> MirroredClass(const State& state,
                                     heap::Location mirror) {
  auto key = KeyOf(state.mirrors, mirror);
  if (!key) return std::nullopt;
  return ClassId(static_cast<uint32_t>(*key));
}

std::optional<heap::Location> LiteralOf(Context& context, State& state,
                                        StringId text) {
  if (const heap::Location* known = state.literals.Find(text.index()))
    return *known;
  auto made = Allocate(context, state, "java/lang/String");
  if (!made) return std::nullopt;
  const ClassId string = state.place.heap.Info(*made).exact;
  auto value = context.table.DeclaredField(string, "value", "[B");
  auto coder = context.table.DeclaredField(string, "coder", "B");
  if (!value || !coder) return std::nullopt;
  const bool latin1 = IsLatin1(context.program[text]);
  const heap::Location bytes =
      ByteArray(context, state, BytesOf(context.program[text], latin1));
  state.place.heap =
      state.place.heap.WithField(*made, *value, heap::ValueSet(bytes))
          .WithField(*made, *coder, context.pool.Int(latin1 ? 0 : 1));
  state.literals = state.literals.With(text.index(), *made);
  if (state.input_strings && !state.starting)
    state.assumes = "no input is a string literal of the code";
  return made;
}

std::set<heap::Location> LiteralBytes(Context& context, const State& state) {
  std::set<heap::Location> arrays;
  state.literals.ForEach([&](uint64_t, heap::Location l) {
    const ClassId string = state.place.heap.Info(l).exact;
    if (auto value = context.table.DeclaredField(string, "value", "[B"))
      arrays.insert(
          std::get<heap::ValueSet>(
              state.place.heap.Field(context.pool, context.types, l, *value))
              .single());
  });
  return arrays;
}

std::optional<StringId> LiteralText(const State& state,
                                    heap::Location literal) {
  auto key = KeyOf(state.literals, literal);
  if (!key) return std::nullopt;
  return StringId(static_cast<uint32_t>(*key));
}

}  // namespace engine
