#include "engine/runtime/mirrors.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "engine/state/number_text.h"
#include "engine/state/roots.h"
#include "heap/live.h"

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

std::optional<heap::Location> NewString(Context& context, State& state,
                                        const std::u16string& text) {
  auto made = Allocate(context, state, "java/lang/String");
  if (!made) return std::nullopt;
  const ClassId string = state.place.heap.Info(*made).exact;
  auto value = context.table.DeclaredField(string, "value", "[B");
  auto coder = context.table.DeclaredField(string, "coder", "B");
  if (!value || !coder) return std::nullopt;
  const bool latin1 = IsLatin1(text);
  const heap::Location bytes = ByteArray(context, state, BytesOf(text, latin1));
  state.place.heap =
      state.place.heap.WithField(*made, *value, heap::ValueSet(bytes))
          .WithField(*made, *coder, context.pool.Int(latin1 ? 0 : 1));
  return made;
}

std::optional<heap::Location> LiteralOf(Context& context, State& state,
                                        StringId text) {
  if (const heap::Location* known = state.literals.Find(text.index()))
    return *known;
  auto made = NewString(context, state, context.program[text]);
  if (!made) return std::nullopt;
  state.literals = state.literals.With(text.index(), *made);
  if (state.input_strings && !state.starting) state.late_literals = true;
  return made;
}

namespace {

// A number that does not depend on the input.
std::optional<int32_t> KnownNumber(Context& context, const State& state,
                                   heap::Location l, FieldId f) {
  const heap::Value value =
      state.place.heap.Field(context.pool, context.types, l, f);
  const auto* term = std::get_if<expr::Expr>(&value);
  if (term == nullptr) return std::nullopt;
  auto bits = context.pool.constant(*term);
  if (!bits) return std::nullopt;
  return static_cast<int32_t>(*bits);
}

// The one object a cell holds; none if it may be several, or null.
std::optional<heap::Location> KnownObject(Context& context, const State& state,
                                          heap::Location l, FieldId f) {
  const heap::Value value =
      state.place.heap.Field(context.pool, context.types, l, f);
  const auto* set = std::get_if<heap::ValueSet>(&value);
  if (set == nullptr || !set->IsSingle() || set->single() == heap::kNull ||
      set->single() == heap::kUninitialized)
    return std::nullopt;
  return set->single();
}

// The bytes of an array all of which are known.
std::optional<std::string> KnownBytes(Context& context, const State& state,
                                      heap::Location array) {
  const heap::ObjectInfo& info = state.place.heap.Info(array);
  if (!info.length_term) return std::nullopt;
  auto length = context.pool.constant(*info.length_term);
  if (!length) return std::nullopt;
  std::string bytes;
  for (uint32_t i = 0; i < *length; ++i) {
    auto b =
        KnownNumber(context, state, array, context.types.SlotOf(info.exact, i));
    if (!b) return std::nullopt;
    bytes.push_back(static_cast<char>(*b));
  }
  return bytes;
}

std::u16string TextOfBytes(const std::string& bytes, bool latin1) {
  std::u16string text;
  auto unit = [&](size_t i) { return static_cast<unsigned char>(bytes[i]); };
  for (size_t i = 0; i + (latin1 ? 0 : 1) < bytes.size(); i += latin1 ? 1 : 2)
    text.push_back(
        static_cast<char16_t>(latin1 ? unit(i) : unit(i) | (unit(i + 1) << 8)));
  return text;
}

// Of a text that is to come, all of whose parts are known. Not where one is a
// fraction, the digits of which are the library's business.
std::optional<std::u16string> KnownLateText(Context& context,
                                            const State& state,
                                            const LateText& late) {
  std::u16string text;
  size_t word = 0, i = 0;
  if (late.around != nullptr) text = late.around->front();
  for (const classfile::TypeDescriptor& type :
       late.maker->descriptor.parameters) {
    const Slot& part = late.arguments[word];
    std::optional<std::u16string> known;
    if (type.kind == 'F' || type.kind == 'D') return std::nullopt;
    if (!type.IsReference() && part.IsKnown())
      known = NumberText(type.kind, part.bits);
    else if (type.IsReference())
      known = part == Slot::Null() ? u"null" : KnownText(context, state, part);
    if (!known) return std::nullopt;
    text += *known;
    if (late.around != nullptr) text += (*late.around)[++i];
    word += static_cast<size_t>(type.slots());
  }
  return text;
}

}  // namespace

std::optional<std::u16string> KnownText(Context& context, const State& state,
                                        const Slot& string) {
  if (!IsOneObject(context, state, string)) return std::nullopt;
  const heap::Location l = string.location();
  if (const auto* late = state.unwritten.Find(l.index()))
    return KnownLateText(context, state, **late);
  const heap::ObjectInfo& info = state.place.heap.Info(l);
  if (info.type || context.table[info.exact].name != "java/lang/String")
    return std::nullopt;
  auto value = context.table.DeclaredField(info.exact, "value", "[B");
  auto coder = context.table.DeclaredField(info.exact, "coder", "B");
  if (!value || !coder) return std::nullopt;
  auto array = KnownObject(context, state, l, *value);
  auto form = KnownNumber(context, state, l, *coder);
  if (!array || !form) return std::nullopt;
  auto bytes = KnownBytes(context, state, *array);
  if (!bytes) return std::nullopt;
  return TextOfBytes(*bytes, *form == 0);
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

namespace {

// Methods that go on to compare texts where two strings are not the same one:
// they come to the same result either way. "" stands for all of a class.
constexpr struct {
  std::string_view owner, name;
} kTellsTexts[] = {{"java/lang/String", "equals"},
                   {"java/lang/String", "equalsIgnoreCase"},
                   {"java/util/Objects", "equals"},
                   {"java/util/HashMap", ""},
                   {"java/util/HashMap$TreeNode", ""},
                   {"java/util/concurrent/ConcurrentHashMap", ""},
                   {"java/util/concurrent/ConcurrentHashMap$TreeBin", ""}};

bool TellsTexts(const Context& context, const Body& body) {
  const std::string& owner = context.table[body.owner].name;
  return body.info->declaration != nullptr &&
         std::any_of(
             std::begin(kTellsTexts), std::end(kTellsTexts),
             [&](const auto& each) {
               return each.owner == owner &&
                      (each.name.empty() || each.name == body.info->name());
             });
}

bool IsLateLiteral(const State& state, heap::Location l) {
  return l != heap::kNull &&
         state.place.heap.Info(l).kind == heap::ObjectInfo::Kind::kAllocated &&
         KeyOf(state.literals, l).has_value();
}

// Of a class that is one of these.
bool IsInputOf(Context& context, const State& state, heap::Location l,
               std::span<const std::string_view> classes) {
  using Kind = heap::ObjectInfo::Kind;
  if (l == heap::kNull) return false;
  const heap::ObjectInfo& info = state.place.heap.Info(l);
  if (info.kind == Kind::kDeferred) return true;  // may be any
  if (info.kind != Kind::kInput) return false;
  for (ClassId c : state.place.heap.ClassesOf(context.pool, l))
    if (std::find(classes.begin(), classes.end(), context.table[c].name) !=
        classes.end())
      return true;
  return false;
}

constexpr std::string_view kString[] = {"java/lang/String"};
constexpr std::string_view kKept[] = {"java/lang/Byte", "java/lang/Character",
                                      "java/lang/Short", "java/lang/Integer",
                                      "java/lang/Long"};

bool IsInputString(Context& context, const State& state, heap::Location l) {
  return IsInputOf(context, state, l, kString);
}

bool IsInputBox(Context& context, const State& state, heap::Location l) {
  return IsInputOf(context, state, l, kKept);
}

// What was there before the input was made an input may be.
bool IsLateBox(const State& state, const Box& box) {
  return state.place.heap.Info(box.location).kind ==
         heap::ObjectInfo::Kind::kAllocated;
}

template <class Is>  // (Location) -> bool
bool IsSomeLateBox(const State& state, Is is) {
  bool found = false;
  state.boxes.ForEachWhile([&](const Box& box) {
    found = IsLateBox(state, box) && is(box.location);
    return !found;
  });
  return found;
}

bool IsKeptBox(const State& state, heap::Location l) {
  return IsSomeLateBox(state, [&](heap::Location box) { return box == l; });
}

template <class Is>  // (Location) -> bool
bool MayBe(Context& context, const State& state, const Slot& object, Is is) {
  const heap::ValueSet set =
      state.place.heap.Settle(context.pool, context.values.ToSet(object));
  return std::any_of(set.entries().begin(), set.entries().end(),
                     [&](const heap::Guarded& e) { return is(e.location); });
}

bool MayBeInputString(Context& context, const State& state, const Slot& slot) {
  return MayBe(context, state, slot, [&](heap::Location l) {
    return IsInputString(context, state, l);
  });
}

bool MayBeLateLiteral(Context& context, const State& state, const Slot& slot) {
  return MayBe(context, state, slot,
               [&](heap::Location l) { return IsLateLiteral(state, l); });
}

constexpr const char* kNoLiteral = "no input is a string literal of the code";

}  // namespace

void NoteDifferent(Context& context, State& state, const Slot& a,
                   const Slot& b) {
  const bool boxes = state.input_boxes && !state.boxes.empty();
  if ((!state.late_literals && !boxes) ||
      TellsTexts(context, *state.frame.body))
    return;
  const auto differ = [&](auto is_input, auto is_made) {
    return (MayBe(context, state, a, is_input) &&
            MayBe(context, state, b, is_made)) ||
           (MayBe(context, state, b, is_input) &&
            MayBe(context, state, a, is_made));
  };
  using heap::Location;
  if (state.late_literals &&
      differ([&](Location l) { return IsInputString(context, state, l); },
             [&](Location l) { return IsLateLiteral(state, l); }))
    state.assumes = kNoLiteral;
  if (boxes && differ([&](Location l) { return IsInputBox(context, state, l); },
                      [&](Location l) { return IsKeptBox(state, l); }))
    state.assumes = kNoKeptBox;
}

// What the library keeps for itself tells nobody which box it is.
void NoteOutcome(Context& context, const State& state) {
  if (!state.input_boxes || state.boxes.empty()) return;
  heap::Live live(context.types, state.place.heap, heap::Live::Holders::kGo);
  MarkRoot(Root::kResult, context.pool, context.values, state, live);
  state.classes.ForEach([&](uint64_t c, const ClassState& known) {
    if (!context.table[ClassId(static_cast<uint32_t>(c))].IsOfLibrary())
      live.Mark(known.statics);
  });
  const std::vector<heap::Location> dead = live.Dead();
  if (IsSomeLateBox(state, [&](heap::Location box) {
        return !std::binary_search(dead.begin(), dead.end(), box);
      }))
    context.settings.insert(
        "boxes that are left behind are told by their numbers");
}

void NoteIdentity(Context& context, State& state, const Slot& object) {
  const auto is_box = [&](heap::Location l) {
    return IsKeptBox(state, l) || IsInputBox(context, state, l);
  };
  if (state.input_boxes && !state.boxes.empty() &&
      MayBe(context, state, object, is_box))
    state.assumes = kNoKeptBox;
  if (state.late_literals && (MayBeInputString(context, state, object) ||
                              MayBeLateLiteral(context, state, object)))
    state.assumes = kNoLiteral;
}

std::optional<StringId> LiteralText(const State& state,
                                    heap::Location literal) {
  auto key = KeyOf(state.literals, literal);
  if (!key) return std::nullopt;
  return StringId(static_cast<uint32_t>(*key));
}

}  // namespace engine
