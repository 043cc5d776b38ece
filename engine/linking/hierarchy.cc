#include "engine/linking/hierarchy.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "expr/sort.h"

namespace engine {
namespace {

bool MayHaveUnknownSubclasses(const ClassInfo& info) {
  if (info.kind != ClassKind::kClass || info.Has(classfile::kAccFinal))
    return false;
  if (info.Has(classfile::kAccEnum)) return false;
  return classfile::FindAttribute(
             info.file->attributes,
             classfile::AttributeKind::kPermittedSubclasses) == nullptr;
}

constexpr uint32_t kFirstSlot = 1u << 31;
constexpr uint32_t kRunBits = 12;
constexpr uint32_t kInRun = (1u << kRunBits) - 1;
constexpr uint32_t kRuns = kFirstSlot >> kRunBits;
constexpr uint32_t kNoRun = kRuns;

heap::FieldType::Width WidthOf(char letter) {
  using Width = heap::FieldType::Width;
  switch (letter) {
    case 'Z':
      return Width::kBoolean;
    case 'B':
      return Width::kByte;
    case 'S':
      return Width::kShort;
    case 'C':
      return Width::kChar;
    default:
      return Width::kFull;
  }
}

// What the operand stack holds for a field of this descriptor letter.
expr::Sort SortOf(char letter) {
  switch (letter) {
    case 'J':
      return expr::Sort::kBv64;
    case 'F':
      return expr::Sort::kF32;
    case 'D':
      return expr::Sort::kF64;
    default:
      return expr::Sort::kBv32;
  }
}

}  // namespace

Hierarchy::Hierarchy(ClassTable& table, World world, Implementations given,
                     FunctionMaker make_function)
    : table_(table),
      world_(world),
      given_(std::move(given)),
      make_function_(std::move(make_function)),
      length_(table.AddCell("length", table.NameOfType("I"))) {
  if (world == World::kExact) return;
  universe_.emplace(table);
  failures_.assign(universe_->failures().begin(), universe_->failures().end());
  if (world != World::kOpen) return;
  // Now, so that the tokens' ids do not depend on who asks first.
  for (ClassId c : universe_->classes()) UnknownSubclassOf(c);
}

std::optional<ClassId> Hierarchy::UnknownSubclassOf(ClassId c) const {
  if (world_ != World::kOpen || !MayHaveUnknownSubclasses(table_[c]))
    return std::nullopt;
  auto [it, fresh] = tokens_.emplace(c, ClassId());
  if (fresh) it->second = table_.UnknownSubclassOf(c);
  return it->second;
}

std::span<const ClassId> Hierarchy::ConcreteSubclasses(ClassId c) const {
  auto it = concrete_.find(c);
  if (it == concrete_.end())
    it = concrete_.emplace(c, Concrete{FindConcrete(c)}).first;
  if (universe_ && given_.count(c) == 0) AddHidden(c, &it->second);
  return it->second.classes;
}

// Those since last time.
void Hierarchy::AddHidden(ClassId c, Concrete* known) const {
  const std::span<const ClassId> hidden = table_.hidden();
  std::vector<ClassId>& classes = known->classes;
  for (; known->hidden < hidden.size(); ++known->hidden) {
    const ClassId below = hidden[known->hidden];
    if (!table_[below].interfaces.empty() && IsSubclass(below, c))
      classes.insert(std::lower_bound(classes.begin(), classes.end(), below),
                     below);
  }
}

void Hierarchy::AddWithToken(ClassId c, std::vector<ClassId>* found) const {
  if (table_[c].IsConcrete()) found->push_back(c);
  if (auto token = UnknownSubclassOf(c)) found->push_back(*token);
}

void Hierarchy::AddStandard(ClassId c, std::vector<ClassId>* found) const {
  if (!table_[c].IsOfLibrary()) return;
  for (std::string_view name : StandardImplementations(table_[c].name)) {
    const Linked<ClassId> by = table_.Load(table_.Name(name));
    if (!by.ok() ||
        std::find(found->begin(), found->end(), by.value()) != found->end())
      continue;
    found->push_back(by.value());
    NoteStandard(c, by.value());
  }
}

// For that type alone, like one that stands for it.
void Hierarchy::AddFunction(ClassId c, std::vector<ClassId>* found) const {
  if (!make_function_ || !table_[c].IsInterface()) return;
  const auto by = make_function_(c, found->empty());
  if (!by) return;
  found->push_back(*by);
  standard_.insert(*by);
}

void Hierarchy::NoteStandard(ClassId type, ClassId by) const {
  standard_.insert(by);
  stands_for_.insert({type, by});
}

std::vector<ClassId> Hierarchy::FindConcrete(ClassId c) const {
  std::vector<ClassId> found;
  Linked<ClassId> loaded = table_.Load(c);
  if (!loaded.ok()) {
    failures_.push_back(loaded.error());
    return found;
  }
  if (const auto given = given_.find(c); given != given_.end()) {
    for (ClassId by : given->second) NoteStandard(c, by);
    return given->second;
  }
  AddWithToken(c, &found);
  if (universe_)
    for (ClassId below : universe_->classes())
      if (below != c && table_.IsSubtype(below, c)) AddWithToken(below, &found);
  if (universe_) AddStandard(c, &found);
  if (universe_) AddFunction(c, &found);
  std::sort(found.begin(), found.end());
  return found;
}

bool Hierarchy::IsSubclass(ClassId sub, ClassId super) const {
  return table_.Load(sub).ok() && table_.Load(super).ok() &&
         table_.IsSubtype(sub, super);
}

std::span<const FieldId> Hierarchy::FieldsOf(ClassId c) const {
  // A class that cannot be loaded has no objects, hence no fields.
  if (!table_.Load(c).ok()) return {};
  return table_[c].instance_fields;
}

heap::FieldType Hierarchy::TypeOf(FieldId f) const {
  const ClassId type = f.index() < kFirstSlot
                           ? table_[f].type
                           : table_[RunOf(f).array].component;
  const char letter = table_.LetterOf(type);
  if (letter == 'L' || letter == '[') return heap::FieldType::Reference(type);
  // Which of two encodings a string has.
  if (letter == 'B' && FactOf(f).fact == LibraryFact::kBit)
    return heap::FieldType::Number(expr::Sort::kBv32,
                                   heap::FieldType::Width::kBit);
  return heap::FieldType::Number(SortOf(letter), WidthOf(letter));
}

// Slots of arrays have none.
const Hierarchy::KnownFact& Hierarchy::FactOf(FieldId f) const {
  static constexpr KnownFact kNothing;
  if (f.index() >= kFirstSlot || table_[f].declaration == nullptr)
    return kNothing;
  if (facts_.size() <= f.index()) facts_.resize(f.index() + 1);
  KnownFact& known = facts_[f.index()];
  if (known.known) return known;
  const ClassInfo& owner = table_[table_[f].owner];
  const ContentFact* content = engine::ContentOf(owner.name);
  known = {true,
           owner.IsOfLibrary() && !owner.function_of && !HasFacts(owner.name),
           content != nullptr && !content->checks,
           content != nullptr && content->checks,
           engine::FactOf(owner.name, table_[f].name),
           static_cast<uint32_t>(SampleOf(owner.name, table_[f].name))};
  return known;
}

bool Hierarchy::IsPart(FieldId f) const {
  const LibraryFact fact = FactOf(f).fact;
  return fact == LibraryFact::kPart || fact == LibraryFact::kCountedPart;
}

bool Hierarchy::IsUnset(FieldId f) const {
  return FactOf(f).fact == LibraryFact::kUnset || IsInside(f);
}

bool Hierarchy::IsContent(FieldId f) const {
  return FactOf(f).of_content && FactOf(f).fact == LibraryFact::kCountedPart;
}

bool Hierarchy::IsInside(FieldId f) const {
  return FactOf(f).fact == LibraryFact::kInside || IsKeyClass(f);
}

bool Hierarchy::IsKeyClass(FieldId f) const {
  return FactOf(f).fact == LibraryFact::kKeyClass;
}

bool Hierarchy::IsReadFilled(FieldId f) const {
  return IsInside(f) || (FactOf(f).checked && !IsUnset(f));
}

bool Hierarchy::IsFilledFirst(FieldId f) const {
  return IsReadFilled(f) || (FactOf(f).of_content && IsCount(f));
}

const ContentFact* Hierarchy::ContentOf(ClassId c) const {
  for (std::optional<ClassId> up = c; up; up = table_[*up].superclass)
    if (const ContentFact* fact = engine::ContentOf(table_[*up].name))
      return fact;
  return nullptr;
}

bool Hierarchy::IsCountedPart(FieldId f) const {
  return FactOf(f).fact == LibraryFact::kCountedPart;
}

bool Hierarchy::IsCount(FieldId f) const {
  return FactOf(f).fact == LibraryFact::kCount;
}

bool Hierarchy::HasCount(ClassId c) const {
  for (std::optional<ClassId> up = c; up; up = table_[*up].superclass)
    if (DeclaresCount(table_[*up].name)) return true;
  return false;
}

bool Hierarchy::IsLoose(FieldId f) const { return FactOf(f).loose; }

std::string Hierarchy::ClassName(ClassId c) const {
  const auto function = table_[c].function_of;
  return table_.TextOf(function ? table_[c].interfaces[0] : c);
}

std::string Hierarchy::FieldName(FieldId f) const {
  if (auto index = IndexOf(f)) return "[" + std::to_string(*index) + "]";
  return std::string(table_[f].name);
}

bool Hierarchy::IsArray(ClassId c) const { return table_[c].IsArray(); }

FieldId Hierarchy::SlotOf(ClassId array, uint32_t index) const {
  CHECK(index < kLongest, "an array should not be longer than the longest");
  if (runs_of_.size() <= array.index()) runs_of_.resize(array.index() + 1);
  std::vector<uint32_t>& numbers = runs_of_[array.index()];
  const uint32_t nth = index >> kRunBits;
  if (numbers.size() <= nth) numbers.resize(nth + 1, kNoRun);
  if (numbers[nth] == kNoRun) {
    numbers[nth] = static_cast<uint32_t>(runs_.size());
    runs_.push_back({array, nth << kRunBits});
    CHECK(runs_.size() <= kRuns, "there should be ids for all slots in use");
  }
  return FieldId(kFirstSlot + (numbers[nth] << kRunBits) + (index & kInRun));
}

const Hierarchy::Run& Hierarchy::RunOf(FieldId slot) const {
  return runs_[(slot.index() - kFirstSlot) >> kRunBits];
}

std::optional<uint32_t> Hierarchy::IndexOf(FieldId f) const {
  if (f.index() < kFirstSlot) return std::nullopt;
  return RunOf(f).first + (f.index() & kInRun);
}

// The class of an enum, or of one of its constants with a body; of a lambda.
bool Hierarchy::IsEnumerated(ClassId c) const {
  return table_[c].Has(classfile::kAccEnum) ||
         (table_[c].hidden && !IsFunction(c));
}

bool Hierarchy::IsHolder(ClassId c) const {
  return table_[c].kind == ClassKind::kHolder;
}

std::string Hierarchy::RootName(ClassId c) const {
  return IsHolder(c) ? table_[c].name : "this";
}

}  // namespace engine
