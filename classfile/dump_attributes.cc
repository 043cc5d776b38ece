#include "classfile/dump_attributes.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/annotations.h"
#include "classfile/attributes.h"
#include "classfile/constant_text.h"
#include "classfile/declaration_text.h"
#include "classfile/descriptor.h"
#include "classfile/dump_annotations.h"
#include "classfile/modified_utf8.h"

namespace classfile {
namespace {

using Dumper = void (*)(TextOut&, const ClassFile&, const Attribute&);

uint16_t OnlyIndex(const Attribute& attribute) {
  return LoadU2(attribute.info.data());
}

std::string NameOf(const ClassFile& file, const Attribute& attribute) {
  return ModifiedToUtf8(file.pool.Utf8(attribute.name_index));
}

void DumpRaw(TextOut& out, const ClassFile& file, const Attribute& attribute) {
  char text[24];
  std::snprintf(text, sizeof(text), "0x%zX", attribute.info.size());
  out << NameOf(file, attribute) << ": length = " << text
      << " (unknown attribute)";
  out.EndLine();
  Indented inner(out);
  for (size_t i = 0; i < attribute.info.size(); ++i) {
    std::snprintf(text, sizeof(text), "%02X", unsigned{attribute.info[i]});
    out << ' ' << text;
    if (i % 16 == 15 || i + 1 == attribute.info.size()) out.EndLine();
  }
}

void DumpConstantValue(TextOut& out, const ClassFile& file,
                       const Attribute& attribute) {
  out.Line("ConstantValue: " + ConstantUseText(file, OnlyIndex(attribute)));
}

void DumpMarker(TextOut& out, const ClassFile& file,
                const Attribute& attribute) {
  out.Line(NameOf(file, attribute) + ": true");
}

void DumpSourceFile(TextOut& out, const ClassFile& file,
                    const Attribute& attribute) {
  out.Line("SourceFile: \"" +
           ConstantValueText(file.pool, OnlyIndex(attribute)) + "\"");
}

void DumpSignature(TextOut& out, const ClassFile& file,
                   const Attribute& attribute) {
  out << "Signature: #" << int{OnlyIndex(attribute)};
  out.Tab();
  out.Line("// " + ConstantValueText(file.pool, OnlyIndex(attribute)));
}

void DumpNestHost(TextOut& out, const ClassFile& file,
                  const Attribute& attribute) {
  out.Line(NameOf(file, attribute) + ": " +
           ConstantUseText(file, OnlyIndex(attribute)));
}

void DumpNameList(TextOut& out, const ClassFile& file,
                  const Attribute& attribute) {
  ConstantTag kind = attribute.kind == AttributeKind::kModulePackages
                         ? ConstantTag::kPackage
                         : ConstantTag::kClass;
  std::vector<uint16_t> indexes;
  ByteReader reader = ReaderOf(attribute);
  ReadIndexes(reader, file.pool, kind, &indexes);
  out.Line(NameOf(file, attribute) + ":");
  Indented inner(out);
  for (uint16_t index : indexes) out.Line(ConstantValueText(file.pool, index));
}

void DumpExceptions(TextOut& out, const ClassFile& file,
                    const Attribute& attribute) {
  std::vector<uint16_t> indexes;
  ByteReader reader = ReaderOf(attribute);
  ReadIndexes(reader, file.pool, ConstantTag::kClass, &indexes);
  out.Line("Exceptions:");
  Indented inner(out);
  out << "throws ";
  for (size_t i = 0; i < indexes.size(); ++i)
    out << (i > 0 ? ", " : "")
        << InternalToJava(ModifiedToUtf8(file.pool.ClassName(indexes[i])));
  out.EndLine();
}

void DumpEnclosingMethod(TextOut& out, const ClassFile& file,
                         const Attribute& attribute) {
  EnclosingMethod method;
  ByteReader reader = ReaderOf(attribute);
  ReadEnclosingMethod(reader, file.pool, &method);
  out << "EnclosingMethod: #" << int{method.class_index} << ".#"
      << int{method.method};
  out.Tab();
  out << "// "
      << InternalToJava(
             ModifiedToUtf8(file.pool.ClassName(method.class_index)));
  if (method.method != 0)
    out << '.' << ModifiedToUtf8(file.pool.NameAndTypeAt(method.method).name);
  out.EndLine();
}

void DumpInnerClasses(TextOut& out, const ClassFile& file,
                      const Attribute& attribute) {
  std::vector<InnerClass> classes;
  ByteReader reader = ReaderOf(attribute);
  ReadInnerClasses(reader, file.pool, &classes);
  out.Line("InnerClasses:");
  Indented inner(out);
  for (const InnerClass& entry : classes) {
    uint16_t flags = entry.access_flags;
    if (flags & kAccInterface) flags &= static_cast<uint16_t>(~kAccAbstract);
    out << ModifierText(flags, kInnerClassFlags);
    if (entry.name != 0) out << '#' << int{entry.name} << "= ";
    out << '#' << int{entry.inner};
    if (entry.outer != 0) out << " of #" << int{entry.outer};
    out << ';';
    out.Tab();
    out << "// ";
    if (entry.name != 0)
      out << ModifiedToUtf8(file.pool.Utf8(entry.name)) << '=';
    out << ConstantUseText(file, entry.inner);
    if (entry.outer != 0) out << " of " << ConstantUseText(file, entry.outer);
    out.EndLine();
  }
}

void DumpBootstrapMethods(TextOut& out, const ClassFile& file,
                          const Attribute& attribute) {
  std::vector<BootstrapMethod> methods;
  ByteReader reader = ReaderOf(attribute);
  ReadBootstrapMethods(reader, file.pool, &methods);
  auto line = [&](uint16_t index) {
    // A method type's text starts with a blank of its own.
    std::string text = ConstantValueText(file.pool, index);
    out << '#' << int{index} << ' '
        << std::string_view(text).substr(text.starts_with(' ') ? 1 : 0);
    out.EndLine();
  };
  out.Line("BootstrapMethods:");
  Indented inner(out);
  for (size_t i = 0; i < methods.size(); ++i) {
    out << static_cast<int>(i) << ": ";
    line(methods[i].handle);
    Indented deeper(out);
    out.Line("Method arguments:");
    Indented deepest(out);
    for (uint16_t argument : methods[i].arguments) line(argument);
  }
}

void DumpMethodParameters(TextOut& out, const ClassFile& file,
                          const Attribute& attribute) {
  std::vector<MethodParameter> parameters;
  ByteReader reader = ReaderOf(attribute);
  ReadMethodParameters(reader, file.pool, &parameters);
  out.Line("MethodParameters:");
  Indented inner(out);
  out.Line(PadRight("Name", 30) + " Flags");
  for (const MethodParameter& parameter : parameters) {
    std::string name = parameter.name == 0
                           ? "<no name>"
                           : ConstantValueText(file.pool, parameter.name);
    out << PadRight(name, 30) << ' ';
    if (parameter.access_flags & kAccFinal) out << "final ";
    if (parameter.access_flags & kAccMandated) out << "mandated ";
    if (parameter.access_flags & kAccSynthetic) out << "synthetic";
    out.EndLine();
  }
}

// The parser has checked the components; here only their places are needed.
void DumpRecord(TextOut& out, const ClassFile& file,
                const Attribute& attribute) {
  out.Line("Record:");
  Indented inner(out);
  ByteReader reader = ReaderOf(attribute);
  uint16_t count = reader.U2();
  for (int i = 0; i < count; ++i) {
    std::string_view name = file.pool.Utf8(reader.U2());
    std::string_view descriptor = file.pool.Utf8(reader.U2());
    Attributes attributes(reader.U2());
    for (Attribute& nested : attributes) {
      nested.name_index = reader.U2();
      nested.kind = RecogniseAttribute(file.pool.Utf8(nested.name_index),
                                       kInRecord, file.major);
      uint32_t length = reader.U4();
      nested.offset = static_cast<uint32_t>(reader.offset());
      nested.info = reader.Take(length);
    }
    out.Line(TypeText(file.pool, descriptor, attributes) + " " +
             ModifiedToUtf8(name) + ";");
    Indented deeper(out);
    out.Line("descriptor: " + ModifiedToUtf8(descriptor));
    for (const Attribute& nested : attributes) DumpAttribute(out, file, nested);
    out.EndLine();
  }
}

void DumpAnnotationList(TextOut& out, const ClassFile& file,
                        const Attribute& attribute) {
  std::vector<Annotation> annotations;
  ByteReader reader = ReaderOf(attribute);
  ReadAnnotations(reader, file.pool, &annotations);
  out.Line(NameOf(file, attribute) + ":");
  DumpAnnotations(out, file.pool, annotations);
}

void DumpParameterAnnotations(TextOut& out, const ClassFile& file,
                              const Attribute& attribute) {
  std::vector<std::vector<Annotation>> parameters;
  ByteReader reader = ReaderOf(attribute);
  ReadParameterAnnotations(reader, file.pool, &parameters);
  out.Line(NameOf(file, attribute) + ":");
  Indented inner(out);
  for (size_t i = 0; i < parameters.size(); ++i) {
    out.Line("parameter " + std::to_string(i) + ":");
    DumpAnnotations(out, file.pool, parameters[i]);
  }
}

void DumpTypeAnnotationList(TextOut& out, const ClassFile& file,
                            const Attribute& attribute) {
  std::vector<TypeAnnotation> annotations;
  ByteReader reader = ReaderOf(attribute);
  ReadTypeAnnotations(reader, file.pool, &annotations);
  out.Line(NameOf(file, attribute) + ":");
  DumpTypeAnnotations(out, file.pool, annotations);
}

void DumpDefault(TextOut& out, const ClassFile& file,
                 const Attribute& attribute) {
  ElementValue value;
  ByteReader reader = ReaderOf(attribute);
  ReadElementValue(reader, file.pool, &value);
  out.Line("AnnotationDefault:");
  DumpAnnotationDefault(out, file.pool, value);
}

struct DumperRow {
  AttributeKind kind;
  Dumper dump;
};

constexpr DumperRow kDumpers[] = {
    {AttributeKind::kConstantValue, DumpConstantValue},
    {AttributeKind::kExceptions, DumpExceptions},
    {AttributeKind::kInnerClasses, DumpInnerClasses},
    {AttributeKind::kEnclosingMethod, DumpEnclosingMethod},
    {AttributeKind::kSynthetic, DumpMarker},
    {AttributeKind::kDeprecated, DumpMarker},
    {AttributeKind::kSignature, DumpSignature},
    {AttributeKind::kSourceFile, DumpSourceFile},
    {AttributeKind::kRuntimeVisibleAnnotations, DumpAnnotationList},
    {AttributeKind::kRuntimeInvisibleAnnotations, DumpAnnotationList},
    {AttributeKind::kRuntimeVisibleParameterAnnotations,
     DumpParameterAnnotations},
    {AttributeKind::kRuntimeInvisibleParameterAnnotations,
     DumpParameterAnnotations},
    {AttributeKind::kRuntimeVisibleTypeAnnotations, DumpTypeAnnotationList},
    {AttributeKind::kRuntimeInvisibleTypeAnnotations, DumpTypeAnnotationList},
    {AttributeKind::kAnnotationDefault, DumpDefault},
    {AttributeKind::kBootstrapMethods, DumpBootstrapMethods},
    {AttributeKind::kMethodParameters, DumpMethodParameters},
    {AttributeKind::kModulePackages, DumpNameList},
    {AttributeKind::kModuleMainClass, DumpNestHost},
    {AttributeKind::kNestHost, DumpNestHost},
    {AttributeKind::kNestMembers, DumpNameList},
    {AttributeKind::kRecord, DumpRecord},
    {AttributeKind::kPermittedSubclasses, DumpNameList},
};

}  // namespace

void DumpAttribute(TextOut& out, const ClassFile& file,
                   const Attribute& attribute) {
  for (const DumperRow& row : kDumpers)
    if (row.kind == attribute.kind) return row.dump(out, file, attribute);
  DumpRaw(out, file, attribute);
}

}  // namespace classfile
