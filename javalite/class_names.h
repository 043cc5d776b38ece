// Which class a name means. Each name is added at most once.
#ifndef JAVALITE_CLASS_NAMES_H_
#define JAVALITE_CLASS_NAMES_H_

#include <map>
#include <optional>

#include "javalite/ast.h"

namespace javalite {

class ClassNames {
 public:
  // False if the name is taken.
  bool Add(SymbolId name, ClassId c) { return ids_.emplace(name, c).second; }

  std::optional<ClassId> Find(SymbolId name) const {
    auto it = ids_.find(name);
    if (it == ids_.end()) return std::nullopt;
    return it->second;
  }

  std::optional<Type> TypeOf(SymbolId name) const {
    if (name == kBoolName) return Type::Bool();
    if (name == kIntName) return Type::Int();
    auto c = Find(name);
    return c ? std::optional(Type::Of(*c)) : std::nullopt;
  }

 private:
  std::map<SymbolId, ClassId> ids_;
};

}  // namespace javalite

#endif  // JAVALITE_CLASS_NAMES_H_
