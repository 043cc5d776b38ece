// String.format of a known format whose parts are plain: "%s", "%d", "%c", "%b"
// of a string or a box. It says what a concatenation of the same parts says,
// and waits like one; java.util.Formatter would have to know every digit at
// once. Any other format is the library's business.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/call_sites/call_site.h"
#include "engine/library/texts/texts.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "engine/runtime/mirrors.h"
#include "heap/value_set.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

constexpr size_t kMostParts = 16;

// What a class is written as, and by which conversions it can be.
struct PlainClass {
  std::string_view name;
  char letter;
  std::string_view conversions;
};
constexpr PlainClass kPlain[] = {
    {"java/lang/String", 'L', "s"},   {"java/lang/Integer", 'I', "sd"},
    {"java/lang/Long", 'J', "sd"},    {"java/lang/Short", 'S', "sd"},
    {"java/lang/Byte", 'B', "sd"},    {"java/lang/Character", 'C', "sc"},
    {"java/lang/Boolean", 'Z', "sb"}, {"java/lang/Float", 'F', "s"},
    {"java/lang/Double", 'D', "s"},
};

// Text with a mark for each argument, and the conversions of these.
struct Format {
  struct Part {
    uint32_t argument;
    char conversion;
  };
  std::u16string recipe;
  std::vector<Part> parts;
  uint32_t arguments = 0;
};

constexpr char16_t kArgument = 1, kConstant = 2;  // of a recipe

std::optional<Format> Parsed(std::u16string_view text) {
  Format format;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == kArgument || text[i] == kConstant) return std::nullopt;
    if (text[i] != u'%') {
      format.recipe += text[i];
      continue;
    }
    ++i;
    const bool again = text.substr(i).starts_with(u"<") && format.arguments > 0;
    if (again) ++i;
    const char16_t conversion = i < text.size() ? text[i] : 0;
    if (conversion == u'%' && !again) {
      format.recipe += u'%';
    } else if (conversion == u's' || conversion == u'd' || conversion == u'c' ||
               conversion == u'b') {
      format.recipe += kArgument;
      if (!again) ++format.arguments;
      format.parts.push_back(
          {format.arguments - 1, static_cast<char>(conversion)});
    } else {
      return std::nullopt;
    }
  }
  return format;
}

// Digits are those of the locale: of the one that a run begins with, which is
// English, as far as nobody has asked for it.
bool HasUsualDigits(Context& c, const State& s) {
  for (const auto& [name, value] : c.options.properties)
    if (name.starts_with("user.")) return false;
  Linked<ClassId> locale = c.table.Load(c.table.Name("java/util/Locale"));
  if (!locale.ok() || c.options.input_statics) return false;
  const ClassState* known = s.classes.Find(locale.value().index());
  if (known == nullptr || known->statics == heap::kNull) return true;
  const auto f = c.table.DeclaredField(locale.value(), "defaultFormatLocale",
                                       "Ljava/util/Locale;");
  const heap::CellContent* cell =
      f ? s.place.heap.Written(known->statics, *f) : nullptr;
  return f && (cell == nullptr || c.values.FromCell(*cell) == Slot::Null());
}

std::optional<Slot> ElementOf(Context& c, const State& s, heap::Location array,
                              uint32_t index) {
  const ClassId type = s.place.heap.Info(array).exact;
  const heap::CellContent* cell =
      s.place.heap.Written(array, c.types.SlotOf(type, index));
  if (cell == nullptr) return std::nullopt;
  const Slot slot = c.values.FromCell(*cell);
  if (slot.form == Slot::Form::kParameter) return std::nullopt;
  return slot;
}

// What it is in every case: a number may be in one of several boxes.
std::optional<ClassId> OnlyClassOf(const State& s,
                                   const heap::ValueSet& cases) {
  std::optional<ClassId> only;
  for (const heap::Guarded& each : cases.entries()) {
    if (each.location == heap::kNull) return std::nullopt;
    const heap::ObjectInfo& info = s.place.heap.Info(each.location);
    if (info.kind == heap::ObjectInfo::Kind::kDeferred || info.type ||
        (only && *only != info.exact))
      return std::nullopt;
    only = info.exact;
  }
  return only;
}

const PlainClass* PlainOf(const Context& c, std::optional<ClassId> type) {
  if (!type) return nullptr;
  for (const PlainClass& plain : kPlain)
    if (c.table[*type].name == plain.name) return &plain;
  return nullptr;
}

class Parts {
 public:
  Parts(Context& c, State& s) : c_(c), s_(s) {}

  // False: it is no plain part.
  bool Add(const Slot& part, char conversion) {
    if (part == Slot::Null()) return AddNull(conversion);
    const heap::ValueSet cases = c_.values.ToSet(part);
    const std::optional<ClassId> type = OnlyClassOf(s_, cases);
    const PlainClass* plain = PlainOf(c_, type);
    if (plain == nullptr ||
        plain->conversions.find(conversion) == std::string_view::npos)
      return false;
    if (plain->letter == 'L')
      return part.IsKnown() && AddWord("Ljava/lang/String;", part);
    const auto f =
        c_.table.DeclaredField(*type, "value", std::string(1, plain->letter));
    if (!f) return false;
    auto read = c_.access.Read(s_.place, cases, *f);
    if (read.size() != 1) return false;
    s_.place = std::move(read[0].place);
    AddWord(std::string(1, plain->letter), c_.values.FromValue(read[0].answer));
    if (plain->letter == 'J' || plain->letter == 'D') words_.push_back(Slot());
    return true;
  }

  std::string descriptor() const {
    return "(" + types_ + ")Ljava/lang/String;";
  }
  const std::vector<Slot>& words() const { return words_; }

 private:
  // "null", but no truth value is.
  bool AddNull(char conversion) {
    return conversion != 'b' && AddWord("Ljava/lang/String;", Slot::Null());
  }
  bool AddWord(const std::string& type, const Slot& word) {
    types_ += type;
    words_.push_back(word);
    return true;
  }

  Context& c_;
  State& s_;
  std::string types_;
  std::vector<Slot> words_;
};

std::optional<heap::Location> TextOf(Context& c, State& s, const Format& format,
                                     Parts& parts) {
  Linked<ClassId> host = c.table.Load(c.table.Name("java/lang/String"));
  if (!host.ok()) return std::nullopt;
  const CallSite& site = c.program.call_sites.ForText(
      host.value(), format.recipe, parts.descriptor());
  if (!site.method) return std::nullopt;
  const Body& maker = c.bodies.Of(*site.method);
  if (!IsTextToComeLater(c, s, maker, parts.words())) return std::nullopt;
  return NewLateString(c, s, {&maker, parts.words(), &site.around});
}

std::optional<heap::Location> Formatted(Context& c, State& s) {
  const Slot array = s.frame.Local(1, Type::kReference);
  const auto text = KnownText(c, s, s.frame.Local(0, Type::kReference));
  const auto format = text ? Parsed(*text) : std::nullopt;
  if (!format || !IsOneObject(c, s, array)) return std::nullopt;
  const auto length = KnownLength(c, s, array);
  if (!length || static_cast<uint32_t>(*length) < format->arguments ||
      format->parts.empty() || format->parts.size() > kMostParts ||
      !HasUsualDigits(c, s))
    return std::nullopt;
  Parts parts(c, s);
  for (const Format::Part& p : format->parts) {
    const auto part = ElementOf(c, s, array.location(), p.argument);
    if (!part || !parts.Add(*part, p.conversion)) return std::nullopt;
  }
  return TextOf(c, s, *format, parts);
}

}  // namespace

Step FormatToText(Context& c, State& s) {
  State formatted = s;
  const auto made = Formatted(c, formatted);
  if (!made) return RunCode(c, s);
  s = std::move(formatted);
  return Leave(c, s, Slot::At(*made));
}

}  // namespace engine::intrinsics
