// equals, hashCode and toString of a record: a static method that does with the
// fields what java.lang.runtime.ObjectMethods does. It compares the last field
// first.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "classfile/modified_utf8.h"
#include "engine/call_sites/adaptation.h"
#include "engine/call_sites/site_linking.h"
#include "engine/call_sites/text_writer.h"

namespace engine {
namespace {

using classfile::ConstantTag;
using classfile::Opcode;
using classfile::TypeDescriptor;

constexpr std::string_view kObjects = "java/util/Objects";
constexpr TypeDescriptor kInt = {"I", "", 'I', 0};
constexpr TypeDescriptor kObject = {"Ljava/lang/Object;", "java/lang/Object",
                                    'L', 0};

struct Component {
  std::u16string name;
  TypeDescriptor type;
  uint16_t constant = 0;  // of the field, in the class written
};

struct Record {
  std::string name;  // "p/A"
  std::vector<Component> components;
};

// "a;b;c"; nothing for none.
std::vector<std::string> NamesOf(std::string_view list) {
  std::vector<std::string> names;
  while (!list.empty()) {
    const size_t end = std::min(list.find(';'), list.size());
    names.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return names;
}

// As Class.getSimpleName has it.
std::string SimpleName(const ClassTable& table, ClassId c) {
  const classfile::ClassFile& file = *table[c].file;
  const auto* attribute = classfile::FindAttribute(
      file.attributes, classfile::AttributeKind::kInnerClasses);
  std::vector<classfile::InnerClass> inner;
  if (attribute != nullptr) {
    auto reader = classfile::ReaderOf(*attribute);
    classfile::ReadInnerClasses(reader, file.pool, &inner);
  }
  for (const classfile::InnerClass& row : inner)
    if (file.pool.ClassName(row.inner) == file.name())
      return row.name == 0 ? "" : std::string(file.pool.Utf8(row.name));
  const std::string& name = table[c].name;
  return name.substr(name.rfind('/') + 1);
}

class RecordLinker {
 public:
  explicit RecordLinker(const SiteRequest& request)
      : request_(request), writer_(request.Writer()) {}

  CallSite Run() {
    if (!ReadShape()) return Refused(why_);
    for (size_t i = 2; i < request_.arguments.size(); ++i)
      if (const LinkError* error = ReadGetter(i)) return Fails(error);
    if (!why_.empty()) return Refused(why_);
    const std::string_view name = request_.name_and_type.name;
    CodeWriter code(3);
    if (name == "equals")
      WriteEquals(code);
    else if (name == "hashCode")
      WriteHashCode(code);
    else
      WriteToString(code);
    code.Return(request_.type.result);
    writer_.AddMethod(kStaticMethod, name, request_.name_and_type.descriptor,
                      code);
    return Define(request_, writer_, name);
  }

 private:
  // The record, the names of its components, and the type of the call.
  bool ReadShape() {
    why_ = "arguments that ObjectMethods does not take";
    if (!request_.Has(0, ConstantTag::kClass) ||
        !request_.Has(1, ConstantTag::kString))
      return false;
    record_.name = request_.pool.ClassName(request_.arguments[0]);
    if (record_.name != request_.table[request_.caller].name) return false;
    for (const std::string& name :
         NamesOf(request_.pool.String(request_.arguments[1])))
      record_.components.push_back(
          {classfile::DecodeModifiedUtf8(name), {}, 0});
    if (record_.components.size() + 2 != request_.arguments.size())
      return false;
    why_ = "a type that ObjectMethods does not take";
    const std::string self = "L" + record_.name + ";";
    const auto& [name, type] = request_.name_and_type;
    if ((name != "equals" || type != "(" + self + "Ljava/lang/Object;)Z") &&
        (name != "hashCode" || type != "(" + self + ")I") &&
        (name != "toString" || type != "(" + self + ")Ljava/lang/String;"))
      return false;
    why_.clear();
    return true;
  }

  const LinkError* ReadGetter(size_t argument) {
    const uint16_t index = request_.arguments[argument];
    const auto& pool = request_.pool;
    const auto handle = pool.Is(index, ConstantTag::kMethodHandle)
                            ? pool.MethodHandleAt(index)
                            : classfile::MethodHandle{};
    if (handle.kind != classfile::ReferenceKind::kGetField ||
        handle.member.class_name != record_.name) {
      why_ = "a component that is no field of the record";
      return nullptr;
    }
    auto field = request_.resolver.Field(request_.caller, handle.member_index);
    if (!field.ok()) return field.error();
    if (request_.table[field.value()].IsStatic())
      why_ = "a component that is a static field";
    Component& component = record_.components[argument - 2];
    component.type = *classfile::ParseFieldDescriptor(handle.member.descriptor);
    component.constant =
        writer_.Field(writer_.Class(record_.name), handle.member.name,
                      handle.member.descriptor);
    return nullptr;
  }

  void PushComponent(CodeWriter& code, uint32_t local, const Component& c) {
    code.Load(kObject, local);
    code.GetField(c.constant, c.type.text);
  }

  void CallStatic(CodeWriter& code, std::string_view owner,
                  std::string_view name, const std::string& type) {
    code.Invoke(Opcode::kInvokestatic, writer_.Method(owner, name, type), type);
  }

  // Goes to `other` where the two values on top differ.
  void Compare(CodeWriter& code, const TypeDescriptor& type,
               CodeWriter::Label& other) {
    if (type.IsReference()) {
      CallStatic(code, kObjects, "equals",
                 "(Ljava/lang/Object;Ljava/lang/Object;)Z");
      return code.Jump(Opcode::kIfeq, other);
    }
    if (type.kind == 'F' || type.kind == 'D') {
      const std::string letter(1, type.kind);
      CallStatic(code, WrapperOf(type.kind), "compare",
                 "(" + letter + letter + ")I");
      return code.Jump(Opcode::kIfne, other);
    }
    if (type.kind != 'J') return code.Jump(Opcode::kIfIcmpne, other);
    code.Op(Opcode::kLcmp);
    code.Jump(Opcode::kIfne, other);
  }

  void WriteEquals(CodeWriter& code) {
    const uint16_t self = writer_.Class(record_.name);
    CodeWriter::Label look, different;
    code.Load(kObject, 0);
    code.Load(kObject, 1);
    code.Jump(Opcode::kIfAcmpne, look);
    code.Op(Opcode::kIconst1);
    code.Return(kInt);
    code.Bind(look);
    code.Load(kObject, 1);
    code.WithClass(Opcode::kInstanceof, self);
    code.Jump(Opcode::kIfeq, different);
    code.Load(kObject, 1);
    code.WithClass(Opcode::kCheckcast, self);
    code.StoreReference(2);
    for (size_t i = record_.components.size(); i-- > 0;) {
      PushComponent(code, 0, record_.components[i]);
      PushComponent(code, 2, record_.components[i]);
      Compare(code, record_.components[i].type, different);
    }
    code.Op(Opcode::kIconst1);
    code.Return(kInt);
    code.Bind(different);
    code.Op(Opcode::kIconst0);
  }

  void WriteHashCode(CodeWriter& code) {
    code.Op(Opcode::kIconst0);
    for (const Component& c : record_.components) {
      code.PushChar(31);
      code.Op(Opcode::kImul);
      PushComponent(code, 0, c);
      if (c.type.IsReference())
        CallStatic(code, kObjects, "hashCode", "(Ljava/lang/Object;)I");
      else
        CallStatic(code, WrapperOf(c.type.kind), "hashCode",
                   "(" + std::string(c.type.text) + ")I");
      code.Op(Opcode::kIadd);
    }
  }

  void WriteToString(CodeWriter& code) {
    TextWriter text(writer_, code);
    text.AppendText(classfile::DecodeModifiedUtf8(
                        SimpleName(request_.table, request_.caller)) +
                    u"[");
    bool first = true;
    for (const Component& c : record_.components) {
      text.AppendText((first ? u"" : u", ") + c.name + u"=");
      PushComponent(code, 0, c);
      text.AppendValue(c.type);
      first = false;
    }
    text.AppendText(u"]");
    text.Finish();
  }

  const SiteRequest& request_;
  ClassWriter writer_;
  Record record_;
  std::string why_;  // it is refused
};

}  // namespace

CallSite LinkRecord(const SiteRequest& request) {
  return RecordLinker(request).Run();
}

}  // namespace engine
