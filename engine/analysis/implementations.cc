#include "engine/analysis/implementations.h"

#include <algorithm>

#include "base/nested_name.h"
#include "engine/machine/entry_lookup.h"

namespace engine {
namespace {

using base::Error;
using base::Result;

constexpr char kOption[] = "--implementation";

Result<ClassId> FindNamed(ClassTable& table, std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return FindClass(table, name);
}

std::string NameOf(const ClassTable& table, ClassId c) {
  return base::NestedName(table.TextOf(c));
}

Result<ClassId> FindImplementation(ClassTable& table, ClassId type,
                                   const std::string& name) {
  ASSIGN_OR_RETURN(ClassId by, FindNamed(table, name));
  if (!table.IsSubtype(by, type))
    return Error{NameOf(table, by) + " is no " + NameOf(table, type), kOption};
  if (!table[by].IsConcrete())
    return Error{NameOf(table, by) + " has no objects of its own", kOption};
  return by;
}

}  // namespace

Result<Implementations> FindImplementations(
    ClassTable& table, const std::vector<std::string>& texts) {
  Implementations found;
  for (const std::string& text : texts) {
    const size_t equals = text.find('=');
    if (equals == 0 || equals == text.npos || equals + 1 == text.size())
      return Error{"expected TYPE=CLASS,.., not " + text, kOption};
    ASSIGN_OR_RETURN(ClassId type, FindNamed(table, text.substr(0, equals)));
    std::vector<ClassId>& classes = found[type];
    for (size_t at = equals; at != text.npos;) {
      const size_t comma = text.find(',', at + 1);
      ASSIGN_OR_RETURN(
          ClassId by,
          FindImplementation(table, type, text.substr(at + 1, comma - at - 1)));
      classes.push_back(by);
      at = comma;
    }
    std::sort(classes.begin(), classes.end());
    classes.erase(std::unique(classes.begin(), classes.end()), classes.end());
  }
  return found;
}

}  // namespace engine
