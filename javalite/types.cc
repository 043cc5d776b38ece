#include "javalite/types.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "javalite/class_names.h"
#include "javalite/expr_types.h"
#include "javalite/parser.h"

namespace javalite {
namespace {

// The declarations, in phases: each needs what the one before it established.
class DeclarationChecker {
 public:
  explicit DeclarationChecker(Program& program) : program_(program) {}

  // Names, superclasses and types; afterwards a ClassTable can be built.
  base::Status Resolve(ClassNames& names) {
    RETURN_IF_ERROR(NameClasses(names));
    RETURN_IF_ERROR(ResolveSuperclasses(names));
    RETURN_IF_ERROR(CheckNoCycle());
    RETURN_IF_ERROR(ResolveFields(names));
    return ResolveMethods(names);
  }

  base::Status CheckInheritance(const ClassTable& classes) const {
    for (const Class& c : program_.classes) {
      if (!c.superclass) continue;
      for (FieldId f : c.fields)
        RETURN_IF_ERROR(CheckHidesNothing(classes, *c.superclass, f));
      for (MethodId m : c.methods)
        RETURN_IF_ERROR(CheckOverride(classes, *c.superclass, m));
    }
    return base::Ok{};
  }

  base::Status ResolveEntry(const ClassNames& names,
                            const ClassTable& classes) {
    Entry& entry = program_.entry;
    const std::string& class_name = program_[entry.class_name.name];
    const std::string& method_name = program_[entry.method_name];
    auto c = names.Find(entry.class_name.name);
    if (!c)
      return Fail(entry.class_name.at, "unknown entry class " + class_name);
    if (program_[*c].is_abstract)
      return Fail(entry.class_name.at,
                  "entry class " + class_name + " is abstract");
    auto m = classes.FindMethod(*c, entry.method_name);
    if (!m)
      return Fail(entry.method_at,
                  "class " + class_name + " has no method " + method_name);
    if (!program_[*m].params.empty())
      return Fail(entry.method_at, "entry method " + method_name +
                                       " should not have parameters");
    entry.class_id = *c;
    entry.method = *m;
    return base::Ok{};
  }

 private:
  base::Error Fail(Position at, std::string what) const {
    return ErrorAt(program_.file, at, std::move(what));
  }

  base::Status NameClasses(ClassNames& names) const {
    for (uint32_t i = 0; i < program_.classes.size(); ++i) {
      const Class& c = program_.classes[i];
      if (!names.Add(c.name, ClassId(i)))
        return Fail(c.at, "class " + program_[c.name] + " is declared twice");
    }
    return base::Ok{};
  }

  base::Status ResolveSuperclasses(const ClassNames& names) {
    for (Class& c : program_.classes) {
      if (!c.super_name) continue;
      c.superclass = names.Find(c.super_name->name);
      if (!c.superclass)
        return Fail(c.super_name->at,
                    "unknown class " + program_[c.super_name->name]);
    }
    return base::Ok{};
  }

  // Walks up from each class until a class known to be rooted, or met before
  // on the same walk.
  base::Status CheckNoCycle() const {
    constexpr uint32_t kUnvisited = UINT32_MAX;
    std::vector<uint32_t> walk_of(program_.classes.size(), kUnvisited);
    for (uint32_t i = 0; i < program_.classes.size(); ++i) {
      std::optional<ClassId> c = ClassId(i);
      while (c && walk_of[c->index()] == kUnvisited) {
        walk_of[c->index()] = i;
        c = program_[*c].superclass;
      }
      if (c && walk_of[c->index()] == i)
        return Fail(program_[*c].at,
                    "class " + program_.NameOf(*c) + " inherits from itself");
    }
    return base::Ok{};
  }

  base::Status ResolveType(const ClassNames& names, const TypeName& name,
                           Type& type) const {
    auto found = names.TypeOf(name.name);
    if (!found) return Fail(name.at, "unknown class " + program_[name.name]);
    type = *found;
    return base::Ok{};
  }

  base::Status ResolveFields(const ClassNames& names) {
    for (const Class& c : program_.classes) {
      std::set<SymbolId> seen;
      for (FieldId f : c.fields) {
        Field& field = program_.fields[f.index()];
        if (!seen.insert(field.name).second)
          return Fail(field.at, "field " + program_[field.name] +
                                    " is declared twice in class " +
                                    program_[c.name]);
        RETURN_IF_ERROR(ResolveType(names, field.type_name, field.type));
      }
    }
    return base::Ok{};
  }

  base::Status ResolveMethods(const ClassNames& names) {
    for (const Class& c : program_.classes) {
      std::set<SymbolId> seen;
      for (MethodId m : c.methods) {
        Method& method = program_.methods[m.index()];
        if (!seen.insert(method.name).second)
          return Fail(method.at, "method " + program_[method.name] +
                                     " is declared twice in class " +
                                     program_[c.name]);
        RETURN_IF_ERROR(
            ResolveType(names, method.return_name, method.return_type));
        RETURN_IF_ERROR(ResolveParameters(names, method));
      }
    }
    return base::Ok{};
  }

  base::Status ResolveParameters(const ClassNames& names,
                                 Method& method) const {
    std::set<SymbolId> seen;
    for (Parameter& param : method.params) {
      if (!seen.insert(param.name).second)
        return Fail(param.at,
                    "parameter " + program_[param.name] + " is declared twice");
      RETURN_IF_ERROR(ResolveType(names, param.type_name, param.type));
    }
    return base::Ok{};
  }

  base::Status CheckHidesNothing(const ClassTable& classes, ClassId super,
                                 FieldId f) const {
    const Field& field = program_[f];
    auto hidden = classes.FindField(super, field.name);
    if (!hidden) return base::Ok{};
    return Fail(field.at, "field " + program_[field.name] +
                              " hides the one inherited from class " +
                              program_.NameOf(program_[*hidden].owner));
  }

  base::Status CheckOverride(const ClassTable& classes, ClassId super,
                             MethodId m) const {
    const Method& method = program_[m];
    auto overridden = classes.FindMethod(super, method.name);
    if (!overridden || SameSignature(method, program_[*overridden]))
      return base::Ok{};
    return Fail(method.at,
                "method " + program_[method.name] +
                    " should have the signature it overrides in class " +
                    program_.NameOf(program_[*overridden].owner));
  }

  static bool SameSignature(const Method& a, const Method& b) {
    if (a.return_type != b.return_type) return false;
    if (a.params.size() != b.params.size()) return false;
    for (size_t i = 0; i < a.params.size(); ++i)
      if (a.params[i].type != b.params[i].type) return false;
    return true;
  }

  Program& program_;
};

}  // namespace

base::Result<CheckedProgram> Check(Program program) {
  ClassNames names;
  DeclarationChecker declarations(program);
  RETURN_IF_ERROR(declarations.Resolve(names));
  ClassTable classes(program);
  RETURN_IF_ERROR(declarations.CheckInheritance(classes));
  RETURN_IF_ERROR(declarations.ResolveEntry(names, classes));
  RETURN_IF_ERROR(CheckBodies(program, classes, names));
  return CheckedProgram(std::move(program), std::move(classes));
}

base::Result<CheckedProgram> ParseAndCheck(std::string_view text,
                                           std::string_view file) {
  ASSIGN_OR_RETURN(Program program, Parse(text, file));
  return Check(std::move(program));
}

}  // namespace javalite
