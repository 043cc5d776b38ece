#include "engine/call_sites/call_site.h"

#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "classfile/attribute.h"
#include "classfile/opcode.h"
#include "engine/call_sites/reflective_call.h"
#include "engine/call_sites/site_linking.h"

namespace engine {
namespace {

#define LOOKUP "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
#define TYPE "Ljava/lang/invoke/MethodType;"
#define RESULT ")Ljava/lang/invoke/CallSite;"

// The bootstrap methods that compilers of Java 8 to 17 use.
constexpr struct Family {
  std::string_view owner, name, descriptor;
  const char* label;  // part of the names of its classes
  CallSite (*link)(const SiteRequest&);
} kFamilies[] = {
    {"java/lang/invoke/LambdaMetafactory", "metafactory",
     LOOKUP TYPE TYPE "Ljava/lang/invoke/MethodHandle;" TYPE RESULT, "Lambda",
     LinkLambda},
    {"java/lang/invoke/LambdaMetafactory", "altMetafactory",
     LOOKUP TYPE "[Ljava/lang/Object;" RESULT, "Lambda", LinkAltLambda},
    {"java/lang/runtime/ObjectMethods", "bootstrap",
     LOOKUP
     "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;"
     "[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;",
     "Record", LinkRecord},
    {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants",
     LOOKUP TYPE "Ljava/lang/String;[Ljava/lang/Object;" RESULT, "Concat",
     LinkConcatWithConstants},
    {"java/lang/invoke/StringConcatFactory", "makeConcat", LOOKUP TYPE RESULT,
     "Concat", LinkConcat},
};

#undef LOOKUP
#undef TYPE
#undef RESULT

const Family* FamilyOf(const classfile::MethodHandle& bootstrap) {
  if (bootstrap.kind != classfile::ReferenceKind::kInvokeStatic) return nullptr;
  const classfile::MemberRef& member = bootstrap.member;
  for (const Family& family : kFamilies)
    if (family.owner == member.class_name && family.name == member.name &&
        family.descriptor == member.descriptor)
      return &family;
  return nullptr;
}

std::string TextOf(const classfile::MemberRef& member) {
  return classfile::InternalToJava(member.class_name) + "." +
         std::string(member.name) + std::string(member.descriptor);
}

}  // namespace

classfile::BootstrapMethod BootstrapOf(const classfile::ClassFile& file,
                                       uint16_t number) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      file.attributes, classfile::AttributeKind::kBootstrapMethods);
  CHECK(attribute != nullptr, "a dynamic constant should have been checked");
  std::vector<classfile::BootstrapMethod> methods;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  classfile::ReadBootstrapMethods(reader, file.pool, &methods);
  CHECK(number < methods.size(), "a dynamic constant should have been checked");
  return std::move(methods[number]);
}

ClassWriter SiteRequest::Writer() const {
  std::string name = class_name;
  for (char& c : name)
    if (c == '.') c = '$';
  return ClassWriter(std::move(name), table[caller].file->major, line);
}

const LinkError* SiteRequest::Load(std::string_view descriptor) const {
  const auto type = classfile::ParseMethodDescriptor(descriptor);
  CHECK(type.has_value(), "a method type should have been checked");
  std::vector<classfile::TypeDescriptor> types = type->parameters;
  types.push_back(type->result);
  for (const classfile::TypeDescriptor& t : types) {
    if (!t.IsReference()) continue;
    auto loaded = resolver.ResolveClass(caller, table.NameOfType(t.text));
    if (!loaded.ok()) return loaded.error();
  }
  return nullptr;
}

CallSite Fails(const LinkError* error) { return {{}, {}, error, {}, {}}; }

CallSite Refused(std::string why) {
  return {{}, {}, nullptr, std::move(why), {}};
}

CallSite Define(const SiteRequest& request, ClassWriter& writer,
                std::string_view static_method) {
  std::vector<uint8_t> bytes = writer.Finish();
  if (!writer.fits()) return Refused("its class would be too large");
  ClassTable& table = request.table;
  auto made =
      table.Define(request.class_name, std::move(bytes), request.caller);
  if (!made.ok()) return Refused(made.error()->ToString());
  if (static_method.empty()) return {made.value(), {}, nullptr, {}};
  auto method = table.DeclaredMethod(made.value(), static_method,
                                     request.name_and_type.descriptor);
  CHECK(method.has_value(), "a class should have what was written into it");
  return {{}, method, nullptr, {}};
}

// Among all call sites of the class, in the order of its file: the same
// whichever is run first.
uint32_t CallSites::NumberOf(MethodId m, uint32_t instruction) const {
  uint32_t number = 1;
  for (MethodId other : table_[table_[m].owner].methods) {
    const auto& code = table_[other].declaration->code;
    if (!code) continue;
    const size_t end = other == m ? instruction : code->instructions.size();
    for (size_t i = 0; i < end; ++i)
      if (code->instructions[i].opcode == classfile::Opcode::kInvokedynamic)
        ++number;
    if (other == m) break;
  }
  return number;
}

const CallSite& CallSites::At(MethodId m, uint32_t instruction, uint16_t line) {
  const uint64_t key = uint64_t{m.index()} << 32 | instruction;
  auto known = sites_.find(key);
  if (known != sites_.end()) return known->second;
  const CallSite& site =
      sites_.emplace(key, Link(m, instruction, line)).first->second;
  if (site.joining) {
    joining_[*site.joining] = &site;
    writers_.insert(*site.joining);
  }
  return site;
}

const std::vector<std::u16string>* CallSites::AroundArgumentsOf(
    MethodId m) const {
  const auto site = joining_.find(m);
  return site == joining_.end() ? nullptr : &site->second->around;
}

const CallSite& CallSites::ForText(ClassId host, const std::u16string& recipe,
                                   const std::string& descriptor) {
  const std::tuple key(host, recipe, descriptor);
  if (auto known = texts_.find(key); known != texts_.end())
    return known->second;
  const SiteRequest request{
      table_,
      resolver_,
      host,
      table_[host].file->pool,
      {"message", descriptor},
      *classfile::ParseMethodDescriptor(descriptor),
      {},
      table_[host].name + "$$Message." + std::to_string(texts_.size() + 1)};
  const CallSite& site =
      texts_.emplace(key, LinkRecipe(request, recipe)).first->second;
  if (site.method) writers_.insert(*site.method);
  return site;
}

const CallSite& CallSites::ForReflection(MethodId m) {
  auto known = reflective_.find(m);
  if (known != reflective_.end()) return known->second;
  return reflective_.emplace(m, LinkReflective(table_, resolver_, m))
      .first->second;
}

CallSite CallSites::Link(MethodId m, uint32_t instruction, uint16_t line) {
  const ClassInfo& caller = table_[table_[m].owner];
  const classfile::ConstantPool& pool = caller.file->pool;
  const classfile::DynamicRef site = pool.Dynamic(static_cast<uint16_t>(
      table_[m].declaration->code->instructions[instruction].a));
  classfile::BootstrapMethod bootstrap =
      BootstrapOf(*caller.file, site.bootstrap);
  const classfile::MethodHandle handle = pool.MethodHandleAt(bootstrap.handle);
  const std::string what = "invokedynamic " +
                           std::string(site.name_and_type.name) + " through " +
                           TextOf(handle.member);
  const Family* family = FamilyOf(handle);
  if (family == nullptr) return Refused(what);
  SiteRequest request{
      table_,
      resolver_,
      caller.id,
      pool,
      site.name_and_type,
      *classfile::ParseMethodDescriptor(site.name_and_type.descriptor),
      std::move(bootstrap.arguments),
      caller.name + "$$" + family->label + "." +
          std::to_string(NumberOf(m, instruction)),
      line};
  if (const LinkError* error = request.Load(site.name_and_type.descriptor))
    return Fails(error);
  CallSite linked = family->link(request);
  if (!linked.unsupported.empty())
    linked.unsupported = what + ": " + linked.unsupported;
  return linked;
}

}  // namespace engine
