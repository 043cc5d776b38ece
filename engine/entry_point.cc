#include "engine/entry_point.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

namespace engine {
namespace {

// Finds the classes of the program that objects of the input can have.
class InputClasses {
 public:
  InputClasses(ClassTable& table, const Hierarchy& types)
      : table_(table), types_(types), program_(table.path().ClassNames()) {}

  void Add(ClassId type) {
    if (table_.LetterOf(type) != 'L' && table_.LetterOf(type) != '[') return;
    for (ClassId c : types_.ConcreteSubclasses(type)) AddClass(c);
  }
  std::vector<ClassId> TakeInOrder() { return std::move(order_); }
  bool MayBe(const char* class_name) const {
    return seen_.count(table_.Name(class_name)) != 0;
  }

 private:
  void AddClass(ClassId c) {
    if (!seen_.insert(c).second) return;
    if (table_[c].IsArray()) return Add(table_[c].component);
    for (FieldId f : table_[c].instance_fields) Add(table_[f].type);
    if (std::binary_search(program_.begin(), program_.end(), table_[c].name))
      order_.push_back(c);
  }

  ClassTable& table_;
  const Hierarchy& types_;
  const std::vector<std::string> program_;  // sorted
  std::unordered_set<ClassId> seen_;
  std::vector<ClassId> order_;
};

std::vector<ClassId> ReceiverClasses(Program& program, const Body& entry) {
  std::vector<ClassId> classes;
  for (ClassId c : program.types.ConcreteSubclasses(entry.owner)) {
    const bool exact = entry.info->IsPrivate() || entry.info->IsInitializer();
    if (exact ||
        program.selector.SelectVirtual(entry.method, c).method == entry.method)
      classes.push_back(c);
  }
  return classes;
}

}  // namespace

EntryPoint MakeEntryPoint(Program& program, MethodId entry,
                          std::optional<MethodId> requirement) {
  ClassTable& table = program.table;
  EntryPoint point;
  point.method = &program.bodies.Of(entry);
  if (requirement) point.requirement = &program.bodies.Of(*requirement);
  const std::vector<std::string> names = ParameterNames(table, *point.method);
  InputClasses input(table, program.types);
  for (size_t i = 0; i < names.size(); ++i) {
    const ClassId type =
        table.NameOfType(point.method->descriptor.parameters[i].text);
    point.parameters.push_back(table.AddCell(names[i], type));
    input.Add(type);
  }
  point.arguments = table.AddHolder("", point.parameters);
  if (!point.method->IsStatic()) {
    input.Add(point.method->owner);
    point.receivers = ReceiverClasses(program, *point.method);
  }
  point.input_strings = input.MayBe("java/lang/String");
  point.input_mirrors = input.MayBe("java/lang/Class");
  point.initialized_first = input.TakeInOrder();
  point.initialized_first.push_back(point.method->owner);
  if (requirement) point.initialized_first.push_back(point.requirement->owner);
  return point;
}

}  // namespace engine
