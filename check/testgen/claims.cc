#include "check/testgen/claims.h"

#include <utility>

#include "check/class_reader.h"
#include "check/testgen/call_source.h"
#include "check/testgen/literal.h"
#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/modified_utf8.h"

namespace testgen {
namespace {

using Json = nlohmann::ordered_json;

bool IsText(const Json& cell, std::string_view text) {
  return cell.is_string() && cell.get_ref<const std::string&>() == text;
}

// Nobody looked: it is built as null.
bool IsUnread(const Json& cell) { return IsText(cell, "any"); }
bool IsNull(const Json& cell) { return IsText(cell, "null"); }

// Whether a test that builds the one would see the other as a change.
bool IsChanged(const Json& before, const Json& now) {
  return before != now && !IsUnread(now) && !(IsUnread(before) && IsNull(now));
}

// What a cell is, for all objects of its class.
std::string CellKey(const ObjectView& object, const std::string& field) {
  return object.is_array ? object.type : object.type + "." + field;
}

// What a test finds in a cell that nobody has looked at.
Json AsBuilt(const Json& cell) { return IsUnread(cell) ? Json("null") : cell; }

bool IsMadeAtRunTime(const std::string& type) {
  return type.find("$$Lambda") != std::string::npos;
}

// What cannot be changed, but for what the library keeps for itself.
bool IsValue(const ObjectView& object) {
  return object.type == kString || object.type == "java/lang/Class" ||
         BoxedKind(object.type) != 0;
}

// Whether a constant of the class is this text.
bool HasText(const classfile::ClassFile& file, const std::u16string& text) {
  for (size_t i = 1; i < file.pool.size(); ++i)
    if (file.pool.Is(i, classfile::ConstantTag::kString) &&
        Utf16Of(classfile::ModifiedToUtf8(
            file.pool.String(static_cast<uint16_t>(i)))) == text)
      return true;
  return false;
}

// A minus after a type in parentheses would be a subtraction.
std::string Boxed(const std::string& literal) {
  return "(Object) " +
         (literal.starts_with("-") ? "(" + literal + ")" : literal);
}

std::string Quoted(const std::string& text) {
  return StringLiteral(Utf16Of(text));
}

}  // namespace

std::set<std::string> ChangedCells(const Json& input, const Json& output) {
  const HeapView before(input), after(output);
  std::set<std::string> changed;
  for (const ObjectView& object : before.objects()) {
    const ObjectView* now = after.Find(object.id);
    if (now == nullptr || IsValue(object)) continue;
    for (const auto& [key, cell] : object.cells().items())
      if (IsChanged(cell, object.is_array ? now->cells()[std::stoul(key)]
                                          : now->cells()[key]))
        changed.insert(CellKey(object, key));
  }
  return changed;
}

Claims::Claims(Access& access, HeapSource& before, const Json& input,
               const Json& output, Framework framework)
    : access_(access),
      before_(before),
      input_(input),
      output_(output),
      framework_(framework) {
  const auto count = [this](const Json& cell) {
    if (const ObjectView* object = output_.Find(cell)) ++uses_[object->id];
  };
  for (const auto& [_, cell] : output_.roots().items()) count(cell);
  for (const ObjectView& object : output_.objects())
    if (object.type != kString)
      for (const Json& cell : object.cells()) count(cell);
}

void Claims::Returned(const Place& call, const Json& cell) {
  if (call.descriptor == "V" || IsUnread(cell))
    Line(call.text + ";");
  else
    Holds(cell, call);
}

void Claims::Thrown(const std::string& call, const std::string& type,
                    const Json& cell, const std::string& thrower,
                    bool all_messages) {
  const auto text = access_.ClassText(type);
  const std::string general = text.value_or(access_.LangText("Throwable"));
  assertions_.insert("assertThrows");
  Line(general + " thrown = assertThrows(" + general + ".class, () -> " + call +
       ");");
  if (text)
    Assert("assertSame", *text + ".class, thrown.getClass()");
  else
    Assert("assertEquals", QuotedClass(type) + ", thrown.getClass().getName()");
  const ObjectView* object = output_.Find(cell);
  if (object == nullptr || input_.Find(cell) != nullptr) return;
  known_[object->id] = {"thrown", text.has_value()};
  if (all_messages || IsWordedBy(thrower, *object)) Message(*object);
  if (!IsOfLibrary(type)) Fields(*object, known_[object->id]);
}

// What stands in the code that threw. Others are worded by the library.
bool Claims::IsWordedBy(const std::string& thrower, const ObjectView& thrown) {
  const ObjectView* text =
      output_.Find(thrown.cells().value("detailMessage", Json()));
  const classfile::ClassFile* file =
      thrower.empty() ? nullptr : access_.Read(thrower);
  if (text == nullptr || file == nullptr) return false;
  const auto units = UnitsOf(*text->json, output_.heap());
  return units && HasText(*file, *units);
}

void Claims::Message(const ObjectView& thrown) {
  if (access_.IsOverridden(
          {"java/lang/Throwable", "getMessage", "()Ljava/lang/String;"},
          thrown.type))
    return;
  Holds(thrown.cells().value("detailMessage", Json("any")),
        {"thrown.getMessage()", "Ljava/lang/String;"});
}

void Claims::Holds(const Json& cell, const Place& place) {
  if (place.descriptor.size() == 1) return HoldsNumber(cell, place);
  if (IsUnread(cell)) return;
  const ObjectView* object = output_.Find(cell);
  if (object == nullptr) return Assert("assertNull", place.text);
  if (const Variable* known = Known(*object))
    return Assert("assertSame", known->name + ", " + place.text);
  HoldsNew(*object, place);
}

void Claims::HoldsNumber(const Json& cell, const Place& place) {
  const char kind = place.descriptor[0];
  const std::string literal = *LiteralOf(cell, kind);
  // JUnit 4 compares fractions within a distance only.
  const bool fraction = kind == 'F' || kind == 'D';
  if (!place.typed)
    Assert("assertEquals", Boxed(literal) + ", " + place.text);
  else if (kind == 'Z')
    Assert(literal == "true" ? "assertTrue" : "assertFalse", place.text);
  else if (fraction && framework_ == Framework::kJUnit4)
    Assert("assertEquals", Boxed(literal) + ", (Object) " + place.text);
  else
    Assert("assertEquals", literal + ", " + place.text);
}

void Claims::HoldsNew(const ObjectView& object, const Place& place) {
  if (HoldsPlain(object, place)) return;
  const bool numbers = object.is_array && object.type.size() == 2;
  if (numbers && uses_[object.id] == 1 && TwinOf(object) == nullptr)
    HoldsArray(object, place);
  else
    Open(object, place);
}

// Told by one value.
bool Claims::HoldsPlain(const ObjectView& object, const Place& place) {
  if (object.is_array) return false;
  const Json& cells = object.cells();
  if (object.type == kString) {
    const auto units = UnitsOf(*object.json, output_.heap());
    if (!units) return false;
    Assert("assertEquals", StringLiteral(*units) + ", " + place.text);
    return true;
  }
  if (const char kind = BoxedKind(object.type)) {
    const auto literal = LiteralOf(cells.value("value", Json()), kind);
    if (!literal) return false;
    Assert("assertEquals", Boxed(*literal) + ", " + place.text);
    return true;
  }
  if (!IsEnum(object.type)) return false;
  const std::string constant = EnumText(object);
  if (constant.empty()) return false;
  Assert("assertSame", constant + ", " + place.text);
  return true;
}

// Of numbers or truths.
void Claims::HoldsArray(const ObjectView& object, const Place& place) {
  std::string values;
  for (const Json& cell : object.cells())
    values += (values.empty() ? "" : ", ") + *LiteralOf(cell, object.type[1]);
  const std::string both = "new " + *access_.TypeText(object.type) + " {" +
                           values + "}, " + As(object.type, place);
  const bool fractions = object.type[1] == 'F' || object.type[1] == 'D';
  if (fractions && framework_ == Framework::kJUnit4)
    Assert("assertTrue", "java.util.Arrays.equals(" + both + ")");
  else
    Assert("assertArrayEquals", both);
}

// An object of its own variable, and what is in it.
void Claims::Open(const ObjectView& object, const Place& place) {
  if (IsMadeAtRunTime(object.type) ||
      (!object.is_array && access_.Read(object.type) == nullptr)) {
    Assert("assertNotNull", place.text);
    return Line("// its class is made at run time: what it does is not said");
  }
  const Variable variable = Declare(object, place);
  known_[object.id] = variable;
  if (const Variable* twin = TwinOf(object))
    Assert("assertNotSame", twin->name + ", " + variable.name);
  if (object.is_array && object.type.size() == 2)
    return HoldsArray(object, {variable.name, object.type, variable.typed});
  if (object.is_array) return Elements(object, variable);
  if (!IsOfLibrary(object.type)) return Fields(object, variable);
  Line("// what " + BinaryName(object.type) + " holds is not said");
}

Claims::Variable Claims::Declare(const ObjectView& object, const Place& place) {
  const std::string& id = object.id;
  const auto type = access_.TypeText(object.descriptor());
  if (!type) {
    Line(ObjectText() + " " + id + " = " + place.text + ";");
    Assert("assertEquals",
           QuotedClass(object.type) + ", " + id + ".getClass().getName()");
    return {id, false};
  }
  Line(*type + " " + id + " = " + As(object.descriptor(), place) + ";");
  if (!place.typed || place.descriptor != object.descriptor())
    Assert("assertSame", *type + ".class, " + id + ".getClass()");
  return {id, true};
}

Place Claims::ElementOf(const ObjectView& array, const Variable& variable,
                        size_t i) const {
  const std::string& name = variable.name;
  const std::string index = std::to_string(i);
  return {variable.typed
              ? name + "[" + index + "]"
              : "java.lang.reflect.Array.get(" + name + ", " + index + ")",
          array.type.substr(1), variable.typed};
}

void Claims::Elements(const ObjectView& array, const Variable& variable) {
  const std::string& name = variable.name;
  Assert(
      "assertEquals",
      std::to_string(array.cells().size()) + ", " +
          (variable.typed ? name + ".length"
                          : "java.lang.reflect.Array.getLength(" + name + ")"));
  for (size_t i = 0; i < array.cells().size(); ++i)
    Holds(array.cells()[i], ElementOf(array, variable, i));
}

// But for what it has of classes of the library.
void Claims::Fields(const ObjectView& object, const Variable& variable) {
  std::set<std::string> not_said;
  for (const auto& [key, cell] : object.cells().items())
    if (const auto field = access_.FieldOf(object.type, key)) {
      if (IsOfLibrary(field->owner))
        not_said.insert(field->owner);
      else
        Holds(cell, FieldPlaceOf(variable, *field));
    }
  NotSaid(object, not_said);
}

// Of an exception its class and message are said, of a constant its name.
void Claims::NotSaid(const ObjectView& object,
                     const std::set<std::string>& owners) {
  for (const std::string& owner : owners)
    if (owner != "java/lang/Throwable" && owner != "java/lang/Enum")
      Line("// what " + object.id + " holds as a " + BinaryName(owner) +
           " is not said");
}

// Of the input, and like the new object by now: that these are two must be
// said. The library may have one object for all that are alike.
const Claims::Variable* Claims::TwinOf(const ObjectView& object) {
  if (!object.is_array && IsOfLibrary(object.type)) return nullptr;
  for (const ObjectView& other : input_.objects()) {
    const ObjectView* now = output_.Find(other.id);
    if (now != nullptr && now->type == object.type &&
        now->cells() == object.cells() &&
        !before_.ExpressionOf(other.id).of_static)
      if (const Variable* twin = Known(*now)) return twin;
  }
  return nullptr;
}

// The variable for an object that was there before, or that was met before.
const Claims::Variable* Claims::Known(const ObjectView& object) {
  if (const auto met = known_.find(object.id); met != known_.end())
    return &met->second;
  if (input_.Find(object.id) == nullptr) return nullptr;
  const HeapSource::Expression made = before_.ExpressionOf(object.id);
  // The text of a string says as much as a way through others' fields.
  if (made.text.empty() || (made.of_static && IsValue(object))) return nullptr;
  Variable variable{made.text, made.typed};
  if (made.of_static && !IsEnum(object.type)) {
    // The way may lead elsewhere after the call.
    const auto type =
        made.typed ? access_.TypeText(object.descriptor()) : std::nullopt;
    captures_.push_back(type.value_or(ObjectText()) + " " + object.id + " = " +
                        made.text + ";");
    variable.name = object.id;
  }
  if (made.text.find("read(") != std::string::npos) helpers_.insert("read");
  return &(known_[object.id] = variable);
}

bool Claims::IsEnum(const std::string& type) {
  const classfile::ClassFile* file = access_.Read(type);
  if (file == nullptr) return false;
  if (file->super_name() == "java/lang/Enum") return true;
  // A constant with a body.
  return file->Has(classfile::kAccEnum) &&
         IsEnum(std::string(file->super_name()));
}

std::string Claims::EnumText(const ObjectView& object) {
  const ObjectView* name = output_.Find(object.cells().value("name", Json()));
  const classfile::ClassFile* file = access_.Read(object.type);
  const std::string type(file->super_name() == "java/lang/Enum"
                             ? file->name()
                             : file->super_name());
  const auto text = access_.ClassText(type);
  if (name == nullptr || !text) return "";
  return *text + "." + (*name->json)["fields"]["value"].get<std::string>();
}

bool Claims::IsOfLibrary(const std::string& type) {
  const classfile::ClassFile* file = access_.Read(type);
  return file == nullptr || check::IsOfLibrary(*file);
}

Place Claims::FieldPlaceOf(const Variable& variable, const FieldPlace& field) {
  if (variable.typed && field.readable && access_.TypeText(field.descriptor))
    return {variable.name + "." + field.name, field.descriptor, true};
  return {Read(variable.name, field), field.descriptor, false};
}

bool Claims::Tells(const std::string& cell, const Json& before,
                   const Json& now) const {
  return IsChanged(before, now) || watched_.count(cell) > 0;
}

void Claims::Changes(const std::set<std::string>& roots,
                     const std::set<std::string>& watched) {
  watched_ = watched;
  for (const ObjectView& object : input_.objects())
    if (const ObjectView* now = output_.Find(object.id))
      if (!IsValue(object)) ChangesOf(object, *now);
  for (const auto& [name, cell] : output_.roots().items())
    if (roots.count(name) == 0 && name.find('.') != std::string::npos)
      ChangedStatic(name, cell);
}

void Claims::ChangesOf(const ObjectView& object, const ObjectView& now) {
  if (object.is_array) return ChangedArray(object, now);
  if (!IsOfLibrary(object.type)) return ChangedFields(object, now);
  for (const auto& [key, cell] : object.cells().items())
    if (IsChanged(cell, now.cells()[key]))
      return Line("// what it did to " + object.id + ", a " +
                  BinaryName(object.type) + ", is not said");
}

void Claims::ChangedArray(const ObjectView& object, const ObjectView& now) {
  bool kept = false;
  for (size_t i = 0; i < object.cells().size(); ++i) {
    if (!Tells(object.type, object.cells()[i], now.cells()[i])) continue;
    const Variable* known = Known(object);
    if (known == nullptr) return;
    const Variable variable = *known;
    if (!kept && before_.ExpressionOf(object.id).of_static)
      KeepArray(object, variable);
    kept = true;
    if (object.type.size() == 2)
      return HoldsArray(now, {variable.name, object.type, variable.typed});
    Holds(AsBuilt(now.cells()[i]), ElementOf(object, variable, i));
  }
}

void Claims::ChangedFields(const ObjectView& object, const ObjectView& now) {
  std::set<std::string> not_said;
  for (const auto& [key, cell] : object.cells().items()) {
    const Json& held = now.cells()[key];
    if (!Tells(CellKey(object, key), cell, held)) continue;
    const auto field = access_.FieldOf(object.type, key);
    if (!field) continue;
    if (IsOfLibrary(field->owner)) {
      if (IsChanged(cell, held)) not_said.insert(field->owner);
      continue;
    }
    const Variable* variable = Known(object);
    if (variable == nullptr) return;
    const Place place = FieldPlaceOf(*variable, *field);
    if (IsChanged(cell, held) && before_.ExpressionOf(object.id).of_static)
      Keep(variable->name, *field, place);
    Holds(AsBuilt(held), place);
  }
  NotSaid(object, not_said);
}

void Claims::ChangedStatic(const std::string& name, const Json& cell) {
  const size_t dot = name.rfind('.');
  const std::string owner = InternalName(name.substr(0, dot));
  const auto field = access_.StaticField(owner, name.substr(dot + 1));
  if (!field || IsOfLibrary(owner)) return;
  const bool was_there = input_.roots().contains(name);
  if (was_there && !IsChanged(input_.roots()[name], cell)) return;
  const classfile::Field* file =
      access_.Read(owner)->FindField(field->name, field->descriptor);
  // Its initialiser ran during the call: constants are none of its effects.
  if (!was_there && (file == nullptr || file->Has(classfile::kAccFinal)))
    return;
  const Place place = StaticPlace(*field);
  Keep("null", *field, place);
  Holds(cell, place);
}

Place Claims::StaticPlace(const FieldPlace& field) {
  if (!field.readable) return {Read("null", field), field.descriptor, false};
  return {*access_.ClassText(field.owner) + "." + field.name, field.descriptor,
          true};
}

void Claims::Left(const std::string& owner, const std::string& name,
                  const std::optional<Json>& value) {
  const auto field = access_.StaticField(owner, name);
  if (!field) return;
  const Place place = StaticPlace(*field);
  Keep("null", *field, place);
  if (value)
    Holds(*value, place);
  else
    Line("// what it left in " + place.text + " is not said");
}

// Other tests shall find it as this one did. `object`: "null" of a static one.
void Claims::Keep(const std::string& object, const FieldPlace& field,
                  const Place& place) {
  const std::string saved =
      Capture(place.typed ? *access_.TypeText(field.descriptor) : ObjectText(),
              place.text);
  if (place.typed && field.plain) {
    restores_.push_back(place.text + " = " + saved + ";");
    return;
  }
  helpers_.insert("put");
  restores_.push_back("put(" + object + ", " + QuotedClass(field.owner) + ", " +
                      Quoted(field.name) + ", " + saved + ");");
}

void Claims::KeepArray(const ObjectView& array, const Variable& variable) {
  if (!variable.typed) return;
  const std::string saved =
      Capture(*access_.TypeText(array.type), variable.name + ".clone()");
  restores_.push_back("System.arraycopy(" + saved + ", 0, " + variable.name +
                      ", 0, " + saved + ".length);");
}

std::string Claims::Capture(const std::string& type, const std::string& text) {
  const std::string name = "saved" + std::to_string(restores_.size() + 1);
  captures_.push_back(type + " " + name + " = " + text + ";");
  return name;
}

std::string Claims::As(const std::string& descriptor, const Place& place) {
  if (place.typed && place.descriptor == descriptor) return place.text;
  return "(" + *access_.TypeText(descriptor) + ") " + place.text;
}

std::string Claims::Read(const std::string& object, const FieldPlace& field) {
  helpers_.insert("read");
  return "read(" + object + ", " + QuotedClass(field.owner) + ", " +
         Quoted(field.name) + ")";
}

void Claims::Assert(const std::string& name, const std::string& arguments) {
  assertions_.insert(name);
  Line(name + "(" + arguments + ");");
}

}  // namespace testgen
