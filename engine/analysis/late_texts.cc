#include "engine/analysis/late_texts.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "classfile/descriptor.h"
#include "engine/analysis/fraction_text.h"
#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/number_text.h"
#include "expr/sort.h"
#include "heap/location.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using heap::ConcreteCell;
using heap::ConcreteObject;
using Text = std::optional<std::u16string>;

class TextWriterOfHeap {
 public:
  TextWriterOfHeap(Analysis& analysis, const State& state,
                   const heap::Instance& instance, heap::ConcreteHeap& output)
      : analysis_(analysis),
        types_(analysis.types()),
        values_(analysis.machine().context().values),
        bytes_(analysis.table().Name("[B")),
        state_(state),
        instance_(instance),
        output_(output) {}

  void WriteAll() {
    state_.unwritten.ForEach(
        [&](uint64_t l, const std::shared_ptr<const LateText>& late) {
          if (const auto object = ObjectAt(l)) Write(*object, TextOf(*late));
        });
    // Those of builders are left where a path was cut.
    state_.appended.ForEach(
        [&](uint64_t l, const std::shared_ptr<const TextParts>& parts) {
          if (const auto object = ObjectAt(l)) Append(*object, TextOf(*parts));
        });
  }

 private:
  std::optional<uint32_t> ObjectAt(uint64_t location) const {
    const ConcreteCell cell =
        CellOf(Slot::At(heap::Location(static_cast<uint32_t>(location))));
    return cell.IsObject() && cell.object() < output_.objects.size()
               ? std::optional(cell.object())
               : std::nullopt;
  }

  ConcreteCell CellOf(const Slot& slot) const {
    return instance_.ValueOf(values_.ToValue(slot));
  }

  Text TextOf(const LateText& late) const {
    std::u16string text;
    size_t word = 0, i = 0;
    if (late.around != nullptr) text = late.around->front();
    for (const classfile::TypeDescriptor& type :
         late.maker->descriptor.parameters) {
      const Text part =
          PartText(type.IsReference() ? 'L' : type.kind, late.arguments[word]);
      if (!part) return std::nullopt;
      text += *part;
      if (late.around != nullptr) text += (*late.around)[++i];
      word += static_cast<size_t>(type.slots());
    }
    return text;
  }

  Text TextOf(const TextParts& parts) const {
    std::u16string text;
    for (const TextPart& part : parts) {
      const Text more = PartText(part.letter, part.value);
      if (!more) return std::nullopt;
      text += *more;
    }
    return text;
  }

  Text PartText(char letter, const Slot& slot) const {
    if (letter == 'F' || letter == 'D')
      return FractionText(analysis_, state_, letter, CellOf(slot).bits);
    if (letter != 'L') return NumberText(letter, CellOf(slot).bits);
    if (slot.form == Slot::Form::kParameter) return std::nullopt;
    if (slot.IsKnown())
      if (const auto* late = state_.unwritten.Find(slot.location().index()))
        return TextOf(**late);
    const ConcreteCell cell = CellOf(slot);
    if (cell.kind == ConcreteCell::Kind::kNull) return u"null";
    return cell.IsObject() ? TextIn(cell.object()) : std::nullopt;
  }

  // Of a string that is there.
  Text TextIn(uint32_t object) const {
    const ConcreteCell* value = Cell(output_.objects[object], "value");
    const ConcreteCell* coder = Cell(output_.objects[object], "coder");
    if (value == nullptr || coder == nullptr) return std::nullopt;
    // One that no run has looked at is told as the shortest there is.
    if (value->kind == ConcreteCell::Kind::kAny)
      return coder->bits == 0 ? u"" : u"\u0100";
    if (!value->IsObject()) return std::nullopt;
    std::u16string units;
    size_t index = 0;
    for (const heap::ConcreteField& f :
         output_.objects[value->object()].fields) {
      if (!types_.IndexOf(f.field)) continue;
      const auto byte = static_cast<char16_t>(f.cell.bits & 0xff);
      if (coder->bits == 0 || index % 2 == 0)
        units += byte;
      else
        units.back() = static_cast<char16_t>(units.back() | byte << 8);
      ++index;
    }
    return units;
  }

  const ConcreteCell* Cell(const ConcreteObject& object,
                           std::string_view name) const {
    for (const heap::ConcreteField& f : object.fields)
      if (types_.FieldName(f.field) == name) return &f.cell;
    return nullptr;
  }

  void Set(uint32_t object, std::string_view name, const ConcreteCell& cell) {
    for (heap::ConcreteField& f : output_.objects[object].fields)
      if (types_.FieldName(f.field) == name) f.cell = cell;
  }

  // JEP 254: one byte per character where all fit.
  void Write(uint32_t object, const Text& text) {
    if (!text) return Set(object, "value", ConcreteCell::Any());
    const bool narrow = std::all_of(text->begin(), text->end(),
                                    [](char16_t c) { return c < 0x100; });
    std::string bytes;
    for (char16_t c : *text) {
      bytes += static_cast<char>(c & 0xff);
      if (!narrow) bytes += static_cast<char>(c >> 8);
    }
    ConcreteObject array =
        heap::BlankObject(types_, bytes_, static_cast<uint32_t>(bytes.size()));
    size_t i = 0;
    for (heap::ConcreteField& f : array.fields)
      if (types_.IndexOf(f.field))
        f.cell = Int(static_cast<signed char>(bytes[i++]));
    Set(object, "value",
        ConcreteCell::Object(static_cast<uint32_t>(output_.objects.size())));
    Set(object, "coder", Int(narrow ? 0 : 1));
    output_.objects.push_back(std::move(array));
  }

  void Append(uint32_t builder, const Text& text) {
    Write(builder, text);
    Set(builder, "count",
        text ? Int(static_cast<int32_t>(text->size())) : ConcreteCell::Any());
  }

  static ConcreteCell Int(int32_t v) {
    return ConcreteCell::Number(expr::Sort::kBv32, static_cast<uint32_t>(v));
  }

  Analysis& analysis_;
  const heap::TypeHierarchy& types_;
  const Values& values_;
  const ClassId bytes_;
  const State& state_;
  const heap::Instance& instance_;
  heap::ConcreteHeap& output_;
};

}  // namespace

void WriteLateTexts(Analysis& analysis, const State& state,
                    const heap::Instance& instance,
                    heap::ConcreteHeap& output) {
  if (state.unwritten.empty() && state.appended.empty()) return;
  TextWriterOfHeap(analysis, state, instance, output).WriteAll();
}

}  // namespace engine
