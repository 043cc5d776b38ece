// What declarations say of type arguments: those of a class seen as one of its
// supertypes, and the other way round. Nothing at run time keeps to it; javac
// does, where nobody casts.
#ifndef ENGINE_PROGRAM_GENERICS_H_
#define ENGINE_PROGRAM_GENERICS_H_

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "classfile/generic_types.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

class Generics {
 public:
  using Type = classfile::GenericType;

  explicit Generics(ClassTable& table) : table_(table) {}  // must outlive this

  // As declared, with variables in it; nullopt: it has no generic type.
  std::optional<Type> OfField(FieldId f);
  // Of parameters, in the order of the descriptor; type variables of the method
  // are what bounds them. Empty: nothing is declared.
  std::vector<Type> OfParameters(MethodId m);

  // What it returns, with variables of its class in it.
  std::optional<Type> OfResult(MethodId m);

  size_t VariablesOf(ClassId c) { return Of(c).variables.size(); }
  std::vector<Type> SupertypesOf(ClassId c) { return Of(c).supertypes; }
  // Do the arguments of `above`, a class above c, tell all of those of c?
  bool Determines(ClassId above, ClassId c);
  // The class of a type that is no variable.
  ClassId ClassOf(const Type& type);

  // Something of type `declared` is an object of class `c`: what it is as a
  // `super`, a class above c or c itself. Arguments that this leaves open may
  // be any.
  Type AsSuper(const Type& declared, ClassId c, ClassId super);
  // The type with the variables of the class of `owner` replaced by its
  // arguments.
  Type Within(const Type& type, const Type& owner);

 private:
  using Bindings = std::unordered_map<std::string, Type>;

  const classfile::ClassGenerics& Of(ClassId c);
  // c with its own variables as arguments.
  Type Itself(ClassId c);
  static Type Replaced(const Type& type, const Bindings& bindings, int depth);
  Bindings BindingsOf(const Type& type);
  // `type` seen as a class above its own; nullopt: it is none.
  std::optional<Type> Seen(const Type& type, ClassId above, int depth);

  ClassTable& table_;
  std::unordered_map<ClassId, classfile::ClassGenerics> classes_;
};

}  // namespace engine

#endif  // ENGINE_PROGRAM_GENERICS_H_
