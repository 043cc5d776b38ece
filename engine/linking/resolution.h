// Symbolic references to classes, fields and methods: what a constant of a
// class denotes, access checked. Each constant is resolved once; the answer or
// the failure, which names the Java error, is kept (JVMS 5.4.3 demands the same
// answer each time). After JVMS 5.4.3.1 to 5.4.3.4 and 5.4.4.
#ifndef ENGINE_LINKING_RESOLUTION_H_
#define ENGINE_LINKING_RESOLUTION_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/constant_pool.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"

namespace engine {

// What an instruction does with a field.
enum class FieldUse : uint8_t { kGetStatic, kPutStatic, kGetField, kPutField };

// What an instruction needs to know of the field it uses.
struct FieldSite {
  FieldId field;
  ClassId owner;
  char letter = 0;  // of its descriptor
};

class Resolver {
 public:
  explicit Resolver(ClassTable& table) : table_(table) {}  // must outlive this

  // The constant at `index` of the loaded class `from`, which must be of the
  // kind asked for: Class, Fieldref, or Methodref and InterfaceMethodref.
  Linked<ClassId> Class(ClassId from, uint16_t index);
  Linked<FieldId> Field(ClassId from, uint16_t index);
  Linked<MethodId> Method(ClassId from, uint16_t index);
  // The class through which a member constant refers to its member. Loaded,
  // once the member has been resolved.
  ClassId NamedClass(ClassId from, uint16_t index);

  // JVMS 6.5 getstatic, putstatic, getfield, putfield: is the resolved field
  // static where it must be, and may code of `user` write it if it is final?
  Linked<FieldId> CheckUse(MethodId user, FieldId f, FieldUse use);

  // Field and CheckUse in one, for a method of `from`.
  Linked<FieldSite> FieldFor(MethodId user, ClassId from, uint16_t index,
                             FieldUse use);

  // From now on the constant denotes this, whoever may use it: what a method
  // handle was resolved to elsewhere.
  void Bind(ClassId from, uint16_t index, MethodId m);

  // Resolves a reference that stands in no constant pool. Not kept.
  Linked<ClassId> ResolveClass(ClassId from, ClassId c);
  Linked<FieldId> ResolveField(ClassId from, const classfile::MemberRef& ref);
  Linked<MethodId> ResolveMethod(ClassId from, const classfile::MemberRef& ref);

 private:
  struct Entry {
    bool known = false;
    uint8_t uses = 0;  // of a field: those open to every method of the class
    char letter = 0;   // set with the first of them, like the owner
    uint32_t id = 0;
    ClassId owner;
    const LinkError* error = nullptr;
  };

  Entry& EntryOf(ClassId from, uint16_t index);
  // A class may be called otherwise than its file says (ClassTable::Define);
  // that name then means itself, to itself.
  ClassId Named(ClassId from, std::string_view name);
  template <class IdType, class Resolve>
  Linked<IdType> Cached(ClassId from, uint16_t index, Resolve resolve);

  std::optional<MethodId> FindMethod(ClassId from, ClassId c,
                                     const classfile::MemberRef& ref,
                                     const LinkError** error);
  std::optional<MethodId> FindClassMethod(ClassId c, SignatureId s);
  std::optional<MethodId> FindInterfaceMethod(ClassId c, SignatureId s);
  std::optional<MethodId> FindPolymorphic(ClassId c, std::string_view name);
  const LinkError* ResolveTypes(ClassId from, std::string_view descriptor);
  bool IsAccessible(ClassId from, ClassId named, MethodId m);
  bool MayWriteFinal(MethodId user, FieldId f) const;
  const LinkError* Fail(JavaError kind, ClassId from, std::string what);

  ClassTable& table_;
  std::vector<std::vector<Entry>> entries_;  // by class and constant
};

}  // namespace engine

#endif  // ENGINE_LINKING_RESOLUTION_H_
