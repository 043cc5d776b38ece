#include "classfile/dump_code.h"

#include <string>
#include <vector>

#include "classfile/attributes.h"
#include "classfile/code_attributes.h"
#include "classfile/constant_text.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"

namespace classfile {
namespace {

std::string Number(int64_t number, size_t width) {
  return PadLeft(std::to_string(number), width);
}

class CodeWriter {
 public:
  CodeWriter(TextOut& out, const ClassFile& file, const Code& code)
      : out_(out), file_(file), code_(code) {}

  void Instructions() {
    for (const Instruction& insn : code_.instructions) Write(insn);
  }

  void Handlers() {
    if (code_.handlers.empty()) return;
    out_.Line("Exception table:");
    Indented inner(out_);
    out_.Line(" from    to  target type");
    for (const ExceptionHandler& handler : code_.handlers) {
      out_ << ' ' << Number(code_.PcOf(handler.start), 5) << ' '
           << Number(code_.PcOf(handler.end), 5) << ' '
           << Number(code_.PcOf(handler.handler), 5) << "   ";
      if (handler.catch_type == 0)
        out_.Line("any");
      else
        out_.Line("Class " + ConstantValueText(file_.pool, handler.catch_type));
    }
  }

 private:
  void Write(const Instruction& insn) {
    std::string mnemonic = Mnemonic(insn.opcode);
    if (insn.wide) mnemonic += "_w";
    out_ << Number(insn.pc, 4) << ": " << PadRight(mnemonic, 13) << ' ';
    Operands(insn);
    out_.EndLine();
  }

  void Operands(const Instruction& insn) {
    switch (InfoOf(insn.opcode).format) {
      case Format::kNone:
      case Format::kImplied:
      case Format::kImpliedLocal:
        return;
      case Format::kByte:
      case Format::kShort:
      case Format::kLocal:
        out_ << insn.a;
        return;
      case Format::kIinc:
        out_ << insn.a << ", " << insn.b;
        return;
      case Format::kBranch:
      case Format::kBranchWide:
        out_ << code_.PcOf(static_cast<uint32_t>(insn.a));
        return;
      case Format::kTableSwitch:
      case Format::kLookupSwitch:
        return Switch(insn);
      case Format::kArrayType: {
        char kind = kArrayTypeDescriptors[insn.a - kFirstArrayType];
        auto type = ParseFieldDescriptor(std::string_view(&kind, 1));
        out_ << ' ' << TypeToJava(*type);
        return;
      }
      default:
        return Constant(insn);
    }
  }

  void Constant(const Instruction& insn) {
    Format format = InfoOf(insn.opcode).format;
    out_ << '#' << insn.a;
    if (format == Format::kInterfaceMethod || format == Format::kDynamicCall ||
        format == Format::kMultiArray)
      out_ << ",  " << insn.b;
    out_.Tab();
    out_ << "// " << ConstantUseText(file_, static_cast<uint16_t>(insn.a));
  }

  void Switch(const Instruction& insn) {
    auto cases = code_.CasesOf(insn);
    if (insn.opcode == Opcode::kTableswitch)
      out_ << "{ // " << cases.front().key << " to " << cases.back().key;
    else
      out_ << "{ // " << static_cast<int>(cases.size());
    out_.EndLine();
    Indented inner(out_, 3);
    for (const SwitchCase& item : cases) {
      out_ << Number(item.key, 12) << ": " << code_.PcOf(item.target);
      out_.EndLine();
    }
    out_ << PadLeft("default", 12) << ": "
         << code_.PcOf(code_.SwitchOf(insn).default_target);
    out_.EndLine();
    out_ << '}';
  }

  TextOut& out_;
  const ClassFile& file_;
  const Code& code_;
};

void DumpLineNumbers(TextOut& out, const CodeLimits& limits,
                     const Attribute& attribute) {
  std::vector<LineNumber> rows;
  ByteReader reader = ReaderOf(attribute);
  ReadLineNumbers(reader, limits, &rows);
  out.Line("LineNumberTable:");
  Indented inner(out);
  for (const LineNumber& row : rows) {
    out << "line " << int{row.line} << ": " << int{row.pc};
    out.EndLine();
  }
}

void DumpLocals(TextOut& out, const ConstantPool& pool,
                const CodeLimits& limits, const Attribute& attribute) {
  bool types = attribute.kind == AttributeKind::kLocalVariableTypeTable;
  std::vector<LocalVariable> rows;
  ByteReader reader = ReaderOf(attribute);
  ReadLocalVariables(reader, pool, limits, types, &rows);
  out.Line(types ? "LocalVariableTypeTable:" : "LocalVariableTable:");
  Indented inner(out);
  out.Line("Start  Length  Slot  Name   Signature");
  for (const LocalVariable& row : rows) {
    out << Number(row.start_pc, 5) << ' ' << Number(row.length, 7) << ' '
        << Number(row.slot, 5) << ' '
        << PadLeft(ConstantValueText(pool, row.name), 5) << "   "
        << ConstantValueText(pool, row.type);
    out.EndLine();
  }
}

const char* FrameName(uint8_t type) {
  if (type < 64) return "same";
  if (type < 128) return "same_locals_1_stack_item";
  if (type == 247) return "same_locals_1_stack_item_frame_extended";
  if (type < 251) return "chop";
  if (type == 251) return "same_frame_extended";
  return type < 255 ? "append" : "full_frame";
}

void DumpTypes(TextOut& out, const ConstantPool& pool, const char* what,
               const std::vector<VerificationType>& types) {
  constexpr const char* kNames[] = {"top",    "int",    "float",
                                    "double", "long",   "null",
                                    "this",   "class ", "uninitialized "};
  out << what << " = [";
  for (size_t i = 0; i < types.size(); ++i) {
    out << (i == 0 ? " " : ", ") << kNames[static_cast<int>(types[i].tag)];
    if (types[i].tag == VerificationTag::kObject)
      out << ConstantValueText(pool, types[i].operand);
    if (types[i].tag == VerificationTag::kUninitialized)
      out << int{types[i].operand};
  }
  out.Line(types.empty() ? "]" : " ]");
}

void DumpFrame(TextOut& out, const ConstantPool& pool,
               const StackMapFrame& frame) {
  uint8_t type = frame.frame_type;
  out << "frame_type = " << int{type} << " /* " << FrameName(type) << " */";
  out.EndLine();
  Indented inner(out);
  if (type >= 247) {
    out << "offset_delta = " << int{frame.offset_delta};
    out.EndLine();
  }
  if (type > 251) DumpTypes(out, pool, "locals", frame.locals);
  bool one_item = (type >= 64 && type < 128) || type == 247;
  if (one_item || type == 255) DumpTypes(out, pool, "stack", frame.stack);
}

void DumpStackMap(TextOut& out, const ConstantPool& pool,
                  const CodeLimits& limits, const Attribute& attribute) {
  std::vector<StackMapFrame> frames;
  ByteReader reader = ReaderOf(attribute);
  ReadStackMapTable(reader, pool, limits, &frames);
  out << "StackMapTable: number_of_entries = "
      << static_cast<int>(frames.size());
  out.EndLine();
  Indented inner(out);
  for (const StackMapFrame& frame : frames) DumpFrame(out, pool, frame);
}

}  // namespace

void DumpCode(TextOut& out, const ClassFile& file, const Method& method) {
  const Code& code = *method.code;
  auto descriptor = ParseMethodDescriptor(method.descriptor);
  size_t arguments =
      descriptor->parameters.size() + (method.Has(kAccStatic) ? 0 : 1);
  out << "stack=" << int{code.max_stack} << ", locals=" << int{code.max_locals}
      << ", args_size=" << static_cast<int>(arguments);
  out.EndLine();
  CodeWriter writer(out, file, code);
  writer.Instructions();
  writer.Handlers();
}

void DumpCodeTable(TextOut& out, const ClassFile& file, const Code& code,
                   const Attribute& attribute) {
  CodeLimits limits{code.length, code.max_locals};
  switch (attribute.kind) {
    case AttributeKind::kLineNumberTable:
      return DumpLineNumbers(out, limits, attribute);
    case AttributeKind::kStackMapTable:
      return DumpStackMap(out, file.pool, limits, attribute);
    default:
      return DumpLocals(out, file.pool, limits, attribute);
  }
}

}  // namespace classfile
