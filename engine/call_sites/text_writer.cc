#include "engine/call_sites/text_writer.h"

#include <string_view>

namespace engine {
namespace {

using classfile::Opcode;

constexpr std::string_view kBuilder = "java/lang/StringBuilder";
constexpr std::string_view kString = "java/lang/String";
constexpr std::string_view kToString = "()Ljava/lang/String;";
constexpr std::string_view kOfString = "(Ljava/lang/String;)V";

// The parameter of the overload of append that prints it.
std::string_view OverloadOf(const classfile::TypeDescriptor& type) {
  if (type.text == "Ljava/lang/String;") return type.text;
  if (type.IsReference()) return "Ljava/lang/Object;";
  if (type.kind == 'B' || type.kind == 'S') return "I";
  return type.text;
}

}  // namespace

TextWriter::TextWriter(ClassWriter& writer, CodeWriter& code)
    : writer_(writer), code_(code) {
  for (std::string_view name : {kString, kBuilder}) {
    code_.WithClass(Opcode::kNew, writer_.Class(name));
    code_.Op(Opcode::kDup);
  }
  code_.Invoke(Opcode::kInvokespecial,
               writer_.Method(kBuilder, "<init>", "()V"), "()V");
}

void TextWriter::AppendText(const std::u16string& text) {
  for (char16_t c : text) {
    code_.PushChar(c);
    AppendValue({"C", "", 'C', 0});
  }
}

void TextWriter::AppendValue(const classfile::TypeDescriptor& type) {
  const std::string descriptor =
      "(" + std::string(OverloadOf(type)) + ")Ljava/lang/StringBuilder;";
  code_.Invoke(Opcode::kInvokevirtual,
               writer_.Method(kBuilder, "append", descriptor), descriptor);
}

void TextWriter::Finish() {
  code_.Invoke(Opcode::kInvokevirtual,
               writer_.Method(kBuilder, "toString", kToString), kToString);
  code_.Invoke(Opcode::kInvokespecial,
               writer_.Method(kString, "<init>", kOfString), kOfString);
}

}  // namespace engine
