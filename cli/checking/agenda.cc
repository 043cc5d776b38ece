#include "cli/checking/agenda.h"

#include <algorithm>
#include <utility>

#include "check/class_reader.h"
#include "check/find_properties.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_lookup.h"

namespace cli {
namespace {

using base::Result;
using check::Property;
using Properties = std::vector<Property>;

class AgendaMaker {
 public:
  explicit AgendaMaker(const classfile::ClassPath& path)
      : path_(path), reader_(path) {}

  Result<Properties> PropertiesOf(const Target& target) {
    if (target.method) return Named(*target.method);
    Properties found;
    for (const std::string& name : target.classes) {
      Result<Properties> of_class = check::PropertiesOf(reader_, name);
      if (!of_class.ok()) {
        if (!target.many) return of_class.error();
        problems_.push_back(of_class.error().ToString());
        continue;
      }
      for (Property& property : of_class.value())
        found.push_back(std::move(property));
    }
    if (!found.empty()) return found;
    if (target.many && !target.source)
      return base::Error{
          "nothing to check: none of its classes has a test or a property; "
          "name a class to check its public methods",
          target.operand};
    return PublicMethods(target);
  }

  std::vector<std::string> TakeProblems() { return std::move(problems_); }

 private:
  Result<Properties> PublicMethods(const Target& target) {
    Properties found;
    for (const std::string& name : target.classes) {
      ASSIGN_OR_RETURN(Properties methods,
                       check::PublicMethodsOf(reader_, name));
      for (Property& method : methods) found.push_back(std::move(method));
    }
    if (!found.empty()) return found;
    return base::Error{"nothing to check: no test, no public method with code",
                       target.operand};
  }

  Result<Properties> Named(const engine::EntryName& name) {
    engine::ClassTable table(path_);
    ASSIGN_OR_RETURN(engine::Entry entry, engine::FindEntry(table, name));
    ASSIGN_OR_RETURN(Property property,
                     check::NamedProperty(reader_, table[entry.on].name,
                                          table[entry.method].name(),
                                          table[entry.method].descriptor()));
    return Properties{std::move(property)};
  }

  const classfile::ClassPath& path_;
  check::ClassReader reader_;
  std::vector<std::string> problems_;
};

bool IsWanted(const Property& property, const std::vector<std::string>& only) {
  return only.empty() ||
         std::any_of(only.begin(), only.end(), [&](const std::string& part) {
           return property.name.find(part) != std::string::npos;
         });
}

}  // namespace

Agenda MakeAgenda(const std::vector<Result<Target>>& targets,
                  const classfile::ClassPath& path,
                  const std::vector<std::string>& only) {
  Agenda agenda;
  AgendaMaker maker(path);
  for (const Result<Target>& target : targets) {
    Result<Properties> found = target.ok() ? maker.PropertiesOf(target.value())
                                           : Result<Properties>(target.error());
    if (!found.ok()) {
      agenda.problems.push_back(found.error().ToString());
      continue;
    }
    for (Property& property : found.value())
      if (IsWanted(property, only))
        agenda.properties.push_back(std::move(property));
      else
        ++agenda.left_out;
  }
  for (std::string& problem : maker.TakeProblems())
    agenda.problems.push_back(std::move(problem));
  return agenda;
}

}  // namespace cli
