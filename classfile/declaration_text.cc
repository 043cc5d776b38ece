#include "classfile/declaration_text.h"

#include <cstdio>
#include <optional>
#include <string_view>
#include <vector>

#include "classfile/attributes.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "classfile/signature_text.h"

namespace classfile {
namespace {

std::string JavaName(std::string_view internal) {
  return InternalToJava(ModifiedToUtf8(internal));
}

std::string Joined(const std::vector<std::string>& parts, const char* between) {
  std::string text;
  for (size_t i = 0; i < parts.size(); ++i)
    text += (i > 0 ? between : "") + parts[i];
  return text;
}

std::optional<std::string_view> SignatureOf(const ConstantPool& pool,
                                            const Attributes& attributes) {
  const Attribute* found = FindAttribute(attributes, AttributeKind::kSignature);
  if (found == nullptr) return std::nullopt;
  return pool.Utf8(LoadU2(found->info.data()));
}

std::string ModuleDeclaration(const ClassFile& file) {
  // The Module attribute starts with name, flags and version.
  const Attribute* module =
      FindAttribute(file.attributes, AttributeKind::kModule);
  if (module == nullptr || module->info.size() < 6) return "module";
  uint16_t name = LoadU2(module->info.data());
  uint16_t version = LoadU2(module->info.data() + 4);
  std::string text = "module ";
  if (file.pool.Is(name, ConstantTag::kModule))
    text += ModifiedToUtf8(file.pool.ModuleName(name));
  if (file.pool.Is(version, ConstantTag::kUtf8))
    text += "@" + ModifiedToUtf8(file.pool.Utf8(version));
  return text;
}

// " extends A implements B,C" from the class file's own items.
std::string ErasedSupertypes(const ClassFile& file) {
  bool is_interface = file.Has(kAccInterface);
  std::string text;
  std::string super = JavaName(file.super_name());
  if (!is_interface && !super.empty() && super != "java.lang.Object")
    text += " extends " + super;
  const char* before = is_interface ? " extends " : " implements ";
  for (uint16_t index : file.interfaces) {
    text += before + JavaName(file.pool.ClassName(index));
    before = ",";
  }
  return text;
}

std::string GenericSupertypes(const ClassFile& file,
                              const ClassSignatureText& signature) {
  bool is_interface = file.Has(kAccInterface);
  std::string text = signature.type_parameters;
  if (!is_interface) text += " extends " + signature.superclass;
  if (!signature.interfaces.empty())
    text += (is_interface ? " extends " : " implements ") +
            Joined(signature.interfaces, ", ");
  return text;
}

MethodSignatureText ErasedMethod(const Method& method) {
  auto descriptor = ParseMethodDescriptor(method.descriptor);
  MethodSignatureText text;
  for (const TypeDescriptor& type : descriptor->parameters)
    text.parameters.push_back(ModifiedToUtf8(TypeToJava(type)));
  text.result = ModifiedToUtf8(TypeToJava(descriptor->result));
  return text;
}

std::vector<std::string> ThrownClasses(const ConstantPool& pool,
                                       const Method& method) {
  std::vector<std::string> names;
  const Attribute* thrown =
      FindAttribute(method.attributes, AttributeKind::kExceptions);
  if (thrown == nullptr) return names;
  std::vector<uint16_t> indexes;
  ByteReader reader = ReaderOf(*thrown);
  ReadIndexes(reader, pool, ConstantTag::kClass, &indexes);
  for (uint16_t index : indexes)
    names.push_back(JavaName(pool.ClassName(index)));
  return names;
}

std::string Parameters(const Method& method, MethodSignatureText& text) {
  bool variable = method.Has(kAccVarargs) && !text.parameters.empty() &&
                  text.parameters.back().ends_with("[]");
  if (variable)
    text.parameters.back().replace(text.parameters.back().size() - 2, 2, "...");
  return "(" + Joined(text.parameters, ", ") + ")";
}

bool IsDefault(const ClassFile& file, const Method& method) {
  return file.Has(kAccInterface) &&
         !method.Has(kAccStatic | kAccPrivate | kAccAbstract);
}

}  // namespace

std::string ModifierText(uint16_t flags, std::span<const FlagName> names) {
  std::string text;
  for (const FlagName& flag : names)
    if ((flags & flag.mask) && flag.keyword != nullptr)
      text += std::string(flag.keyword) + " ";
  return text;
}

std::string FlagText(uint16_t flags, std::span<const FlagName> names) {
  char number[16];
  std::snprintf(number, sizeof(number), "(0x%04x)", unsigned{flags});
  std::vector<std::string> words;
  for (const FlagName& flag : names) {
    if (!(flags & flag.mask)) continue;
    words.emplace_back(flag.name);
    flags &= static_cast<uint16_t>(~flag.mask);
  }
  // Bits without a name here come last.
  for (unsigned bit = 1; bit <= 0x8000; bit <<= 1) {
    if (!(flags & bit)) continue;
    char name[16];
    std::snprintf(name, sizeof(name), "0x%x", bit);
    words.emplace_back(name);
  }
  return number + (words.empty() ? "" : " " + Joined(words, ", "));
}

std::string TypeText(const ConstantPool& pool, std::string_view descriptor,
                     const Attributes& attributes) {
  if (auto signature = SignatureOf(pool, attributes))
    if (auto text = FieldSignatureToJava(*signature)) return *text;
  return ModifiedToUtf8(TypeToJava(*ParseFieldDescriptor(descriptor)));
}

std::string ClassDeclaration(const ClassFile& file) {
  if (file.Has(kAccModule)) return ModuleDeclaration(file);
  bool is_interface = file.Has(kAccInterface);
  uint16_t flags = file.access_flags;
  if (is_interface) flags &= static_cast<uint16_t>(~kAccAbstract);
  std::string text = ModifierText(flags, kClassFlags) +
                     (is_interface ? "interface " : "class ") +
                     JavaName(file.name());
  if (auto signature = SignatureOf(file.pool, file.attributes))
    if (auto generic = ClassSignatureToJava(*signature))
      return text + GenericSupertypes(file, *generic);
  return text + ErasedSupertypes(file);
}

std::string FieldDeclaration(const ClassFile& file, const Field& field) {
  return ModifierText(field.access_flags, kFieldFlags) +
         TypeText(file.pool, field.descriptor, field.attributes) + " " +
         ModifiedToUtf8(field.name) + ";";
}

std::string MethodDeclaration(const ClassFile& file, const Method& method) {
  std::string text = ModifierText(method.access_flags, kMethodFlags);
  if (method.name == "<clinit>") return text + "{};";
  if (IsDefault(file, method)) text += "default ";
  std::optional<MethodSignatureText> generic;
  if (auto signature = SignatureOf(file.pool, method.attributes))
    generic = MethodSignatureToJava(*signature);
  MethodSignatureText parts = generic ? *generic : ErasedMethod(method);
  if (!parts.type_parameters.empty()) text += parts.type_parameters + " ";
  if (method.name == "<init>")
    text += JavaName(file.name());
  else
    text += parts.result + " " + ModifiedToUtf8(method.name);
  text += Parameters(method, parts);
  std::vector<std::string> thrown = ThrownClasses(file.pool, method);
  if (!thrown.empty() && !parts.exceptions.empty()) thrown = parts.exceptions;
  if (!thrown.empty()) text += " throws " + Joined(thrown, ", ");
  return text + ";";
}

}  // namespace classfile
