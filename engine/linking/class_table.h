// The classes, fields and methods of the analysed program, each once and by
// dense id. A class has an id from its first mention; loading reads it from the
// class path, after its superclass and interfaces, and checks what JVMS 5.3.5
// demands. Whatever cannot be loaded stays failed, with one LinkError that says
// why and for whom. References to infos stay valid as the table grows.
//
// Invariant: a loaded class's superclass, interfaces, component and element are
// loaded; a failed one has a failure; nothing is kLoading between calls.
#ifndef ENGINE_LINKING_CLASS_TABLE_H_
#define ENGINE_LINKING_CLASS_TABLE_H_

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/interner.h"
#include "classfile/class_path.h"
#include "engine/linking/class_info.h"
#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"
#include "engine/linking/subtype_index.h"

namespace engine {

class ClassTable {
 public:
  // `path` must outlive the table.
  explicit ClassTable(const classfile::ClassPath& path);
  ClassTable(const ClassTable&) = delete;
  ClassTable& operator=(const ClassTable&) = delete;

  // The class a CONSTANT_Class names: "p/A" or "[Lp/A;". Loads nothing.
  ClassId Name(std::string_view name);
  // The class of a field descriptor, or of V: "I", "Lp/A;", "[J".
  ClassId NameOfType(std::string_view descriptor);
  ClassId ArrayOf(ClassId component);

  // The same id, loaded.
  Linked<ClassId> Load(ClassId c);
  // The class a person asks for: if there is none, the error suggests others.
  Linked<ClassId> Load(std::string_view name);

  const ClassInfo& operator[](ClassId c) const { return classes_[c.index()]; }
  const FieldInfo& operator[](FieldId f) const { return fields_[f.index()]; }
  const MethodInfo& operator[](MethodId m) const { return methods_[m.index()]; }
  size_t class_count() const { return classes_.size(); }
  size_t method_count() const { return methods_.size(); }

  // Reflexive, arrays covariant; both must be loaded. JVMS 6.5 instanceof.
  bool IsSubtype(ClassId sub, ClassId super) const;
  const SubtypeIndex& subtypes() const { return subtypes_; }

  SignatureId Signature(std::string_view name, std::string_view descriptor);
  // Declared by that very class.
  std::optional<MethodId> DeclaredMethod(ClassId c, SignatureId s) const;
  std::optional<MethodId> DeclaredMethod(ClassId c, std::string_view name,
                                         std::string_view descriptor);
  std::optional<FieldId> DeclaredField(ClassId c, std::string_view name,
                                       std::string_view descriptor) const;

  // JVMS 5.4.4: the class itself where a stated host does not acknowledge it.
  ClassId NestHost(ClassId c);

  // The letter a descriptor of this type starts with: "I", "[", "L".
  char LetterOf(ClassId c) const;
  // "p.A", "int[]"; "p.A.add(II)I"; "p.A.next".
  std::string TextOf(ClassId c) const;
  std::string TextOf(MethodId m) const;
  std::string TextOf(FieldId f) const;

  // Errors live as long as the table.
  const LinkError* Fail(JavaError kind, std::string what,
                        std::string where = {});

  // A cell that is no class's field: a parameter, an array's element.
  FieldId AddCell(std::string_view name, ClassId type);
  // A class that owns cells or static fields; it has no supertypes.
  ClassId AddHolder(std::string_view name, std::vector<FieldId> fields);
  // A class below `c`, loaded and neither array nor final, that is not known.
  ClassId UnknownSubclassOf(ClassId c);

  // A class that no file holds and no constant can name, as if loaded from
  // `bytes`; it is in the package and the nest of `host`, which is loaded.
  // `name` has a dot in it. After java.lang.invoke.MethodHandles.Lookup's
  // defineHiddenClass.
  Linked<ClassId> Define(std::string_view name, std::vector<uint8_t> bytes,
                         ClassId host);

  // The same of a class of ours that may use what is private elsewhere; once.
  Linked<ClassId> DefineOurs(std::string_view name, std::vector<uint8_t> bytes,
                             ClassId host);

  // The same of a class whose objects are functions of the input: see
  // ClassInfo::function_of.
  Linked<ClassId> DefineFunction(std::string_view name,
                                 std::vector<uint8_t> bytes, MethodId of);

  // A later version of a loaded class: see ClassInfo::version_of.
  Linked<ClassId> DefineVersion(ClassId of, classfile::ClassBytes file);
  std::optional<ClassId> NewerVersionOf(ClassId c) const {
    const auto it = newer_.find(c);
    return it == newer_.end() ? std::nullopt : std::optional(it->second);
  }
  // By the class they are versions of.
  const std::map<ClassId, ClassId>& versions() const { return newer_; }

  // Those, in the order in which they came.
  std::span<const ClassId> hidden() const { return hidden_; }

  const classfile::ClassPath& path() const { return path_; }
  ClassId object() const { return object_; }

 private:
  friend class ClassLoader;

  ClassId AddClass(std::string name, ClassKind kind);
  ClassId DefineIn(std::string_view name, std::vector<uint8_t> bytes,
                   ClassId host);
  std::string Suggestions(const std::string& name) const;
  ClassInfo& Mutable(ClassId c) { return classes_[c.index()]; }

  const classfile::ClassPath& path_;
  std::deque<ClassInfo> classes_;
  std::deque<FieldInfo> fields_;
  std::deque<MethodInfo> methods_;
  std::deque<LinkError> errors_;
  std::deque<std::string> cell_names_;
  std::vector<ClassId> hidden_;
  std::map<ClassId, ClassId> newer_;
  base::Interner<std::string, heap::ClassTag> names_;  // same ids as classes_
  base::Interner<std::string, SignatureTag> signatures_;
  base::Interner<std::string, PackageTag> packages_;
  SubtypeIndex subtypes_;
  ClassId object_, cloneable_, serializable_;
};

}  // namespace engine

#endif  // ENGINE_LINKING_CLASS_TABLE_H_
