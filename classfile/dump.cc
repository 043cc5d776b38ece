#include "classfile/dump.h"

#include <functional>
#include <string>
#include <string_view>

#include "classfile/attributes.h"
#include "classfile/constant_text.h"
#include "classfile/declaration_text.h"
#include "classfile/dump_attributes.h"
#include "classfile/dump_code.h"
#include "classfile/modified_utf8.h"
#include "classfile/text_out.h"

namespace classfile {
namespace {

class Dump {
 public:
  using Write = std::function<void(std::string_view)>;

  Dump(const ClassFile& file, const Write& write)
      : file_(file), write_(write) {}

  void Run() {
    Header();
    Pool();
    out_.Line("{");
    Members();
    out_.Line("}");
    for (const Attribute& attribute : file_.attributes) {
      DumpAttribute(out_, file_, attribute);
      Flush();
    }
    Flush();
  }

 private:
  void Header();
  void ClassIndex(const char* what, uint16_t index);
  void Pool();
  void Members();
  void BeginMember(const std::string& declaration, std::string_view descriptor,
                   const std::string& flags);
  void MethodAttributes(const Method& method);
  void CodeAttribute(const Method& method);

  void Flush() { write_(out_.Take()); }

  const ClassFile& file_;
  const Write& write_;
  TextOut out_;
};

void Dump::Header() {
  out_.Line("Classfile " + file_.origin);
  const Attribute* source =
      FindAttribute(file_.attributes, AttributeKind::kSourceFile);
  if (source != nullptr) {
    uint16_t name = LoadU2(source->info.data());
    out_.Line("  Compiled from \"" + ConstantValueText(file_.pool, name) +
              "\"");
  }
  out_.Line(ClassDeclaration(file_));
  Indented inner(out_);
  out_.Line("minor version: " + std::to_string(file_.minor));
  out_.Line("major version: " + std::to_string(file_.major));
  out_.Line("flags: " + FlagText(file_.access_flags, kClassFlags));
  ClassIndex("this_class: #", file_.this_index);
  ClassIndex("super_class: #", file_.super_index);
  out_ << "interfaces: " << static_cast<int>(file_.interfaces.size())
       << ", fields: " << static_cast<int>(file_.fields.size())
       << ", methods: " << static_cast<int>(file_.methods.size())
       << ", attributes: " << static_cast<int>(file_.attributes.size());
  out_.EndLine();
}

void Dump::ClassIndex(const char* what, uint16_t index) {
  out_ << what << int{index};
  if (index != 0) {
    out_.Tab();
    out_ << "// " << ConstantValueText(file_.pool, index);
  }
  out_.EndLine();
}

void Dump::Pool() {
  out_.Line("Constant pool:");
  Indented inner(out_);
  const ConstantPool& pool = file_.pool;
  size_t width = std::to_string(pool.size()).size() + 1;
  for (size_t i = 1; i < pool.size(); ++i) {
    ConstantTag tag = pool.tag(i);
    if (tag == ConstantTag::kNone) continue;
    auto index = static_cast<uint16_t>(i);
    out_ << PadLeft("#" + std::to_string(i), width) << " = "
         << PadRight(ConstantTagName(tag), 18) << ' '
         << ConstantRawText(pool, index);
    if (HasConstantComment(tag)) {
      out_.Tab();
      out_ << "// " << ConstantValueText(pool, index);
    }
    out_.EndLine();
  }
  Flush();
}

void Dump::BeginMember(const std::string& declaration,
                       std::string_view descriptor, const std::string& flags) {
  out_.Line(declaration);
  Indented inner(out_);
  out_.Line("descriptor: " + ModifiedToUtf8(descriptor));
  out_.Line("flags: " + flags);
}

void Dump::Members() {
  Indented inner(out_);
  for (const Field& field : file_.fields) {
    BeginMember(FieldDeclaration(file_, field), field.descriptor,
                FlagText(field.access_flags, kFieldFlags));
    Indented deeper(out_);
    for (const Attribute& attribute : field.attributes)
      DumpAttribute(out_, file_, attribute);
    out_.EndLine();
    Flush();
  }
  for (size_t i = 0; i < file_.methods.size(); ++i) {
    const Method& method = file_.methods[i];
    if (i > 0) out_.EndLine();
    BeginMember(MethodDeclaration(file_, method), method.descriptor,
                FlagText(method.access_flags, kMethodFlags));
    Indented deeper(out_);
    MethodAttributes(method);
    Flush();
  }
}

void Dump::MethodAttributes(const Method& method) {
  for (const Attribute& attribute : method.attributes) {
    if (attribute.kind == AttributeKind::kCode)
      CodeAttribute(method);
    else
      DumpAttribute(out_, file_, attribute);
  }
}

void Dump::CodeAttribute(const Method& method) {
  out_.Line("Code:");
  Indented inner(out_);
  DumpCode(out_, file_, method);
  for (const Attribute& attribute : method.code->attributes) {
    switch (attribute.kind) {
      case AttributeKind::kLineNumberTable:
      case AttributeKind::kLocalVariableTable:
      case AttributeKind::kLocalVariableTypeTable:
      case AttributeKind::kStackMapTable:
        DumpCodeTable(out_, file_, *method.code, attribute);
        break;
      default:
        DumpAttribute(out_, file_, attribute);
    }
  }
}

}  // namespace

void DumpClass(const ClassFile& file,
               const std::function<void(std::string_view)>& write) {
  Dump(file, write).Run();
}

std::string DumpClass(const ClassFile& file) {
  std::string text;
  DumpClass(file, [&](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace classfile
