#include "tests/unit/report/facts.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

#include "expr/sort.h"
#include "heap/types.h"
#include "tests/unit/report/drawn_types.h"

namespace report {
namespace {

using heap::ConcreteCell;

// By name, since a reader of the drawing has only names.
const std::map<std::string, std::string> kDeclared = {
    {"next", "Node"}, {"owner", "Tree"}, {"left", "Tree"},   {"right", "Tree"},
    {"leaf", "Leaf"}, {"list", "Node"},  {"empty", "Empty"}, {"tree", "Tree"}};

bool IsName(std::string_view text) {
  if (text.size() < 2 || (text[0] != 'n' && text[0] != 'a')) return false;
  for (char c : text.substr(1))
    if (!std::isdigit(static_cast<unsigned char>(c))) return false;
  return true;
}

std::string Joined(const Line& line) {
  std::string text;
  for (const Word& word : line.words)
    text += (text.empty() ? "" : " ") + word.text;
  return text;
}

// Reads one line from left to right.
class Reader {
 public:
  Reader(std::string text, Facts& facts)
      : text_(std::move(text)), facts_(facts) {}

  bool done() const { return at_ == text_.size(); }
  bool Skip(std::string_view part) {
    if (!std::string_view(text_).substr(at_).starts_with(part)) return false;
    at_ += part.size();
    return true;
  }
  std::string Until(std::string_view ends) {
    const size_t end = std::min(text_.find_first_of(ends, at_), text_.size());
    const size_t begin = std::exchange(at_, end);
    return text_.substr(begin, end - begin);
  }
  std::string Ahead() const { return text_.substr(at_); }

  // "n1 Node{value: 1} -> null"; the first name or value of it.
  std::string Chain(std::string declared);

 private:
  std::string Value(const std::string& declared, std::string& type);
  void Cells(const std::string& owner, bool array);

  std::string text_;
  Facts& facts_;
  size_t at_ = 0;
};

// A name may be followed by a class and by cells: then it is the object's own
// place, and `type` its class.
std::string Reader::Value(const std::string& declared, std::string& type) {
  const std::string value = Until(" ,{}");
  type.clear();
  if (!IsName(value)) return value;
  const std::string rest = Ahead();
  if (rest.size() > 1 && rest[0] == ' ' && std::isupper(rest[1])) {
    Skip(" ");
    type = Until(" ,{}");
  } else if (rest.starts_with(" int[")) {
    Skip(" ");
    type = Until(" ");
  } else if (rest.starts_with("{")) {
    type = declared;
  }
  const bool array = value[0] == 'a';
  if (array) Skip(" ");
  if (Skip("{")) Cells(value, array);
  return value;
}

void Reader::Cells(const std::string& owner, bool array) {
  for (int index = 0; !done() && !Skip("}"); ++index) {
    if (index > 0) Skip(", ");
    std::string place = owner + "[" + std::to_string(index) + "]";
    std::string field, type;
    if (!array) {
      field = Until(":");
      Skip(": ");
      place = owner + "." + field;
    }
    const auto declared = kDeclared.find(field);
    const std::string value =
        Value(declared == kDeclared.end() ? "" : declared->second, type);
    facts_.insert(place + ": " + value);
    if (!type.empty()) facts_.insert(value + " is " + type);
  }
}

std::string Reader::Chain(std::string declared) {
  std::string first, before, type;
  do {
    const std::string value = Value(declared, type);
    if (!type.empty()) facts_.insert(value + " is " + type);
    if (!before.empty()) facts_.insert(before + ".next: " + value);
    if (first.empty()) first = value;
    before = value;
    declared = "Node";
  } while (Skip(" -> "));
  return first;
}

// The class declared for a place such as "n1.left" or "a1[0]"; of a root none.
std::string DeclaredAt(const std::string& place) {
  if (place.ends_with("]")) return "Box";
  const auto it = kDeclared.find(place.substr(place.find('.') + 1));
  return it == kDeclared.end() ? "" : it->second;
}

// "+- left -> n2{…}" below a line whose first object is `owner`.
std::string ReadChild(Reader& reader, const std::string& owner, Facts& facts) {
  std::string place = reader.Until(" ");
  reader.Skip(" -> ");
  if (place.find_first_of(".[") == std::string::npos)
    place = owner + "." + place;
  const std::string value = reader.Chain(DeclaredAt(place));
  facts.insert(place + ": " + value);
  return value;
}

// "p = 1, q -> n1 Leaf{…}"; among changes also "n1.left -> n2{…}".
std::string ReadRoots(Reader& reader, Facts& facts) {
  std::string value;
  do {
    const std::string place = reader.Until(" ");
    if (reader.Skip(" = "))
      value = reader.Until(",");
    else if (reader.Skip(" -> "))
      value = reader.Chain(DeclaredAt(place));
    const bool cell = IsName(place.substr(0, place.find_first_of(".[")));
    facts.insert((cell ? "" : "root ") + place + ": " + value);
  } while (reader.Skip(", "));
  return value;
}

// The name of the first object of the line.
std::string ReadLine(const Line& line, const std::string& owner, Facts& facts) {
  const std::string text = Joined(line);
  Reader reader(text, facts);
  if (reader.Skip("+- ")) return ReadChild(reader, owner, facts);
  // Not a root but an object that gets a line of its own.
  if (IsName(text.substr(0, text.find(' ')))) return reader.Chain("");
  return ReadRoots(reader, facts);
}

std::string CellText(const DrawnTypes& types, heap::FieldId field,
                     const ConcreteCell& cell,
                     const std::vector<std::string>& names) {
  using Kind = ConcreteCell::Kind;
  if (cell.kind == Kind::kNull) return "null";
  if (cell.kind == Kind::kAny) return "any";
  if (cell.kind == Kind::kNone) return "none";
  if (cell.kind == Kind::kObject) return names[cell.object()];
  if (cell.kind == Kind::kBool ||
      types.TypeOf(field).width == heap::FieldType::Width::kBoolean)
    return cell.bits == 0 ? "false" : "true";
  if (cell.sort == expr::Sort::kBv64)
    return std::to_string(static_cast<int64_t>(cell.bits)) + "L";
  return std::to_string(static_cast<int32_t>(cell.bits));
}

std::vector<std::string> NamesOf(const DrawnTypes& types,
                                 const heap::ConcreteHeap& heap) {
  std::vector<std::string> names;
  int objects = 0, arrays = 0;
  for (const heap::ConcreteObject& o : heap.objects)
    names.push_back(types.IsArray(o.type) ? "a" + std::to_string(++arrays)
                                          : "n" + std::to_string(++objects));
  return names;
}

std::string RootFact(const DrawnTypes& types, const heap::ConcreteRoot& root,
                     const std::vector<std::string>& names) {
  return "root " + root.name + ": " + CellText(types, kValue, root.cell, names);
}

void AddFacts(const DrawnTypes& types, const heap::ConcreteObject& o,
              const std::string& name, const std::vector<std::string>& names,
              Facts& facts) {
  std::string type = types.ClassName(o.type);
  if (types.IsArray(o.type))
    type.insert(type.size() - 1, std::to_string(o.fields.size() - 1));
  if (o.prestate != 0) type += "#" + std::to_string(o.prestate);
  facts.insert(name + " is " + type);
  for (const heap::ConcreteField& f : o.fields)
    if (f.field != kArrayLength)
      facts.insert(name + (types.IndexOf(f.field) ? "" : ".") +
                   types.FieldName(f.field) + ": " +
                   CellText(types, f.field, f.cell, names));
}

}  // namespace

Facts FactsOf(const heap::ConcreteHeap& heap) {
  const DrawnTypes types;
  const auto names = NamesOf(types, heap);
  Facts facts;
  for (const heap::ConcreteRoot& root : heap.roots)
    facts.insert(RootFact(types, root, names));
  for (size_t i = 0; i < names.size(); ++i)
    AddFacts(types, heap.objects[i], names[i], names, facts);
  return facts;
}

Facts FactsBesides(const heap::ConcreteHeap& heap,
                   const std::vector<std::string>& constants) {
  const DrawnTypes types;
  auto names = NamesOf(types, heap);
  for (size_t i = 0; i < names.size(); ++i)
    if (!constants[i].empty()) names[i] = constants[i];
  Facts facts;
  for (const heap::ConcreteRoot& root : heap.roots)
    if (!root.cell.IsObject() || names[root.cell.object()] != root.name)
      facts.insert(RootFact(types, root, names));
  for (size_t i = 0; i < names.size(); ++i)
    if (heap.objects[i].prestate == 0)
      AddFacts(types, heap.objects[i], names[i], names, facts);
  return facts;
}

Facts FactsOf(const std::vector<Line>& drawing) {
  Facts facts;
  std::vector<std::pair<size_t, std::string>> owners;  // with their indents
  for (const Line& line : drawing) {
    while (!owners.empty() && owners.back().first >= line.indent)
      owners.pop_back();
    const std::string owner = owners.empty() ? "" : owners.back().second;
    owners.emplace_back(line.indent, ReadLine(line, owner, facts));
  }
  return facts;
}

}  // namespace report
