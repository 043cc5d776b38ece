// What a Java source in some package may name: classes, fields, methods, and
// which objects it may make with `new` without anything else being done.
#ifndef CHECK_TESTGEN_ACCESS_H_
#define CHECK_TESTGEN_ACCESS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "check/class_reader.h"
#include "check/property.h"
#include "check/testgen/plain_code.h"
#include "classfile/class_file.h"

namespace testgen {

struct FieldPlace {
  std::string owner;  // internal form
  std::string name;
  std::string descriptor;
  bool plain = false;     // can be assigned by its name
  bool readable = false;  // can be read by its name
};

class Access {
 public:
  // `package`: "p/q/", or empty. The reader must outlive this.
  Access(check::ClassReader& reader, std::string package)
      : reader_(reader), package_(std::move(package)) {}

  // Class names are in internal form, types descriptors. None: cannot be named.
  std::optional<std::string> ClassText(const std::string& name);
  std::optional<std::string> TypeText(std::string_view descriptor);
  // "String", or with its package where another class of that name is nearer.
  std::string LangText(const std::string& simple);

  // A field of objects of that class by the name that reports use: one that is
  // hidden goes by its class too.
  std::optional<FieldPlace> FieldOf(const std::string& of,
                                    const std::string& key);
  // The type of a static field that can be read by its name.
  std::optional<std::string> StaticType(const std::string& owner,
                                        const std::string& field);
  // A static field, however it can be used.
  std::optional<FieldPlace> StaticField(const std::string& owner,
                                        const std::string& field);
  bool Calls(const check::MethodName& method, const std::string& on);
  // Another method of that name takes as many arguments.
  bool IsOverloaded(const check::MethodName& method, const std::string& on);
  // A class from `of` up, below the method's own, overrides it.
  bool IsOverridden(const check::MethodName& method, const std::string& of);

  // What `new A()` does besides making the object.
  enum class Making : uint8_t { kNothing, kSetsFields, kMore };
  Making MakingOf(const std::string& name);
  // A constructor of that class that a source may call and that does nothing
  // but keep what it is given and set constants; by field what that is.
  struct Constructor {
    std::string descriptor;
    std::map<std::string, Kept> fields;
  };
  std::vector<Constructor> PlainConstructors(const std::string& name);
  // A method of one parameter that a source may call on objects of that class
  // and that does nothing but set the field; empty: there is none.
  std::string SetterOf(const FieldPlace& field, const std::string& of);
  // The same of the constructor of a record that takes all its fields.
  bool MakesRecord(const std::string& name, std::string_view descriptor);
  bool IsRecord(const std::string& name);
  const classfile::ClassFile* Read(const std::string& name);

 private:
  bool Reaches(const std::string& owner, uint16_t flags);
  Making CodeMakes(const classfile::ClassFile& file,
                   const classfile::Method& constructor);

  check::ClassReader& reader_;
  const std::string package_;
};

std::string PackageOf(const std::string& class_name);  // "p/q/"

}  // namespace testgen

#endif  // CHECK_TESTGEN_ACCESS_H_
