// A Javalite program as plain data: ids into vectors, no pointers.
//
// The parser fills what the text says; the members marked "set by Check" have
// no meaning before types.h has accepted the program, and nothing changes
// afterwards. A kid's id is smaller than its parent's. Concrete syntax and
// meaning follow the calculus described in types.h and concrete.h.
#ifndef JAVALITE_AST_H_
#define JAVALITE_AST_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "javalite/position.h"

namespace javalite {

using SymbolId = base::Id<struct SymbolTag>;  // a name as written
using ClassId = base::Id<struct ClassTag>;    // in order of declaration
using FieldId = base::Id<struct FieldTag>;
using MethodId = base::Id<struct MethodTag>;
using ExprId = base::Id<struct ExprTag>;

// `this` is a variable like any other, except that nothing assigns it.
inline constexpr SymbolId kThis{0};
inline constexpr SymbolId kBoolName{1};
inline constexpr SymbolId kIntName{2};
inline constexpr std::array<std::string_view, 3> kReservedSymbols = {
    "this", "bool", "int"};

enum class ExprKind : uint8_t {
#define JAVALITE_EXPR(name, text, kids, eager) k##name,
#include "javalite/exprs.def"
#undef JAVALITE_EXPR
};

inline constexpr int8_t kAnyKids = -1;
inline constexpr int8_t kAllKids = -1;

struct ExprInfo {
  std::string_view name;
  std::string_view text;
  int8_t kids;
  int8_t eager;
};

inline constexpr ExprInfo kExprInfo[] = {
#define JAVALITE_EXPR(name, text, kids, eager) {#name, text, kids, eager},
#include "javalite/exprs.def"
#undef JAVALITE_EXPR
};
inline constexpr size_t kExprKinds = std::size(kExprInfo);

constexpr const ExprInfo& InfoOf(ExprKind kind) {
  return kExprInfo[static_cast<size_t>(kind)];
}
static_assert(InfoOf(ExprKind::kInstanceOf).name == "InstanceOf",
              "the last row should belong to the last kind");

struct Type {
  enum Kind : uint8_t { kNull, kBool, kInt, kClass };
  Kind kind = kNull;  // kNull is the type of `null`: it fits every class
  ClassId class_id = {};

  static Type Null() { return {kNull, {}}; }
  static Type Bool() { return {kBool, {}}; }
  static Type Int() { return {kInt, {}}; }
  static Type Of(ClassId c) { return {kClass, c}; }

  bool IsReference() const { return kind == kNull || kind == kClass; }

  friend bool operator==(Type, Type) = default;
};

// A type as written: `bool`, `int` or the name of a class.
struct TypeName {
  SymbolId name = {};
  Position at = {};
};

// How an `if` was written. `(a and b)` means `(if a b else false)`, `(a or b)`
// means `(if a true else b)`; only the printer tells them apart.
enum class Sugar : uint8_t { kNone, kAnd, kOr };

struct Expr {
  ExprKind kind = ExprKind::kNull;
  Sugar sugar = Sugar::kNone;  // only on kIf
  Position at = {};
  std::vector<ExprId> kids = {};  // kCall: receiver, then arguments
  SymbolId name = {};  // variable (Var, Write, Assign, Let); method (Call)
  SymbolId field_name = {};  // Read, Write
  TypeName type_name = {};   // New, InstanceOf: the class; Let: of the variable
  int32_t value = 0;         // Int; Bool: 0 or 1

  // Set by Check.
  Type type = {};        // the static type
  Type named_type = {};  // what type_name means
  FieldId field = {};    // Read, Write
};

struct Field {
  SymbolId name = {};
  Position at = {};
  TypeName type_name = {};
  ClassId owner = {};  // the class that declares it

  Type type = {};  // set by Check
};

struct Parameter {
  SymbolId name = {};
  Position at = {};
  TypeName type_name = {};

  Type type = {};  // set by Check
};

struct Method {
  SymbolId name = {};
  Position at = {};
  TypeName return_name = {};
  std::vector<Parameter> params = {};
  ExprId body = {};
  ClassId owner = {};  // the class that declares it

  // Set by Check.
  Type return_type = {};
  std::vector<SymbolId> locals = {};  // bound by `var`, in order, each once
};

struct Class {
  SymbolId name = {};
  Position at = {};
  bool is_abstract = false;
  std::optional<TypeName> super_name = {};
  std::vector<FieldId> fields = {};  // declared here, in order
  std::vector<MethodId> methods = {};

  std::optional<ClassId> superclass = {};  // set by Check
};

// The method that is run, on an input object of exactly that class.
struct Entry {
  TypeName class_name = {};
  SymbolId method_name = {};
  Position method_at = {};

  // Set by Check. The class may inherit the method.
  ClassId class_id = {};
  MethodId method = {};
};

struct Program {
  std::string file;  // for messages
  std::vector<std::string> symbols;
  std::vector<Class> classes;
  std::vector<Field> fields;
  std::vector<Method> methods;
  std::vector<Expr> exprs;
  Entry entry;

  const std::string& operator[](SymbolId id) const {
    return symbols[id.index()];
  }
  const Class& operator[](ClassId id) const { return classes[id.index()]; }
  const Field& operator[](FieldId id) const { return fields[id.index()]; }
  const Method& operator[](MethodId id) const { return methods[id.index()]; }
  const Expr& operator[](ExprId id) const { return exprs[id.index()]; }

  const std::string& NameOf(ClassId id) const {
    return (*this)[(*this)[id].name];
  }
  const std::string& NameOf(FieldId id) const {
    return (*this)[(*this)[id].name];
  }
  const std::string& NameOf(MethodId id) const {
    return (*this)[(*this)[id].name];
  }
  std::string NameOf(Type type) const {
    static constexpr std::string_view kNames[] = {"null", "bool", "int"};
    return type.kind == Type::kClass ? NameOf(type.class_id)
                                     : std::string(kNames[type.kind]);
  }
};

}  // namespace javalite

#endif  // JAVALITE_AST_H_
