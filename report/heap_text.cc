#include "report/heap_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "base/check.h"
#include "base/nested_name.h"
#include "expr/print.h"
#include "report/heap_text_names.h"
#include "report/java_string.h"

namespace report {
namespace {

using heap::ClassId;
using heap::ConcreteCell;
using heap::ConcreteField;
using heap::ConcreteObject;
using heap::FieldType;
using heap::TypeHierarchy;

constexpr size_t kStep = 2;      // a child is this much further in
constexpr size_t kDeepest = 36;  // what is deeper gets a line of its own

bool IsReference(const ConcreteCell& cell) {
  using Kind = ConcreteCell::Kind;
  return cell.kind == Kind::kObject || cell.kind == Kind::kNull ||
         cell.kind == Kind::kAny;
}

// As parts of one line that may be broken between them.
using Parts = std::vector<std::string>;

// "head{a, b}" from the parts of a and of b.
Parts Braced(const std::string& head, const std::vector<Parts>& cells) {
  Parts parts = {head + "{"};
  for (size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) parts.back() += ",";
    if (i > 0) parts.emplace_back();
    parts.back() += cells[i][0];
    parts.insert(parts.end(), cells[i].begin() + 1, cells[i].end());
  }
  parts.back() += "}";
  return parts;
}

class Drawing {
 public:
  // The first `known` objects, and constants with a name, are taken for drawn.
  Drawing(const TypeHierarchy& types, const heap::ConcreteHeap& heap,
          size_t known, Constants constants, const HeapLore& lore)
      : types_(types),
        heap_(heap),
        told_(types, heap, lore),
        names_(PlainNames(types, heap, told_)),
        constants_(constants),
        drawn_(heap.objects.size(), false),
        owed_(heap.objects.size(), false),
        uses_(heap.objects.size(), 0) {
    std::fill_n(drawn_.begin(), known, true);
    for (const heap::ConcreteRoot& root : heap.roots) CountUse(root.cell);
    for (const ConcreteObject& object : heap.objects)
      for (const ConcreteField& field : object.fields) CountUse(field.cell);
  }

  void Rename(const std::vector<std::string>& names) {
    for (size_t i = 0; i < names.size(); ++i) {
      if (names[i].empty()) continue;
      names_[i] = names[i];
      drawn_[i] = true;
    }
  }

  // "head -> n1{value: 1} -> null" and what hangs below.
  void Place(size_t indent, const std::string& place, const ConcreteCell& cell,
             std::optional<ClassId> declared, Tone tone);
  void Root(const heap::ConcreteRoot& root);
  // A static field that a constant is named after.
  bool IsItsOwnName(const heap::ConcreteRoot& root) const {
    return root.cell.IsObject() &&
           names_[root.cell.object()] == base::NestedMember(root.name);
  }
  void Change(uint32_t object, const ConcreteField& field);
  std::vector<Line> Finish() &&;

 private:
  struct Child {
    std::string place;
    const ConcreteField* field;
  };
  struct Chain {
    Line line;
    std::vector<Child> below;
    size_t objects = 0;
  };

  void CountUse(const ConcreteCell& cell) {
    if (cell.IsObject()) ++uses_[cell.object()];
  }
  bool IsFresh(const ConcreteCell& cell) const {
    return cell.IsObject() && !drawn_[cell.object()];
  }
  std::optional<std::string> LiteralOf(uint32_t object) const;
  bool IsLeaf(uint32_t object) const;
  bool HangsBelow(const ConcreteCell& cell) const {
    return IsFresh(cell) && !IsLeaf(cell.object());
  }
  // What a reader of an example need not see.
  bool IsIdle(const ConcreteCell& cell) const {
    return constants_ == Constants::kNamed &&
           (cell.unread || cell.kind == ConcreteCell::Kind::kAny);
  }
  // An array none of whose elements need be seen.
  bool IsIdle(const ConcreteObject& array) const;
  // Of a long array only the first elements are cells.
  bool IsCutShort(const ConcreteObject& array) const;
  bool IsLink(const ConcreteField& field) const;
  const ConcreteField* LinkOf(const ConcreteObject& object) const;
  std::string CellText(const ConcreteField& field) const;
  std::string HeadText(uint32_t object, std::optional<ClassId> declared) const;
  std::optional<ClassId> DeclaredBy(const ConcreteField& field) const;
  std::string FieldPlace(uint32_t object, const ConcreteField& field) const;
  std::string KeyOf(uint32_t object, const ConcreteField& field) const;
  Parts CellParts(uint32_t object, const ConcreteField& field);
  std::string ArgumentsText(const heap::ConcreteCall& call) const;
  Parts CallParts(uint32_t object, const heap::ConcreteCall& call,
                  Chain* chain);
  Parts FunctionParts(uint32_t object, std::optional<ClassId> declared,
                      Chain* chain);
  Parts ObjectParts(uint32_t object, std::optional<ClassId> declared,
                    Chain* chain);
  void Follow(Chain& chain, std::string lead, const ConcreteCell& cell,
              std::optional<ClassId> declared);
  void Hang(Chain chain, size_t indent);

  const TypeHierarchy& types_;
  const heap::ConcreteHeap& heap_;
  const HeapNames told_;
  std::vector<std::string> names_;
  const Constants constants_;
  std::vector<bool> drawn_;
  std::vector<bool> owed_;      // named in a line, to be drawn in another
  std::vector<uint32_t> uses_;  // cells that lead there
  std::vector<Line> lines_;
  bool flowing_ = false;  // the last line is one of plain roots
};

std::optional<ClassId> Drawing::DeclaredBy(const ConcreteField& field) const {
  const FieldType type = types_.TypeOf(field.field);
  if (type.kind != FieldType::Kind::kReference) return std::nullopt;
  return type.target;
}

// Of a string that alone has its characters.
std::optional<std::string> Drawing::LiteralOf(uint32_t object) const {
  const auto& string = told_.StringAt(object);
  if (!string || !string->bytes || uses_[*string->bytes] > 1)
    return std::nullopt;
  return Quoted(string->text);
}

// Nothing can hang below it, whatever its cells hold.
bool Drawing::IsLeaf(uint32_t object) const {
  const auto& fields = heap_.objects[object].fields;
  return std::none_of(fields.begin(), fields.end(),
                      [&](const ConcreteField& f) { return DeclaredBy(f); }) ||
         LiteralOf(object);
}

bool Drawing::IsIdle(const ConcreteObject& array) const {
  return array.fields.size() > 1 &&
         std::all_of(array.fields.begin(), array.fields.end(),
                     [&](const ConcreteField& f) {
                       return !types_.IndexOf(f.field) || IsIdle(f.cell);
                     });
}

bool Drawing::IsCutShort(const ConcreteObject& array) const {
  return array.Find(types_.LengthField())->bits >= array.fields.size();
}

// A field that leads to objects which have that field too.
bool Drawing::IsLink(const ConcreteField& field) const {
  const auto target = DeclaredBy(field);
  if (!target) return false;
  const auto fields = types_.FieldsOf(*target);
  return std::find(fields.begin(), fields.end(), field.field) != fields.end();
}

// Where a line goes on: the only link of the object.
const ConcreteField* Drawing::LinkOf(const ConcreteObject& object) const {
  const ConcreteField* only = nullptr;
  for (const ConcreteField& f : object.fields) {
    if (!IsLink(f)) continue;
    if (only != nullptr) return nullptr;
    only = &f;
  }
  return only;
}

std::string Drawing::CellText(const ConcreteField& field) const {
  const FieldType type = types_.TypeOf(field.field);
  if (field.cell.IsObject()) return names_[field.cell.object()];
  if (type.kind == FieldType::Kind::kNumber &&
      type.width == FieldType::Width::kBoolean)
    return field.cell.bits != 0 ? "true" : "false";
  return PlainText(field.cell);
}

// "n1", "n1 Sub", "n1 Color#7", "a1 int[3] ".
std::string Drawing::HeadText(uint32_t object,
                              std::optional<ClassId> declared) const {
  const ConcreteObject& o = heap_.objects[object];
  std::string type = base::NestedName(types_.ClassName(o.type));
  if (o.prestate != 0) type += "#" + std::to_string(o.prestate);
  if (types_.IsArray(o.type)) {
    const ConcreteCell* length = o.Find(types_.LengthField());
    CHECK(length != nullptr, "an array should have a length");
    const size_t bracket = std::min(type.find('['), type.size());
    type.insert(std::min(bracket + 1, type.size()), PlainText(*length));
    return names_[object] + " " + type + " ";
  }
  if (declared == o.type && o.prestate == 0) return names_[object];
  return names_[object] + " " + type;
}

// "n1.next", "a1[0]".
std::string Drawing::FieldPlace(uint32_t object,
                                const ConcreteField& field) const {
  return names_[object] + (types_.IndexOf(field.field) ? "" : ".") +
         KeyOf(object, field);
}

// Its name; that of a hidden field with its class.
std::string Drawing::KeyOf(uint32_t object, const ConcreteField& field) const {
  const ConcreteObject& o = heap_.objects[object];
  return told_.KeyOf(o, static_cast<size_t>(&field - o.fields.data()));
}

Parts Drawing::CellParts(uint32_t object, const ConcreteField& field) {
  const bool element = types_.IndexOf(field.field).has_value();
  const std::string label = element ? "" : KeyOf(object, field) + ": ";
  if (!IsFresh(field.cell) || HangsBelow(field.cell))
    return {label + CellText(field)};
  drawn_[field.cell.object()] = true;
  Parts parts = ObjectParts(field.cell.object(), DeclaredBy(field), nullptr);
  parts[0] = label + parts[0];
  return parts;
}

// "(1, n2)"; an object that the input does not have is new.
std::string Drawing::ArgumentsText(const heap::ConcreteCall& call) const {
  std::string text;
  for (const ConcreteCell& cell : call.arguments) {
    if (!text.empty()) text += ", ";
    if (cell.IsObject())
      text += names_[cell.object()];
    else if (cell.kind == ConcreteCell::Kind::kAny)
      text += "new";
    else
      text += PlainText(cell);
  }
  return "(" + text + ")";
}

// "(n2) -> true".
Parts Drawing::CallParts(uint32_t object, const heap::ConcreteCall& call,
                         Chain* chain) {
  const std::string label = ArgumentsText(call) + " -> ";
  const ConcreteField& result = call.result;
  if (HangsBelow(result.cell))
    chain->below.push_back(
        {names_[object] + "." + ArgumentsText(call), &result});
  if (!IsFresh(result.cell) || HangsBelow(result.cell))
    return {label + CellText(result)};
  drawn_[result.cell.object()] = true;
  Parts parts = ObjectParts(result.cell.object(), DeclaredBy(result), nullptr);
  parts[0] = label + parts[0];
  return parts;
}

// What it was asked, and what it answered.
Parts Drawing::FunctionParts(uint32_t object, std::optional<ClassId> declared,
                             Chain* chain) {
  std::vector<Parts> calls;
  for (const heap::ConcreteCall& call : heap_.objects[object].calls)
    calls.push_back(CallParts(object, call, chain));
  const std::string head = HeadText(object, declared);
  return calls.empty() ? Parts{head} : Braced(head, calls);
}

// What an object shows in its line; what does not fit there, and the cell the
// line follows, is left to the chain.
Parts Drawing::ObjectParts(uint32_t object, std::optional<ClassId> declared,
                           Chain* chain) {
  if (const auto literal = LiteralOf(object)) {
    drawn_[*told_.StringAt(object)->bytes] = true;
    return {HeadText(object, declared) + " " + *literal};
  }
  const ConcreteObject& o = heap_.objects[object];
  if (types_.IsFunction(o.type)) return FunctionParts(object, declared, chain);
  const bool array = types_.IsArray(o.type);
  const ConcreteField* link = LinkOf(o);
  std::vector<Parts> cells;
  bool elsewhere = false;
  const bool idle = array && IsIdle(o);
  for (const ConcreteField& f : o.fields) {
    if (array && !types_.IndexOf(f.field)) continue;  // its length is told
    if (idle || (!array && &f != link && IsIdle(f.cell))) {
      elsewhere = true;
      continue;
    }
    const bool below = &f != link && HangsBelow(f.cell);
    if (below) chain->below.push_back({FieldPlace(object, f), &f});
    if (array || !(below || &f == link))
      cells.push_back(CellParts(object, f));
    else
      elsewhere = true;
  }
  if (array && !idle && IsCutShort(o)) cells.push_back({".."});
  const std::string head = HeadText(object, declared);
  if (cells.empty() && elsewhere) return {head};
  return Braced(head, cells);
}

void Drawing::Follow(Chain& chain, std::string lead, const ConcreteCell& cell,
                     std::optional<ClassId> declared) {
  const ConcreteCell* at = &cell;
  while (at != nullptr) {
    Parts parts = {at->IsObject() ? names_[at->object()] : PlainText(*at)};
    const ConcreteCell* next = nullptr;
    const bool deep = chain.line.indent >= kDeepest;
    if (IsFresh(*at) && deep) owed_[at->object()] = true;
    if (IsFresh(*at) && !deep) {
      drawn_[at->object()] = true;
      ++chain.objects;
      parts = ObjectParts(at->object(), declared, &chain);
      const ConcreteField* link = LinkOf(heap_.objects[at->object()]);
      if (link != nullptr && !IsIdle(link->cell)) next = &link->cell;
      if (link != nullptr) declared = DeclaredBy(*link);
    }
    parts[0] = lead + parts[0];
    for (std::string& part : parts)
      chain.line.words.push_back({std::move(part), Tone::kPlain});
    lead = "-> ";
    at = next;
  }
}

// The children of a line, each named after its field; where several objects
// are in the line, after its object too.
void Drawing::Hang(Chain chain, size_t indent) {
  for (const Child& child : chain.below) {
    std::string place = child.place;
    if (chain.objects == 1 && !types_.IndexOf(child.field->field))
      place = place.substr(place.find('.') + 1);
    Place(indent, "+- " + place, child.field->cell, DeclaredBy(*child.field),
          Tone::kPlain);
  }
}

void Drawing::Place(size_t indent, const std::string& place,
                    const ConcreteCell& cell, std::optional<ClassId> declared,
                    Tone tone) {
  Chain chain{{indent, {{place, tone}}}, {}};
  Follow(chain, IsReference(cell) ? "-> " : "= ", cell, declared);
  lines_.push_back(chain.line);
  flowing_ = false;
  Hang(std::move(chain), indent + kStep);
}

// Roots that are told in a word share a line.
void Drawing::Root(const heap::ConcreteRoot& root) {
  if (IsItsOwnName(root) || IsIdle(root.cell)) return;
  if (IsFresh(root.cell)) {
    Place(0, base::NestedMember(root.name), root.cell, std::nullopt,
          Tone::kPlain);
    return;
  }
  const std::string text =
      root.cell.IsObject() ? names_[root.cell.object()] : PlainText(root.cell);
  if (flowing_)
    lines_.back().words.back().text += ",";
  else
    lines_.push_back({0, {}, 0});
  lines_.back().words.push_back({base::NestedMember(root.name) +
                                 (IsReference(root.cell) ? " -> " : " = ") +
                                 text});
  flowing_ = true;
}

void Drawing::Change(uint32_t object, const ConcreteField& field) {
  ConcreteCell cell = field.cell;
  const FieldType type = types_.TypeOf(field.field);
  if (type.width == FieldType::Width::kBoolean)
    cell = ConcreteCell::Bool(cell.bits != 0);
  Place(0, FieldPlace(object, field), cell, DeclaredBy(field), Tone::kChanged);
}

// Objects that were too deep, or that nothing leads to; in an example nothing
// that is not spoken of.
std::vector<Line> Drawing::Finish() && {
  for (uint32_t i = 0; i < drawn_.size(); ++i) {
    const bool ours = constants_ == Constants::kDrawn || owed_[i];
    if (drawn_[i] || !ours) continue;
    Chain chain;
    Follow(chain, "", ConcreteCell::Object(i), std::nullopt);
    lines_.push_back(chain.line);
    Hang(std::move(chain), kStep);
  }
  return std::move(lines_);
}

}  // namespace

std::string PlainText(const ConcreteCell& cell) {
  using Kind = ConcreteCell::Kind;
  switch (cell.kind) {
    case Kind::kAny:
      return "any";
    case Kind::kNull:
      return "null";
    case Kind::kObject:
      return "";
    case Kind::kBool:
      return cell.bits != 0 ? "true" : "false";
    case Kind::kNumber:
      return expr::PrintConstant(cell.sort, cell.bits);
    case Kind::kNone:
      return "none";
  }
  UNREACHABLE("a cell should be of one of these kinds");
}

std::vector<Line> HeapLines(const TypeHierarchy& types,
                            const heap::ConcreteHeap& heap, Constants constants,
                            const HeapLore& lore) {
  Drawing drawing(types, heap, 0, constants, lore);
  if (constants == Constants::kNamed)
    drawing.Rename(ConstantNames(types, heap));
  for (const heap::ConcreteRoot& root : heap.roots) drawing.Root(root);
  return std::move(drawing).Finish();
}

std::vector<Line> ChangeLines(const TypeHierarchy& types,
                              const heap::ConcreteHeap& before,
                              const heap::ConcreteHeap& after,
                              Constants constants, const HeapLore& lore) {
  const size_t known = before.objects.size();
  CHECK(known <= after.objects.size(), "no object of the input should vanish");
  Drawing drawing(types, after, known, constants, lore);
  if (constants == Constants::kNamed) {
    drawing.Rename(ConstantNames(types, after));
    drawing.Rename(ConstantNames(types, before));  // as the input was told
  }
  for (uint32_t i = 0; i < known; ++i)
    for (const ConcreteField& field : after.objects[i].fields) {
      const ConcreteCell* old = before.objects[i].Find(field.field);
      if (old == nullptr || *old != field.cell) drawing.Change(i, field);
    }
  for (const heap::ConcreteRoot& root : after.roots)
    if (std::find(before.roots.begin(), before.roots.end(), root) ==
            before.roots.end() &&
        !drawing.IsItsOwnName(root))
      drawing.Place(0, base::NestedMember(root.name), root.cell, std::nullopt,
                    Tone::kChanged);
  return std::move(drawing).Finish();
}

}  // namespace report
