// What is known of a class, a field and a method once linked: plain data, made
// by ClassTable and read by everyone. A ClassInfo exists from the first mention
// of its name; everything but `id`, `name`, `kind` and an array's parts is
// meaningful only once `state` is kLoaded. Whether a class is initialised is
// not here: that differs from path to path. After JVMS 5.3 and 5.4.2.
#ifndef ENGINE_LINKING_CLASS_INFO_H_
#define ENGINE_LINKING_CLASS_INFO_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"

namespace engine {

enum class ClassKind : uint8_t {
  kClass,  // read from a class file; interfaces too
  kArray,
  kPrimitive,        // int, boolean, …, void
  kUnknownSubclass,  // stands for any class below another that nobody has seen
  kHolder,           // owns cells that belong to no object: parameters, statics
};

enum class LoadState : uint8_t { kNamed, kLoading, kLoaded, kFailed };

struct ClassInfo {
  ClassId id;
  std::string name;  // "p/A", "[Lp/A;", "int"
  ClassKind kind = ClassKind::kClass;
  LoadState state = LoadState::kNamed;
  uint16_t access_flags = 0;
  uint16_t dimensions = 0;  // of an array
  ClassId component = {};   // of an array: its type less one dimension
  ClassId element = {};     // of an array: its type less all dimensions
  PackageId package = {};   // of an array: its element's
  std::optional<ClassId> superclass;
  std::vector<ClassId> interfaces;      // direct ones, as declared
  std::vector<ClassId> all_interfaces;  // inherited ones too, ascending
  // Inherited ones first, so that a field has one slot in all classes.
  std::vector<FieldId> instance_fields;
  std::vector<FieldId> static_fields;  // declared here
  std::vector<MethodId> methods;       // declared here, as in the file
  std::vector<std::pair<SignatureId, MethodId>> by_signature;  // ascending
  std::optional<ClassId> nest_host;                            // once asked for
  std::unique_ptr<const classfile::ClassFile> file;            // of a kClass
  const LinkError* failure = nullptr;                          // of a kFailed
  bool hidden = false;    // no constant can name it: ClassTable::Define
  bool sees_all = false;  // private members of other classes, too
  // Its objects are any pure function that the interface of this method takes.
  std::optional<MethodId> function_of = {};
  // Another version of that class, of which only the code counts: it is run on
  // objects of that class, and names that one by its own name.
  std::optional<ClassId> version_of = {};

  bool Has(uint16_t flag) const { return (access_flags & flag) != 0; }
  bool IsInterface() const { return Has(classfile::kAccInterface); }
  bool IsArray() const { return kind == ClassKind::kArray; }
  // Of the JDK's image, or of no file.
  bool IsOfLibrary() const {
    return file == nullptr || file->origin.starts_with("jrt:/");
  }
  bool IsLoaded() const { return state == LoadState::kLoaded; }
  // Can there be an object whose class is exactly this one?
  bool IsConcrete() const {
    return IsArray() || kind == ClassKind::kUnknownSubclass ||
           (kind == ClassKind::kClass && !Has(classfile::kAccAbstract));
  }
};

struct FieldInfo {
  ClassId owner;
  std::string_view name;
  ClassId type;  // named, perhaps never loaded
  uint16_t access_flags = 0;
  // Instance fields: the index in instance_fields of every class that has it.
  // Static fields: the index in the owner's static_fields.
  uint32_t slot = 0;
  const classfile::Field* declaration = nullptr;  // null for a cell

  bool Has(uint16_t flag) const { return (access_flags & flag) != 0; }
  bool IsStatic() const { return Has(classfile::kAccStatic); }
};

struct MethodInfo {
  ClassId owner;
  SignatureId signature;
  const classfile::Method* declaration = nullptr;
  uint16_t access_flags = 0;
  uint16_t argument_slots = 0;  // `this` included
  // JVMS 2.9.3: MethodHandle.invoke and its kin; a call site's descriptor is
  // its own, so resolution finds these by name alone.
  bool signature_polymorphic = false;

  bool Has(uint16_t flag) const { return (access_flags & flag) != 0; }
  bool IsStatic() const { return Has(classfile::kAccStatic); }
  bool IsAbstract() const { return Has(classfile::kAccAbstract); }
  bool IsPrivate() const { return Has(classfile::kAccPrivate); }
  std::string_view name() const { return declaration->name; }
  std::string_view descriptor() const { return declaration->descriptor; }
  bool IsInitializer() const { return name() == "<init>"; }
};

}  // namespace engine

#endif  // ENGINE_LINKING_CLASS_INFO_H_
