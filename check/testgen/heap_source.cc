#include "check/testgen/heap_source.h"

#include <algorithm>
#include <utility>

#include "check/class_reader.h"
#include "check/testgen/heap_view.h"
#include "check/testgen/literal.h"
#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"

namespace testgen {
namespace {

using base::Error;
using base::Result;
using base::Status;
using Json = nlohmann::ordered_json;

bool IsDefault(const Json& cell) {
  if (cell.is_string()) {
    const std::string& text = cell.get_ref<const std::string&>();
    return text == "null" || text == "any" || text == "0";
  }
  if (cell.is_boolean()) return !cell.get<bool>();
  return cell.is_number() && cell == 0;  // -0.0 is a text
}

// Whether a field that holds the one need not be set to the other.
bool IsSame(const Json& held, const Json& cell) {
  return held == cell || (IsDefault(held) && IsDefault(cell));
}

// "new Node[2][]" of Node[][].
std::string NewArray(const std::string& type, size_t length) {
  const size_t bracket = type.find('[');
  return "new " + type.substr(0, bracket) + "[" + std::to_string(length) + "]" +
         type.substr(bracket + 2);
}

std::string QuotedText(const std::string& text) {
  return StringLiteral(Utf16Of(text));
}

}  // namespace

HeapSource::HeapSource(Access& access, const Json& input)
    : access_(access), input_(input) {
  for (const Json& object : input_["objects"])
    items_[object["id"]] = {&object, InternalName(object["class"]), false};
  for (const Json& array : input_["arrays"])
    items_[array["id"]] = {&array, InternalName(array["type"]), true};
}

HeapSource::Item* HeapSource::ItemOf(const Json& cell) {
  if (!cell.is_string()) return nullptr;
  const auto found = items_.find(cell.get<std::string>());
  return found == items_.end() ? nullptr : &found->second;
}

std::string HeapSource::ClassOfRoot(const std::string& name) const {
  const Json& cell = input_["roots"].value(name, Json());
  if (!cell.is_string()) return "";
  const auto found = items_.find(cell.get<std::string>());
  return found == items_.end() ? "" : found->second.type;
}

HeapSource::Expression HeapSource::ExpressionOf(const std::string& id) const {
  const auto found = items_.find(id);
  if (found == items_.end()) return {};
  const Item& item = found->second;
  return {item.text, item.typed, item.text != id};
}

std::vector<Json> HeapSource::CellsOf(const Item& item) const {
  std::vector<Json> cells;
  if (item.type == kString) return cells;
  for (const Json& cell : (*item.json)[item.is_array ? "elements" : "fields"])
    cells.push_back(cell);
  return cells;
}

// A value of a primitive type never leads anywhere, whatever its text: ids
// begin with a letter, and numbers are no ids.
void HeapSource::Find(const Json& cell, std::vector<std::string>& order) {
  std::vector<Json> open = {cell};
  while (!open.empty()) {
    const Json next = std::move(open.back());
    open.pop_back();
    Item* item = ItemOf(next);
    const bool known = item == nullptr || !item->text.empty() ||
                       std::find(order.begin(), order.end(),
                                 next.get<std::string>()) != order.end();
    if (known) continue;
    order.push_back(next);
    std::vector<Json> cells = CellsOf(*item);
    open.insert(open.end(), cells.rbegin(), cells.rend());
  }
}

// Objects below static fields, each by a way from there.
void HeapSource::AddStatics(const std::vector<std::string>& roots) {
  for (const auto& [name, cell] : input_["roots"].items()) {
    if (std::find(roots.begin(), roots.end(), name) != roots.end()) continue;
    const size_t dot = name.rfind('.');
    if (dot == std::string::npos) continue;
    const std::string owner = InternalName(name.substr(0, dot));
    const std::string field = name.substr(dot + 1);
    if (const auto type = access_.StaticType(owner, field)) {
      const Item* item = ItemOf(cell);
      Adopt(
          cell, *access_.ClassText(owner) + "." + field,
          item != nullptr && *type == DescriptorOf(item->type, item->is_array));
    } else if (IsOfLibrary(owner)) {
      Hide(cell);
    } else {
      Adopt(cell,
            "read(null, " + QuotedText(BinaryName(owner)) + ", " +
                QuotedText(field) + ")",
            false);
    }
  }
}

void HeapSource::Adopt(const Json& cell, const std::string& text, bool typed) {
  Item* item = ItemOf(cell);
  if (item == nullptr || !item->text.empty()) return;
  item->text = text;
  item->typed = typed;
  AdoptFields(cell);
}

void HeapSource::AdoptFields(const std::string& id) {
  const Item item = items_[id];
  if (item.is_array) {
    size_t i = 0;
    for (const Json& cell : (*item.json)["elements"])
      Adopt(cell,
            "java.lang.reflect.Array.get(" + item.text + ", " +
                std::to_string(i++) + ")",
            false);
    return;
  }
  if (item.type == kString) return;
  for (const auto& [key, cell] : (*item.json)["fields"].items())
    if (const auto field = access_.FieldOf(item.type, key))
      AdoptField(item, *field, cell);
}

// The library's modules are closed to tests.
void HeapSource::AdoptField(const Item& item, const FieldPlace& field,
                            const Json& cell) {
  if (field.owner == "java/lang/Enum" && field.name == "name")
    Adopt(cell,
          (item.typed
               ? item.text
               : "((" + access_.LangText("Enum") + "<?>) " + item.text + ")") +
              ".name()",
          true);
  else if (IsOfLibrary(field.owner))
    Hide(cell);
  else
    Adopt(cell,
          "read(" + item.text + ", " + QuotedText(BinaryName(field.owner)) +
              ", " + QuotedText(field.name) + ")",
          false);
}

// Unless another way leads there.
void HeapSource::Hide(const Json& cell) {
  Item* item = ItemOf(cell);
  if (item == nullptr || item->hidden || !item->text.empty()) return;
  item->hidden = true;
  for (const Json& next : CellsOf(*item)) Hide(next);
}

bool HeapSource::IsOfLibrary(const std::string& type) {
  const classfile::ClassFile* file = access_.Read(type);
  return file == nullptr || check::IsOfLibrary(*file);
}

Status HeapSource::Build(const std::vector<std::string>& roots) {
  AddStatics(roots);
  std::vector<std::string> order, records;
  for (const std::string& root : roots)
    if (input_["roots"].contains(root)) Find(input_["roots"][root], order);
  for (const std::string& id : order)
    if (access_.IsRecord(items_[id].type))
      records.push_back(id);
    else
      RETURN_IF_ERROR(Declare(id));
  for (const std::string& id : records)
    RETURN_IF_ERROR(DeclareRecord(id, items_[id]));
  for (const std::string& id : order) RETURN_IF_ERROR(Fill(id));
  return base::Ok{};
}

void HeapSource::Named(const std::string& id, Item& item,
                       const std::string& expression) {
  const auto type = access_.TypeText(DescriptorOf(item.type, item.is_array));
  Line(type.value_or(access_.LangText("Object")) + " " + id + " = " +
       expression + ";");
  item.text = id;
  item.typed = type.has_value();
}

// What it leads to may have made it already.
Status HeapSource::Declare(const std::string& id) {
  Item& item = items_[id];
  if (!item.text.empty()) return base::Ok{};
  if (item.hidden)
    return base::Error{
        "it takes an object of the class library's own, which no test reaches"};
  return item.is_array ? DeclareArray(id, item) : DeclareObject(id, item);
}

Status HeapSource::DeclareArray(const std::string& id, Item& item) {
  const Json& elements = (*item.json)["elements"];
  const std::string component = item.type.substr(1);
  const auto type = access_.TypeText(item.type);
  if (component.size() == 1) {
    std::string values;
    for (const Json& cell : elements) {
      ASSIGN_OR_RETURN(std::string value, Value(cell, component));
      values += (values.empty() ? "" : ", ") + value;
    }
    Named(id, item, "{" + values + "}");
  } else if (type) {
    Named(id, item, NewArray(*type, elements.size()));
  } else {
    const std::string name = component.starts_with("[")
                                 ? component
                                 : component.substr(1, component.size() - 2);
    Named(id, item,
          "java.lang.reflect.Array.newInstance(Class.forName(" +
              QuotedText(BinaryName(name)) + "), " +
              std::to_string(elements.size()) + ")");
  }
  return base::Ok{};
}

Status HeapSource::DeclareObject(const std::string& id, Item& item) {
  if (item.json->contains("calls"))
    return Error{"it takes a function, " + BinaryName(item.type)};
  if (access_.Read(item.type) == nullptr)
    return Error{"an input of " + BinaryName(item.type) +
                 ", which no source can make"};
  if (item.type == kString || item.type == "java/lang/Class") {
    ASSIGN_OR_RETURN(std::string text, item.type == kString
                                           ? StringText(item)
                                           : ClassLiteral(item));
    Named(id, item, text);
    return base::Ok{};
  }
  if (const char kind = BoxedKind(item.type)) {
    const auto value = LiteralOf((*item.json)["fields"]["value"], kind);
    if (!value) return Error{"a box without a value"};
    Named(id, item,
          "new " + *access_.ClassText(item.type) + "(" + *value + ")");
    return base::Ok{};
  }
  if (access_.Read(item.type)->super_name() == "java/lang/Enum")
    return Error{"a constant of " + BinaryName(item.type) + " without a name"};
  if (DeclareByConstructor(id, item)) return base::Ok{};
  const Access::Making making = access_.MakingOf(item.type);
  const auto type = access_.ClassText(item.type);
  item.blank = making != Access::Making::kSetsFields;
  if (making != Access::Making::kMore) {
    Named(id, item, "new " + *type + "()");
    return base::Ok{};
  }
  helpers_.insert({"make", "unsafe"});
  Named(id, item,
        (type ? "(" + *type + ") " : "") + "make(" +
            QuotedText(BinaryName(item.type)) + ")");
  return base::Ok{};
}

// Makes what a cell leads to, if nothing has; not where that is under way.
bool HeapSource::Make(const Json& cell) {
  Item* item = ItemOf(cell);
  if (item == nullptr || !item->text.empty()) return true;
  if (item->in_making || access_.IsRecord(item->type)) return false;
  return Declare(cell).ok();
}

// The arguments for a constructor; none: it takes what cannot be given, or
// leaves a field that it sets alone otherwise.
std::optional<std::string> HeapSource::ArgumentsOf(
    const Item& item, const Access::Constructor& constructor) {
  const auto type = classfile::ParseMethodDescriptor(constructor.descriptor);
  std::vector<std::string> values(type->parameters.size());
  const Json& cells = (*item.json)["fields"];
  for (const auto& [field, kept] : constructor.fields) {
    if (!kept.parameter || !cells.contains(field)) continue;
    const std::string_view wanted = type->parameters[*kept.parameter].text;
    if (!Make(cells[field])) return std::nullopt;
    const auto value = Value(cells[field], wanted);
    if (!value.ok()) return std::nullopt;
    const std::string given = value.value() == "null"
                                  ? "(" + *access_.TypeText(wanted) + ") null"
                                  : value.value();
    // Two fields that hold what was given hold the same.
    std::string& known = values[*kept.parameter];
    if (!known.empty() && known != given) return std::nullopt;
    known = given;
  }
  std::string text;
  for (const std::string& value : values) {
    if (value.empty()) return std::nullopt;
    text += (text.empty() ? "" : ", ") + value;
  }
  return text;
}

// The one that sets most, if it can be given what the input holds.
bool HeapSource::DeclareByConstructor(const std::string& id, Item& item) {
  auto constructors = access_.PlainConstructors(item.type);
  std::stable_sort(constructors.begin(), constructors.end(),
                   [](const auto& a, const auto& b) {
                     return a.fields.size() > b.fields.size();
                   });
  item.in_making = true;
  for (const Access::Constructor& constructor : constructors) {
    const auto arguments = ArgumentsOf(item, constructor);
    if (!arguments || !item.text.empty()) continue;
    for (const auto& [field, kept] : constructor.fields)
      item.held[field] =
          kept.parameter ? (*item.json)["fields"][field] : kept.value;
    Named(id, item,
          "new " + *access_.ClassText(item.type) + "(" + *arguments + ")");
    break;
  }
  item.in_making = false;
  return !item.text.empty();
}

// Its fields cannot be set later: what it leads to comes first.
Status HeapSource::DeclareRecord(const std::string& id, Item& item) {
  if (!item.text.empty()) return base::Ok{};
  const classfile::ClassFile& file = *access_.Read(item.type);
  std::string descriptor = "(", arguments;
  for (const classfile::Field& field : file.fields) {
    if (field.Has(classfile::kAccStatic)) continue;
    descriptor += field.descriptor;
    const Json& cell =
        (*item.json)["fields"][classfile::ModifiedToUtf8(field.name)];
    if (Item* below = ItemOf(cell);
        below != nullptr && below->text.empty() && below != &item)
      RETURN_IF_ERROR(DeclareRecord(cell, *below));
    ASSIGN_OR_RETURN(std::string value, Value(cell, field.descriptor));
    arguments += (arguments.empty() ? "" : ", ") + value;
  }
  const auto type = access_.ClassText(item.type);
  if (!type || !access_.MakesRecord(item.type, descriptor + ")V"))
    return Error{
        "a record whose constructor does more than keep what it is "
        "given, or cannot be called: " +
        BinaryName(item.type)};
  Named(id, item, "new " + *type + "(" + arguments + ")");
  return base::Ok{};
}

Result<std::string> HeapSource::StringText(const Item& item) {
  const auto units = UnitsOf(*item.json, input_);
  if (!units) return Error{"an input string that the library never makes"};
  const std::string literal = StringLiteral(*units);
  if (item.json->contains("literal")) return literal;
  return "new " + access_.LangText("String") + "(" + literal + ")";
}

Result<std::string> HeapSource::ClassLiteral(const Item& item) {
  Item* name = ItemOf((*item.json)["fields"].value("name", Json()));
  if (name == nullptr || !name->json->contains("literal"))
    return Error{"an input object of java.lang.Class"};
  return "Class.forName(" +
         QuotedText((*name->json)["fields"]["value"].get<std::string>()) + ")";
}

Status HeapSource::Fill(const std::string& id) {
  const Item& item = items_[id];
  if (item.is_array) return FillArray(id, item);
  if (item.type == kString || item.type == "java/lang/Class" ||
      BoxedKind(item.type) != 0 || access_.IsRecord(item.type))
    return base::Ok{};
  for (const auto& [key, cell] : (*item.json)["fields"].items()) {
    const auto held = item.held.find(key);
    if (held != item.held.end() ? IsSame(held->second, cell)
                                : item.blank && IsDefault(cell))
      continue;
    const auto field = access_.FieldOf(item.type, key);
    if (!field)
      return Error{"no field " + key + " of " + BinaryName(item.type)};
    RETURN_IF_ERROR(SetField(id, item, *field, cell));
  }
  return base::Ok{};
}

Status HeapSource::FillArray(const std::string& id, const Item& item) {
  const std::string component = item.type.substr(1);
  if (component.size() == 1) return base::Ok{};
  size_t i = 0;
  for (const Json& cell : (*item.json)["elements"]) {
    const std::string index = std::to_string(i++);
    if (IsDefault(cell)) continue;
    if (item.typed) {
      ASSIGN_OR_RETURN(std::string value, Value(cell, component));
      Line(id + "[" + index + "] = " + value + ";");
    } else {
      ASSIGN_OR_RETURN(std::string value, AnyValue(cell, component));
      Line("java.lang.reflect.Array.set(" + id + ", " + index + ", " + value +
           ");");
    }
  }
  return base::Ok{};
}

Status HeapSource::SetField(const std::string& id, const Item& item,
                            const FieldPlace& field, const Json& cell) {
  if (field.plain && item.typed && access_.TypeText(field.descriptor)) {
    ASSIGN_OR_RETURN(std::string value, Value(cell, field.descriptor));
    Line(id + "." + field.name + " = " + value + ";");
    return base::Ok{};
  }
  const std::string setter =
      item.typed ? access_.SetterOf(field, item.type) : "";
  if (!setter.empty()) {
    ASSIGN_OR_RETURN(std::string given, Value(cell, field.descriptor));
    Line(id + "." + setter + "(" + given + ");");
    return base::Ok{};
  }
  ASSIGN_OR_RETURN(std::string value, AnyValue(cell, field.descriptor));
  const bool closed = check::IsOfLibrary(*access_.Read(field.owner));
  helpers_.insert(closed ? "poke" : "put");
  if (closed) helpers_.insert("unsafe");
  Line(std::string(closed ? "poke" : "put") + "(" + id + ", " +
       QuotedText(BinaryName(field.owner)) + ", " + QuotedText(field.name) +
       ", " + value + ");");
  return base::Ok{};
}

Result<std::string> HeapSource::Value(const Json& cell,
                                      std::string_view descriptor) {
  ASSIGN_OR_RETURN(std::string value, AnyValue(cell, descriptor));
  const Item* item = descriptor.size() == 1 ? nullptr : ItemOf(cell);
  if (item == nullptr || item->typed) return value;
  const auto type = access_.TypeText(descriptor);
  if (!type) return Error{"a type that the test cannot name"};
  return "(" + *type + ") " + value;
}

Result<std::string> HeapSource::AnyValue(const Json& cell,
                                         std::string_view descriptor) {
  if (descriptor.size() == 1) {
    const auto literal = LiteralOf(cell, descriptor[0]);
    if (!literal) return Error{"no value of that type: " + cell.dump()};
    return *literal;
  }
  Item* item = ItemOf(cell);
  if (item == nullptr) return std::string("null");
  if (item->text.empty())
    return Error{"records that lead to each other, which no source can make"};
  if (item->text.find("read(") != std::string::npos) helpers_.insert("read");
  return item->text;
}

Result<std::string> HeapSource::Root(const std::string& name,
                                     std::string_view descriptor,
                                     bool any_type) {
  if (!input_["roots"].contains(name)) return Error{"no value of " + name};
  const Json& cell = input_["roots"][name];
  return any_type ? AnyValue(cell, descriptor) : Value(cell, descriptor);
}

}  // namespace testgen
