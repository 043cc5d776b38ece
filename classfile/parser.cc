#include "classfile/parser.h"

#include <utility>

#include "classfile/attribute_parser.h"
#include "classfile/attributes.h"
#include "classfile/byte_reader.h"
#include "classfile/descriptor.h"
#include "classfile/member_set.h"
#include "classfile/modifiers.h"

namespace classfile {
namespace {

constexpr uint32_t kMagic = 0xcafebabe;
constexpr uint16_t kStaticInitializerMajor = 51;
constexpr uint16_t kCheckedMinorMajor = 56;
constexpr uint16_t kPreviewMinor = 65535;

class Parser {
 public:
  Parser(Bytes bytes, std::string origin) : reader_(bytes.data()) {
    class_.bytes = std::move(bytes);
    class_.origin = std::move(origin);
  }

  base::Result<ClassFile> Run() {
    bool ok = Header() &&
              ConstantPool::Read(reader_, class_.bytes.data(), class_.major,
                                 &class_.pool) &&
              ThisAndSuper() && Interfaces() && Members();
    if (!ok) return reader_.error().In(class_.origin);
    return std::move(class_);
  }

 private:
  bool Header();
  bool ThisAndSuper();
  bool CheckModule();
  bool Interfaces();
  bool Members();
  bool Fields(AttributeParser& attributes);
  bool Methods(AttributeParser& attributes);
  bool CheckMethod(const Method& method, size_t at);
  bool CheckClassInitializer(const Method& method, size_t at);
  bool CheckClassAttributes(size_t at);
  bool CheckDynamicConstants(size_t at);
  bool CheckModuleConstants();
  bool ReadName(bool method, std::string_view* name);

  ByteReader reader_;
  ClassFile class_;
};

bool Parser::Header() {
  if (class_.bytes.size() > kMaxClassFileSize)
    return reader_.Fail("a class file of at most 8 MiB");
  uint32_t magic = reader_.U4();
  if (reader_.ok() && magic != kMagic)
    return reader_.FailAt(0, "the magic number 0xCAFEBABE of a class file");
  class_.minor = reader_.U2();
  class_.major = reader_.U2();
  if (!reader_.ok()) return false;
  if (class_.major < kOldestMajor || class_.major > kNewestMajor)
    return reader_.FailAt(6, "a class file version from 45 to 69, found " +
                                 std::to_string(class_.major));
  bool legal = class_.major < kCheckedMinorMajor || class_.minor == 0 ||
               class_.minor == kPreviewMinor;
  return legal || reader_.FailAt(4, "minor version 0 or 65535, found " +
                                        std::to_string(class_.minor));
}

bool Parser::ThisAndSuper() {
  const ConstantPool& pool = class_.pool;
  size_t at = reader_.offset();
  class_.access_flags = reader_.U2();
  if (reader_.ok() && !LegalClassFlags(class_.access_flags, class_.major))
    return reader_.FailAt(at, "access flags that a class may combine");
  class_.this_index = ReadIndex(reader_, pool, ConstantTag::kClass);
  class_.super_index = ReadIndex(reader_, pool, ConstantTag::kClass, true);
  if (!reader_.ok()) return false;
  if (Dimensions(class_.name()) > 0)
    return reader_.FailAt(at + 2, "a class that is not an array");
  if (class_.Has(kAccModule))
    return class_.super_index == 0 ||
           reader_.FailAt(at + 4, "no superclass of a module");
  bool is_object = class_.name() == "java/lang/Object";
  if (is_object != (class_.super_index == 0))
    return reader_.FailAt(at + 4,
                          "a superclass, except for java/lang/Object alone");
  if (Dimensions(class_.super_name()) > 0)
    return reader_.FailAt(at + 4, "a superclass that is not an array");
  return !class_.Has(kAccInterface) ||
         class_.super_name() == "java/lang/Object" ||
         reader_.FailAt(at + 4, "java/lang/Object as superclass of interfaces");
}

bool Parser::Interfaces() {
  size_t at = reader_.offset();
  if (!ReadIndexes(reader_, class_.pool, ConstantTag::kClass,
                   &class_.interfaces))
    return false;
  for (uint16_t index : class_.interfaces)
    if (Dimensions(class_.pool.ClassName(index)) > 0)
      return reader_.FailAt(at, "interfaces that are not arrays");
  return true;
}

bool Parser::Members() {
  AttributeParser attributes(reader_, class_.pool, class_.major);
  if (!Fields(attributes) || !Methods(attributes)) return false;
  size_t at = reader_.offset();
  if (!attributes.ParseClass(&class_.attributes)) return false;
  if (reader_.remaining() > 0)
    return reader_.Fail("the class file to end here, found " +
                        std::to_string(reader_.remaining()) + " more bytes");
  return CheckClassAttributes(at) && CheckDynamicConstants(at) &&
         CheckModule() && CheckModuleConstants();
}

bool Parser::ReadName(bool method, std::string_view* name) {
  size_t at = reader_.offset();
  uint16_t index = ReadIndex(reader_, class_.pool, ConstantTag::kUtf8);
  if (!reader_.ok()) return false;
  *name = class_.pool.Utf8(index);
  bool legal =
      method ? class_.pool.IsMethodName(index) : class_.pool.IsFieldName(index);
  return legal || reader_.FailAt(at, method ? "the name of a method"
                                            : "the name of a field");
}

bool Parser::Fields(AttributeParser& attributes) {
  uint16_t count = reader_.U2();
  if (count > reader_.remaining() / 8)
    return reader_.Fail("as many fields as their count says");
  class_.fields.resize(count);
  MemberSet seen(count);
  for (Field& field : class_.fields) {
    size_t at = reader_.offset();
    field.access_flags = reader_.U2();
    if (!LegalFieldFlags(field.access_flags, class_.Has(kAccInterface),
                         class_.major))
      return reader_.FailAt(at, "access flags that a field may combine");
    if (!ReadName(false, &field.name)) return false;
    uint16_t type = ReadIndex(reader_, class_.pool, ConstantTag::kUtf8);
    if (!reader_.ok()) return false;
    if (!class_.pool.IsField(type))
      return reader_.FailAt(at + 4, "the descriptor of a field");
    field.descriptor = class_.pool.Utf8(type);
    if (!seen.Add(field.name, field.descriptor))
      return reader_.FailAt(at + 2, "no two fields of one name and type");
    if (!attributes.ParseField(field, &field.attributes)) return false;
  }
  return reader_.ok();
}

bool Parser::Methods(AttributeParser& attributes) {
  uint16_t count = reader_.U2();
  if (count > reader_.remaining() / 8)
    return reader_.Fail("as many methods as their count says");
  class_.methods.resize(count);
  MemberSet seen(count);
  for (Method& method : class_.methods) {
    size_t at = reader_.offset();
    method.access_flags = reader_.U2();
    if (!ReadName(true, &method.name)) return false;
    uint16_t type = ReadIndex(reader_, class_.pool, ConstantTag::kUtf8);
    if (!reader_.ok()) return false;
    if (!class_.pool.IsMethod(type))
      return reader_.FailAt(at + 4, "the descriptor of a method");
    method.descriptor = class_.pool.Utf8(type);
    if (!seen.Add(method.name, method.descriptor))
      return reader_.FailAt(at + 2, "no two methods of one name and type");
    if (!CheckMethod(method, at) || !attributes.ParseMethod(&method))
      return false;
  }
  return reader_.ok();
}

bool Parser::CheckMethod(const Method& method, size_t at) {
  bool in_interface = class_.Has(kAccInterface);
  if (method.name == "<clinit>") return CheckClassInitializer(method, at);
  bool initializer = method.name == "<init>";
  if (initializer && in_interface)
    return reader_.FailAt(at + 2, "no <init> in an interface");
  if (initializer && !method.descriptor.ends_with(")V"))
    return reader_.FailAt(at + 4, "<init> to return void");
  if (!LegalMethodFlags(method.access_flags, in_interface, initializer,
                        class_.major))
    return reader_.FailAt(at, "access flags that a method may combine");
  int receiver = method.Has(kAccStatic) ? 0 : 1;
  return ParameterSlots(method.descriptor) + receiver <= 255 ||
         reader_.FailAt(at + 4, "at most 255 slots of parameters");
}

bool Parser::CheckClassInitializer(const Method& method, size_t at) {
  if (!method.descriptor.ends_with(")V"))
    return reader_.FailAt(at + 4, "<clinit> to return void");
  if (class_.major < kStaticInitializerMajor) return true;
  if (!method.Has(kAccStatic))
    return reader_.FailAt(at, "<clinit> to be static");
  return method.descriptor == "()V" ||
         reader_.FailAt(at + 4, "<clinit> to take no parameters");
}

bool Parser::CheckClassAttributes(size_t at) {
  auto has = [&](AttributeKind kind) {
    return FindAttribute(class_.attributes, kind) != nullptr;
  };
  if (has(AttributeKind::kNestHost) && has(AttributeKind::kNestMembers))
    return reader_.FailAt(at, "not both NestHost and NestMembers");
  return !has(AttributeKind::kPermittedSubclasses) || !class_.Has(kAccFinal) ||
         reader_.FailAt(at, "no PermittedSubclasses in a final class");
}

// Dynamic constants name bootstrap methods, which are read last.
bool Parser::CheckDynamicConstants(size_t at) {
  size_t count = 0;
  const Attribute* methods =
      FindAttribute(class_.attributes, AttributeKind::kBootstrapMethods);
  if (methods != nullptr) count = LoadU2(methods->info.data());
  const ConstantPool& pool = class_.pool;
  for (size_t i = 1; i < pool.size(); ++i) {
    if (!pool.Is(i, ConstantTag::kDynamic) &&
        !pool.Is(i, ConstantTag::kInvokeDynamic))
      continue;
    if (pool.FirstIndex(static_cast<uint16_t>(i)) >= count)
      return reader_.FailAt(
          at, "a bootstrap method for constant #" + std::to_string(i));
  }
  return true;
}

bool Parser::CheckModule() {
  if (!class_.Has(kAccModule)) return true;
  bool bare = class_.interfaces.empty() && class_.fields.empty() &&
              class_.methods.empty();
  bool described =
      FindAttribute(class_.attributes, AttributeKind::kModule) != nullptr;
  return (bare && described && class_.name() == "module-info") ||
         reader_.Fail("a module named module-info without members");
}

bool Parser::CheckModuleConstants() {
  if (class_.Has(kAccModule)) return true;
  const ConstantPool& pool = class_.pool;
  for (size_t i = 1; i < pool.size(); ++i)
    if (pool.Is(i, ConstantTag::kModule) || pool.Is(i, ConstantTag::kPackage))
      return reader_.FailAt(pool.OffsetOf(static_cast<uint16_t>(i)),
                            "module and package constants in modules only");
  return true;
}

}  // namespace

base::Result<ClassFile> ParseClassFile(Bytes bytes, std::string origin) {
  return Parser(std::move(bytes), std::move(origin)).Run();
}

}  // namespace classfile
