#include "engine/machine/declared_types.h"

#include <algorithm>
#include <string_view>

#include "base/nested_name.h"
#include "classfile/access_flags.h"
#include "engine/state/body.h"

namespace engine {
namespace {

using heap::Location;
using heap::SymbolicHeap;
using Kind = classfile::GenericType::Kind;

constexpr const char* kAsDeclared = "type arguments as declared";
constexpr const char* kPureFunctions =
    "functions pure: equal arguments (==) give equal results, which were there "
    "before; nothing thrown or changed";
constexpr std::string_view kMapped = "mapped";  // engine/facts/contents.def
constexpr const char* kNoSpareRoom = "lists without spare room";

}  // namespace

DeclaredTypes::DeclaredTypes(ClassTable& table, const Hierarchy& types,
                             const EntryPoint& entry,
                             std::set<std::string>& told)
    : table_(table),
      types_(types),
      parameters_(entry.parameters),
      generics_(table),
      of_parameters_(generics_.OfParameters(entry.method->method)),
      told_(told) {}

ClassId DeclaredTypes::TargetOf(const SymbolicHeap& heap, Location owner,
                                FieldId f) const {
  if (types_.IsCountedPart(f) && !types_.IsContent(f))
    told_.insert(kNoSpareRoom);
  const ClassId target = NarrowerTarget(heap, owner, f);
  for (ClassId c : types_.ConcreteSubclasses(target))
    if (types_.IsFunction(c))
      told_.insert(kPureFunctions);
    else if (types_.StandsFor(target, c))
      told_.insert(base::NestedName(table_.TextOf(target)) + " as " +
                   base::NestedName(table_.TextOf(c)));
  return target;
}

ClassId DeclaredTypes::NarrowerTarget(const SymbolicHeap& heap, Location owner,
                                      FieldId f) const {
  const ClassId declared = types_.TypeOf(f).target;
  const std::optional<Type> type = TypeOf(heap, owner, f);
  if (!type || type->kind == Kind::kAny) return declared;
  const ClassId narrower = generics_.ClassOf(*type);
  if (narrower == declared || !types_.IsSubclass(narrower, declared))
    return declared;
  told_.insert(kAsDeclared);
  return narrower;
}

std::optional<ClassId> DeclaredTypes::ArgumentOf(const SymbolicHeap& heap,
                                                 Location object,
                                                 ClassId above) const {
  const std::optional<Type> type = ObjectAs(heap, object, above);
  if (!type || type->arguments.empty()) return std::nullopt;
  const Type& argument = type->arguments.front();
  if (argument.kind != Kind::kClass || argument.dimensions > 0)
    return std::nullopt;
  return generics_.ClassOf(argument);
}

std::optional<classfile::GenericType> DeclaredTypes::TypeOf(
    const SymbolicHeap& heap, Location owner, FieldId f) const {
  if (types_.IndexOf(f)) return OfElement(heap, owner);
  const auto parameter = std::find(parameters_.begin(), parameters_.end(), f);
  if (parameter == parameters_.end()) return OfField(heap, owner, f);
  const auto n = static_cast<size_t>(parameter - parameters_.begin());
  if (n >= of_parameters_.size()) return Raw(table_[f].type);
  return of_parameters_[n];
}

// A class without arguments, which may say those of classes above it.
std::optional<classfile::GenericType> DeclaredTypes::Raw(ClassId type) const {
  const std::string& name = table_[type].name;
  if (table_.LetterOf(type) == '[') return classfile::ParseGenericType(name);
  return Type{Kind::kClass, name, 0, {}};
}

// The elements of a list on an array are of its one type argument; so are keys
// of a map of its first.
std::optional<classfile::GenericType> DeclaredTypes::OfElement(
    const SymbolicHeap& heap, Location array) const {
  const heap::ObjectInfo& info = heap.Info(array);
  if (info.owner == heap::kNull) return std::nullopt;
  if (types_.IsCountedPart(info.field)) {
    const auto list = ObjectAs(heap, info.owner, table_[info.field].owner);
    const size_t n = table_[info.field].name == kMapped ? 1 : 0;
    if (!list || list->arguments.size() <= n) return std::nullopt;
    return list->arguments[n];
  }
  std::optional<Type> type = TypeOf(heap, info.owner, info.field);
  if (!type || type->dimensions == 0) return std::nullopt;
  --type->dimensions;
  return type;
}

std::optional<classfile::GenericType> DeclaredTypes::OfResult(
    const SymbolicHeap& heap, Location function, FieldId f) const {
  const MethodId m = *table_[table_[f].owner].function_of;
  const std::optional<Type> type = generics_.OfResult(m);
  if (!type) return Raw(table_[f].type);
  const heap::ObjectInfo& info = heap.Info(function);
  std::optional<Type> brought = Type();
  if (info.owner != heap::kNull) brought = TypeOf(heap, info.owner, info.field);
  if (!brought || brought->kind != Kind::kClass) brought = Type();
  const Type object = generics_.AsSuper(
      *brought, table_[table_[f].owner].interfaces[0], table_[m].owner);
  return generics_.Within(*type, object);
}

std::optional<classfile::GenericType> DeclaredTypes::OfField(
    const SymbolicHeap& heap, Location owner, FieldId f) const {
  if (table_[table_[f].owner].function_of) return OfResult(heap, owner, f);
  const std::optional<Type> type = generics_.OfField(f);
  if (!type) return Raw(table_[f].type);
  const auto object = table_[f].IsStatic()
                          ? std::nullopt
                          : ObjectAs(heap, owner, table_[f].owner);
  return generics_.Within(*type, object.value_or(Type()));
}

std::optional<classfile::GenericType> DeclaredTypes::ObjectAs(
    const SymbolicHeap& heap, Location object, ClassId above) const {
  const heap::ObjectInfo& info = heap.Info(object);
  if (info.kind != heap::ObjectInfo::Kind::kInput ||
      types_.IsHolder(info.exact))
    return std::nullopt;
  std::optional<Type> brought = Type();
  if (info.owner != heap::kNull) brought = TypeOf(heap, info.owner, info.field);
  if (!brought) return std::nullopt;
  // Where its class is open: any that has the field.
  const ClassId c = info.type ? above : info.exact;
  if (!types_.IsSubclass(c, above)) return std::nullopt;
  return generics_.AsSuper(*brought, c, above);
}

// Can an object be of both, where neither is below the other?
bool DeclaredTypes::MayHaveBoth(ClassId x, ClassId y) const {
  const ClassInfo &a = table_[x], &b = table_[y];
  if (!a.IsLoaded() || !b.IsLoaded()) return true;
  return (a.IsInterface() && !b.Has(classfile::kAccFinal)) ||
         (b.IsInterface() && !a.Has(classfile::kAccFinal));
}

// Can something be of both? Where one is below the other, what they say of the
// upper one's arguments.
bool DeclaredTypes::AgreeOn(const Type& a, const Type& b) const {
  if (a.kind == Kind::kAny || b.kind == Kind::kAny) return true;
  const ClassId x = generics_.ClassOf(a), y = generics_.ClassOf(b);
  if (a.dimensions + b.dimensions > 0)
    return types_.IsSubclass(x, y) || types_.IsSubclass(y, x);
  if (x != y && types_.IsSubclass(x, y))
    return AgreeOn(generics_.AsSuper(a, x, y), b);
  if (x != y && types_.IsSubclass(y, x))
    return AgreeOn(a, generics_.AsSuper(b, y, x));
  if (x != y) return MayHaveBoth(x, y);
  for (size_t i = 0; i < std::min(a.arguments.size(), b.arguments.size()); ++i)
    if (!AgreeOn(a.arguments[i], b.arguments[i])) return false;
  return true;
}

bool DeclaredTypes::Noted(bool agree) const {
  if (!agree) told_.insert(kAsDeclared);
  return agree;
}

bool DeclaredTypes::MayBe(const SymbolicHeap& heap, Location owner, FieldId f,
                          ClassId c) const {
  if (table_[c].IsArray() || table_[c].file == nullptr) return true;
  const std::optional<Type> declared = TypeOf(heap, owner, f);
  if (!declared || declared->kind != Kind::kClass || declared->dimensions > 0)
    return true;
  const ClassId upper = generics_.ClassOf(*declared);
  if (!types_.IsSubclass(c, upper)) return Noted(false);
  return Noted(AgreeOn(generics_.AsSuper({}, c, upper), *declared));
}

// That of a function has none.
ClassId DeclaredTypes::NamedClass(const heap::ObjectInfo& info,
                                  const std::optional<Type>& declared) const {
  if (info.type && declared && declared->kind == Kind::kClass)
    return generics_.ClassOf(*declared);
  return types_.IsFunction(info.exact) ? table_[info.exact].interfaces[0]
                                       : info.exact;
}

// What is open of its class is left to who looks at classes.
bool DeclaredTypes::MayShare(const SymbolicHeap& heap, Location owner,
                             FieldId f, Location object) const {
  const heap::ObjectInfo& info = heap.Info(object);
  const std::optional<Type> mine = TypeOf(heap, owner, f);
  if (info.kind != heap::ObjectInfo::Kind::kInput ||
      info.owner == heap::kNull || !mine || mine->kind != Kind::kClass ||
      mine->dimensions > 0)
    return true;
  const std::optional<Type> theirs = TypeOf(heap, info.owner, info.field);
  const ClassId upper = generics_.ClassOf(*mine);
  const ClassId c = NamedClass(info, theirs);
  if (!theirs) return true;
  if (!types_.IsSubclass(c, upper))
    return types_.IsSubclass(upper, c) || MayHaveBoth(c, upper);
  return Noted(AgreeOn(generics_.AsSuper(*theirs, c, upper), *mine));
}

}  // namespace engine
