#include "engine/machine/entry_point.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "base/edit_distance.h"
#include "classfile/access_flags.h"
#include "classfile/source_facts.h"
#include "engine/facts/library_facts.h"
#include "engine/machine/input_guard.h"
#include "engine/program/generics.h"
#include "engine/program/literals.h"

namespace engine {
namespace {

// Those of floats and doubles are always new.
constexpr const char* kBoxes[] = {"java/lang/Boolean",   "java/lang/Byte",
                                  "java/lang/Character", "java/lang/Short",
                                  "java/lang/Integer",   "java/lang/Long"};

// Finds the classes of the program that objects of the input can have. What a
// cell of a type variable holds is known from where the class is used.
class InputClasses {
 public:
  using Type = classfile::GenericType;

  InputClasses(ClassTable& table, const Hierarchy& types)
      : table_(table),
        types_(types),
        generics_(table),
        program_(table.path().ClassNames()) {}

  void AddParameters(const Body& body) {
    const std::vector<Type> declared = generics_.OfParameters(body.method);
    const auto& parameters = body.descriptor.parameters;
    for (size_t i = 0; i < parameters.size(); ++i) {
      const ClassId type = table_.NameOfType(parameters[i].text);
      if (declared.empty()) {
        AddRaw(type);
      } else {
        AddDeclared(declared[i]);
        AddArgumentConstants(declared[i]);
      }
      AddConstants(type);
    }
  }
  // An object of the class or one below it, of which no arguments are known.
  void AddRaw(ClassId type) {
    Add(type);
    AddBounds(type);
  }
  std::vector<ClassId> TakeInOrder() { return std::move(order_); }
  bool MayBe(const char* class_name) const {
    return seen_.count(table_.Name(class_name)) != 0;
  }
  const std::set<ClassId>& all() const { return seen_; }

 private:
  void Add(ClassId type) {
    if (table_.LetterOf(type) != 'L' && table_.LetterOf(type) != '[') return;
    if (!types_seen_.insert(type).second) return;
    for (ClassId c : types_.ConcreteSubclasses(type)) {
      AddClass(c);
      if (c != type && !generics_.Determines(type, c)) AddBounds(c);
    }
  }
  // Of an enum even where it is the class library's: there are no others.
  void AddConstants(ClassId type) {
    AddEnum(type);
    if (table_.LetterOf(type) != 'L') return;
    const auto standard = StandardImplementations(table_[type].name);
    if (standard.empty()) return;
    for (ClassId c : types_.ConcreteSubclasses(type))
      if (std::find(standard.begin(), standard.end(), table_[c].name) !=
          standard.end())
        AddEnum(c);
  }
  void AddArgumentConstants(const Type& type) {
    for (const Type& argument : type.arguments) {
      if (argument.kind == Type::Kind::kClass)
        AddConstants(generics_.ClassOf(argument));
      AddArgumentConstants(argument);
    }
  }
  void AddEnum(ClassId type) {
    if (seen_.count(type) != 0 && table_[type].Has(classfile::kAccEnum) &&
        std::find(order_.begin(), order_.end(), type) == order_.end())
      order_.push_back(type);
  }

  void AddDeclared(const Type& type) {
    if (type.kind == Type::Kind::kVariable) return;
    if (type.kind == Type::Kind::kAny) return Add(table_.Name(kObject));
    Add(generics_.ClassOf(type));
    for (const Type& argument : type.arguments) AddDeclared(argument);
    if (type.arguments.empty() && type.kind == Type::Kind::kClass)
      AddBounds(table_.Name(type.name));
  }
  // What its type variables may be, where nobody says.
  void AddBounds(ClassId type) {
    if (table_.LetterOf(type) != 'L' || !table_.Load(type).ok()) return;
    if (generics_.VariablesOf(type) > 0) Add(table_.Name(kObject));
  }
  // Not its own variables: whoever leads here says what they are.
  void AddSupertypes(ClassId c) {
    for (const Type& super : generics_.SupertypesOf(c))
      for (const Type& argument : super.arguments) AddDeclared(argument);
  }

  void AddClass(ClassId c) {
    if (!seen_.insert(c).second) return;
    if (table_[c].IsArray()) return AddRaw(table_[c].component);
    AddSupertypes(c);
    for (FieldId f : table_[c].instance_fields) AddField(f);
    const bool of_program =
        std::binary_search(program_.begin(), program_.end(), table_[c].name);
    if (of_program) order_.push_back(c);
    if (of_program || HasFacts(table_[c].name))
      for (FieldId f : table_[c].instance_fields) AddConstants(table_[f].type);
    if (!of_program) return;
    for (FieldId f : table_[c].instance_fields)
      if (const auto declared = generics_.OfField(f))
        AddArgumentConstants(*declared);
  }
  void AddField(FieldId f) {
    if (types_.IsUnset(f)) return;
    if (const auto declared = generics_.OfField(f))
      AddDeclared(*declared);
    else if (!types_.IsCountedPart(f))
      AddRaw(table_[f].type);
  }

  static constexpr const char* kObject = "java/lang/Object";

  ClassTable& table_;
  const Hierarchy& types_;
  Generics generics_;
  const std::vector<std::string> program_;  // sorted
  std::set<ClassId> types_seen_;
  std::set<ClassId> seen_;  // of objects
  std::vector<ClassId> order_;
};

std::vector<ClassId> ReceiverClasses(Program& program, const Body& entry,
                                     ClassId on) {
  std::vector<ClassId> classes;
  if (entry.info->IsInitializer()) {
    if (program.table[entry.owner].IsConcrete()) classes = {entry.owner};
    return classes;
  }
  for (ClassId c : program.types.ConcreteSubclasses(on)) {
    if (entry.info->IsPrivate() ||
        program.selector.SelectVirtual(entry.method, c).method == entry.method)
      classes.push_back(c);
  }
  return classes;
}

// Of two methods that run on one object: it would run both of them.
std::vector<ClassId> InBoth(std::vector<ClassId> classes,
                            const std::vector<ClassId>& others) {
  std::erase_if(classes, [&](ClassId c) {
    return std::find(others.begin(), others.end(), c) == others.end();
  });
  return classes;
}

std::vector<std::string> NamesOfParameters(const ClassTable& table,
                                           const Body& body) {
  return classfile::ParameterNames(*table[body.owner].file,
                                   *body.info->declaration);
}

// A report tells the roots of a heap by name: none is told twice.
std::vector<std::string> DistinctNames(std::vector<std::string> names) {
  std::set<std::string> taken = {"this"};
  for (std::string& name : names)
    while (!taken.insert(name).second) name += "'";
  return names;
}

// The classes whose Class objects the run may come across: those the code names
// and, where it asks objects for theirs, those that objects may have.
std::vector<ClassId> MirrorsOf(const ClassTable& table,
                               const Constants& constants,
                               const std::set<ClassId>& input) {
  std::set<ClassId> classes(constants.classes.begin(), constants.classes.end());
  if (constants.asks_class) {
    classes.insert(constants.created.begin(), constants.created.end());
    for (ClassId c : input)
      if (table[c].kind != ClassKind::kUnknownSubclass) classes.insert(c);
  }
  return {classes.begin(), classes.end()};
}

std::vector<MethodId> RequiredMethods(const EntryPoint& point) {
  std::vector<MethodId> methods;
  if (point.stated) methods.push_back(*point.stated);
  for (const AssumedInvariant& assumed : point.invariants)
    methods.push_back(assumed.invariant.method);
  return methods;
}

// Each is one more object that every string of the input may be. With whole
// frameworks on the class path there are thousands; those that are left out are
// made during the run, and who compares with one is told (runtime/mirrors.h).
std::vector<StringId> Nearest(std::vector<StringId> literals) {
  constexpr size_t kMostLiterals = 64;
  if (literals.size() > kMostLiterals) literals.resize(kMostLiterals);
  return literals;
}

// What objects of the class library never hold, unless it has made them itself
// for that: so it is made to have made them.
void RuleOutNull(ClassTable& table, const std::set<ClassId>& input,
                 EntryPoint& point) {
  for (ClassId c : input)
    for (FieldId f : table[c].instance_fields) {
      const ClassInfo& owner = table[table[f].owner];
      if (FactOf(owner.name, table[f].name) != LibraryFact::kNeverNull)
        continue;
      point.narrowing.non_null.insert(f);
      point.initialized_first.push_back(owner.id);
    }
}

}  // namespace

EntryPoint MakeEntryPoint(Program& program, const Entry& entry,
                          const InputRules& rules) {
  ClassTable& table = program.table;
  const bool input_statics = rules.input_statics;
  EntryPoint point;
  point.method = &program.bodies.Of(entry.method);
  if (rules.second) point.second = &program.bodies.Of(rules.second->method);
  point.stated = rules.requirement;
  point.invariants = InvariantsOfInput(table, program.types, entry,
                                       rules.invariants, input_statics);
  const std::vector<std::string> names =
      DistinctNames(NamesOfParameters(table, *point.method));
  InputClasses input(table, program.types);
  for (size_t i = 0; i < names.size(); ++i) {
    const ClassId type =
        table.NameOfType(point.method->descriptor.parameters[i].text);
    point.parameters.push_back(table.AddCell(names[i], type));
  }
  input.AddParameters(*point.method);
  point.arguments = table.AddHolder("", point.parameters);
  program.parameter_names = names;
  if (!point.method->IsStatic()) {
    input.AddRaw(entry.on);
    point.receivers = ReceiverClasses(program, *point.method, entry.on);
    if (point.second != nullptr && !table[point.second->owner].version_of)
      point.receivers =
          InBoth(point.receivers,
                 ReceiverClasses(program, *point.second, rules.second->on));
    if (!point.method->info->IsInitializer()) {
      point.receiver = table.AddCell("this", entry.on);
      point.receiver_holder = table.AddHolder("", {*point.receiver});
    }
  }
  point.input_strings = input_statics || input.MayBe("java/lang/String");
  point.input_mirrors = input_statics || input.MayBe("java/lang/Class");
  point.input_boxes =
      input_statics ||
      std::any_of(std::begin(kBoxes), std::end(kBoxes),
                  [&](const char* c) { return input.MayBe(c); });
  std::vector<MethodId> starts = {entry.method};
  if (rules.second) starts.push_back(rules.second->method);
  for (MethodId m : RequiredMethods(point)) starts.push_back(m);
  if (point.input_strings || point.input_mirrors) {
    Constants constants = ConstantsOf(program, starts);
    if (point.input_mirrors)
      point.mirrors = MirrorsOf(table, constants, input.all());
    if (point.input_strings) point.literals = Nearest(constants.strings);
    point.searched = std::move(constants.read);
  }
  RuleOutNull(table, input.all(), point);
  point.input_classes = input.TakeInOrder();
  point.initialized_first.insert(point.initialized_first.end(),
                                 point.input_classes.begin(),
                                 point.input_classes.end());
  point.initialized_first.push_back(point.method->owner);
  if (point.second != nullptr && !table[point.second->owner].version_of)
    point.initialized_first.push_back(point.second->owner);
  for (MethodId m : RequiredMethods(point))
    point.initialized_first.push_back(table[m].owner);
  return point;
}

base::Status WriteRequirement(Program& program, const Entry& entry,
                              EntryPoint& point) {
  std::optional<MethodId> asked = point.stated;
  if (!point.invariants.empty()) {
    ASSIGN_OR_RETURN(
        asked, WriteInputGuard(program, entry, point.invariants, point.stated));
  }
  if (asked) point.requirement = &program.bodies.Of(*asked);
  return base::Ok{};
}

namespace {

using base::Error;
using base::Result;

template <class Ids>
Error NoSuchName(const Program& program, const std::string& name,
                 const Ids& cells, const std::string& where) {
  std::string nearest;
  for (FieldId f : cells) {
    const std::string other = program.types.FieldName(f);
    if (nearest.empty() ||
        base::EditDistance(name, other) < base::EditDistance(name, nearest))
      nearest = other;
  }
  return Error{"--non-null: " + where + " " + name +
               (nearest.empty() ? "" : "; did you mean " + nearest + "?")};
}

Result<FieldId> FindParameter(const Program& program, const EntryPoint& entry,
                              const std::string& name) {
  for (FieldId f : entry.parameters)
    if (program.types.FieldName(f) == name) return f;
  return NoSuchName(program, name, entry.parameters, "no parameter");
}

// The field a class declares or inherits.
Result<FieldId> FindField(Program& program, const std::string& class_name,
                          const std::string& name) {
  std::string internal = class_name;
  std::replace(internal.begin(), internal.end(), '.', '/');
  ASSIGN_OR_RETURN(ClassId c, FindClass(program.table, internal));
  const ClassInfo& info = program.table[c];
  std::vector<FieldId> fields = info.instance_fields;
  fields.insert(fields.end(), info.static_fields.begin(),
                info.static_fields.end());
  for (size_t i = fields.size(); i-- > 0;)  // those that hide others come last
    if (program.types.FieldName(fields[i]) == name) return fields[i];
  return NoSuchName(program, name, fields, class_name + " has no field");
}

}  // namespace

Result<std::set<FieldId>> FindReferences(Program& program,
                                         const EntryPoint& entry,
                                         std::string_view names) {
  std::set<FieldId> found;
  while (!names.empty()) {
    const size_t comma = names.find(',');
    const std::string name(names.substr(0, comma));
    names.remove_prefix(comma == names.npos ? names.size() : comma + 1);
    const size_t dot = name.rfind('.');
    ASSIGN_OR_RETURN(FieldId f, dot == name.npos
                                    ? FindParameter(program, entry, name)
                                    : FindField(program, name.substr(0, dot),
                                                name.substr(dot + 1)));
    if (program.types.TypeOf(f).kind != heap::FieldType::Kind::kReference)
      return Error{"--non-null: " + name + " is no reference"};
    found.insert(f);
  }
  return found;
}

}  // namespace engine
