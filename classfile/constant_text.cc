#include "classfile/constant_text.h"

#include <cctype>
#include <cstdio>

#include "classfile/modified_utf8.h"
#include "classfile/number_text.h"

namespace classfile {
namespace {

// What an instruction's comment calls a constant.
const char* UseName(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::kInteger:
      return "int";
    case ConstantTag::kFloat:
      return "float";
    case ConstantTag::kLong:
      return "long";
    case ConstantTag::kDouble:
      return "double";
    case ConstantTag::kClass:
      return "class";
    case ConstantTag::kFieldref:
      return "Field";
    case ConstantTag::kMethodref:
      return "Method";
    case ConstantTag::kInterfaceMethodref:
      return "InterfaceMethod";
    default:
      return ConstantTagName(tag);
  }
}

void AppendEscaped(char16_t unit, std::u16string* out) {
  constexpr std::string_view kLetters = "ntr\"\\'bf";
  constexpr std::string_view kCodes = "\n\t\r\"\\\'\b\f";
  size_t known = unit < 0x80 ? kCodes.find(static_cast<char>(unit))
                             : std::string_view::npos;
  if (known != std::string_view::npos) {
    out->push_back(u'\\');
    out->push_back(static_cast<char16_t>(kLetters[known]));
  } else if (unit < 0x20 || (unit >= 0x7f && unit < 0xa0)) {
    char code[8];
    std::snprintf(code, sizeof(code), "\\u%04x", unsigned{unit});
    for (const char* c = code; *c != 0; ++c)
      out->push_back(static_cast<char16_t>(*c));
  } else {
    out->push_back(unit);
  }
}

// Beyond ASCII every character is taken for a letter.
bool IsIdentifierPart(unsigned char c) {
  return std::isalnum(c) || c == '_' || c == '$' || c >= 0x80;
}

std::string MemberText(const NameAndType& member) {
  return CheckedName(member.name) + ":" + ModifiedToUtf8(member.descriptor);
}

std::string HandleText(const ConstantPool& pool, uint16_t index) {
  MethodHandle handle = pool.MethodHandleAt(index);
  return std::string(ReferenceKindName(handle.kind)) + " " +
         ConstantValueText(pool, handle.member_index);
}

std::string DynamicText(const DynamicRef& dynamic) {
  return "#" + std::to_string(dynamic.bootstrap) + ":" +
         MemberText(dynamic.name_and_type);
}

std::string IndexText(uint16_t index) { return "#" + std::to_string(index); }

}  // namespace

const char* ReferenceKindName(ReferenceKind kind) {
  constexpr const char* kNames[] = {"",
                                    "REF_getField",
                                    "REF_getStatic",
                                    "REF_putField",
                                    "REF_putStatic",
                                    "REF_invokeVirtual",
                                    "REF_invokeStatic",
                                    "REF_invokeSpecial",
                                    "REF_newInvokeSpecial",
                                    "REF_invokeInterface"};
  return kNames[static_cast<size_t>(kind)];
}

std::string Escaped(std::string_view text) {
  std::u16string out;
  for (char16_t unit : DecodeModifiedUtf8(text)) AppendEscaped(unit, &out);
  return ToUtf8(out);
}

std::string CheckedName(std::string_view name) {
  char previous = '/';
  bool plain = !name.empty();
  for (char c : name) {
    auto byte = static_cast<unsigned char>(c);
    bool starts = previous == '/' && c != '/';
    if (previous == '/' && c == '/') plain = false;
    if (c != '/' && !IsIdentifierPart(byte)) plain = false;
    if (starts && std::isdigit(byte)) plain = false;
    previous = c;
  }
  return plain ? ModifiedToUtf8(name) : "\"" + Escaped(name) + "\"";
}

std::string ConstantValueText(const ConstantPool& pool, uint16_t index) {
  switch (pool.tag(index)) {
    case ConstantTag::kUtf8:
      return Escaped(pool.Utf8(index));
    case ConstantTag::kInteger:
      return std::to_string(pool.Integer(index));
    case ConstantTag::kFloat:
      return FloatToJava(pool.Float(index)) + "f";
    case ConstantTag::kLong:
      return std::to_string(pool.Long(index)) + "l";
    case ConstantTag::kDouble:
      return DoubleToJava(pool.Double(index)) + "d";
    case ConstantTag::kClass:
      return CheckedName(pool.ClassName(index));
    case ConstantTag::kString:
      return Escaped(pool.String(index));
    case ConstantTag::kFieldref:
    case ConstantTag::kMethodref:
    case ConstantTag::kInterfaceMethodref: {
      MemberRef member = pool.Member(index);
      return CheckedName(member.class_name) + "." +
             MemberText({member.name, member.descriptor});
    }
    case ConstantTag::kNameAndType:
      return MemberText(pool.NameAndTypeAt(index));
    case ConstantTag::kMethodHandle:
      return HandleText(pool, index);
    case ConstantTag::kMethodType:
      return " " + ModifiedToUtf8(pool.MethodType(index));
    case ConstantTag::kDynamic:
    case ConstantTag::kInvokeDynamic:
      return DynamicText(pool.Dynamic(index));
    case ConstantTag::kModule:
      return CheckedName(pool.ModuleName(index));
    case ConstantTag::kPackage:
      return CheckedName(pool.PackageName(index));
    default:
      return "";
  }
}

std::string ConstantUseText(const ClassFile& file, uint16_t index) {
  const ConstantPool& pool = file.pool;
  ConstantTag tag = pool.tag(index);
  bool member = tag == ConstantTag::kFieldref ||
                tag == ConstantTag::kMethodref ||
                tag == ConstantTag::kInterfaceMethodref;
  uint16_t shown = member && pool.FirstIndex(index) == file.this_index
                       ? pool.SecondIndex(index)
                       : index;
  return std::string(UseName(tag)) + " " + ConstantValueText(pool, shown);
}

std::string ConstantRawText(const ConstantPool& pool, uint16_t index) {
  switch (pool.tag(index)) {
    case ConstantTag::kClass:
    case ConstantTag::kString:
    case ConstantTag::kMethodType:
    case ConstantTag::kModule:
    case ConstantTag::kPackage:
      return IndexText(pool.FirstIndex(index));
    case ConstantTag::kFieldref:
    case ConstantTag::kMethodref:
    case ConstantTag::kInterfaceMethodref:
      return IndexText(pool.FirstIndex(index)) + "." +
             IndexText(pool.SecondIndex(index));
    case ConstantTag::kNameAndType:
    case ConstantTag::kDynamic:
    case ConstantTag::kInvokeDynamic:
      return IndexText(pool.FirstIndex(index)) + ":" +
             IndexText(pool.SecondIndex(index));
    case ConstantTag::kMethodHandle: {
      MethodHandle handle = pool.MethodHandleAt(index);
      return std::to_string(static_cast<int>(handle.kind)) + ":" +
             IndexText(handle.member_index);
    }
    default:
      return ConstantValueText(pool, index);
  }
}

bool HasConstantComment(ConstantTag tag) { return tag >= ConstantTag::kClass; }

}  // namespace classfile
