#include "classfile/null_reason.h"

#include <cstddef>
#include <string_view>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/byte_reader.h"
#include "classfile/code_attributes.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "classfile/stack_sources.h"

namespace classfile {
namespace {

// What it could not do, and where on the stack the null was.
struct NullAction {
  size_t depth;
  std::string text;
};

struct NullActionRow {
  Opcode opcode;
  size_t depth;
  const char* text;
};

constexpr NullActionRow kNullActions[] = {
#define NULL_ACTION(opcode, depth, text) {Opcode::opcode, depth, text},
#include "classfile/null_actions.def"
#undef NULL_ACTION
};

// These two are told without their package.
constexpr std::string_view kShortNames[] = {"java.lang.Object",
                                            "java.lang.String"};
constexpr std::string_view kPackage = "java.lang.";

std::string ClassText(std::string_view name) {
  std::string text = InternalToJava(name);
  for (std::string_view known : kShortNames)
    if (text == known) return text.substr(kPackage.size());
  return text;
}

// Of parameters only the beginning of the name is looked at, so that the
// package of StringBuilder is left out, too.
std::string ParameterText(const TypeDescriptor& type) {
  const std::string text = TypeToJava(type);
  for (std::string_view known : kShortNames)
    if (text.starts_with(known)) return text.substr(kPackage.size());
  return text;
}

std::string CallText(const MemberRef& called) {
  std::string text =
      ClassText(called.class_name) + "." + std::string(called.name) + "(";
  const auto type = ParseMethodDescriptor(called.descriptor);
  for (size_t i = 0; i < type->parameters.size(); ++i)
    text += (i == 0 ? "" : ", ") + ParameterText(type->parameters[i]);
  return text + ")";
}

MemberRef MemberOf(const ClassFile& file, const Instruction& in) {
  return file.pool.Member(static_cast<uint16_t>(in.a));
}

bool IsCall(Opcode opcode) {
  return opcode == Opcode::kInvokevirtual || opcode == Opcode::kInvokespecial ||
         opcode == Opcode::kInvokeinterface || opcode == Opcode::kInvokestatic;
}

std::optional<NullAction> FieldAction(const ClassFile& file,
                                      const Instruction& in) {
  const MemberRef field = MemberOf(file, in);
  const std::string name = " field \"" + std::string(field.name) + "\"";
  if (in.opcode == Opcode::kGetfield)
    return NullAction{0, "Cannot read" + name};
  const auto type = ParseFieldDescriptor(field.descriptor);
  return NullAction{static_cast<size_t>(type->slots()), "Cannot assign" + name};
}

// A constructor is called on what is new: the exception is the program's own.
std::optional<NullAction> CallAction(const ClassFile& file,
                                     const Instruction& in) {
  const MemberRef called = MemberOf(file, in);
  if (called.name == "<init>") return std::nullopt;
  return NullAction{static_cast<size_t>(ParameterSlots(called.descriptor)),
                    "Cannot invoke \"" + CallText(called) + "\""};
}

std::optional<NullAction> ActionOf(const ClassFile& file,
                                   const Instruction& in) {
  for (const NullActionRow& row : kNullActions)
    if (row.opcode == in.opcode) return NullAction{row.depth, row.text};
  if (in.opcode == Opcode::kGetfield || in.opcode == Opcode::kPutfield)
    return FieldAction(file, in);
  if (IsCall(in.opcode) && in.opcode != Opcode::kInvokestatic)
    return CallAction(file, in);
  return std::nullopt;
}

bool IsConstant(Opcode opcode) {
  return (opcode >= Opcode::kIconstM1 && opcode <= Opcode::kIconst5) ||
         opcode == Opcode::kBipush || opcode == Opcode::kSipush;
}

bool IsLoad(const Instruction& in) {
  const OpcodeInfo& info = InfoOf(in.opcode);
  const std::string_view pushes = info.pushes;
  return (info.format == Format::kLocal ||
          info.format == Format::kImpliedLocal) &&
         (pushes == "I" || pushes == "A");
}

class Explanation {
 public:
  Explanation(const ClassFile& file, const Method& method, uint32_t at)
      : file_(file), method_(method), stack_(file, *method.code, at) {}

  // Of the word so far below the top, before that instruction. None: no
  // compiler nests indexes like that.
  std::optional<std::string> Because(uint32_t at, size_t depth) {
    const uint32_t source = SourceOf(at, depth);
    if (source == kNoSource) return "";
    const auto text = Text(at, depth, kLinks);
    if (too_deep_) return std::nullopt;
    if (!text) return "";
    const bool call = IsCall(method_.code->instructions[source].opcode);
    return (call ? " because the return value of \"" : " because \"") + *text +
           "\" is null";
  }

 private:
  // So many fields or elements of each other are told.
  static constexpr int kLinks = 5;
  static constexpr int kDeepest = 500;
  using Part = std::optional<std::string>;

  uint32_t SourceOf(uint32_t at, size_t depth) const {
    const auto& words = stack_.Before(at);
    return words ? words->Below(depth) : kNoSource;
  }

  Part Text(uint32_t at, size_t depth, int links) {
    const uint32_t source = SourceOf(at, depth);
    if (links == 0 || source == kNoSource) return std::nullopt;
    const Instruction& in = method_.code->instructions[source];
    if (in.opcode == Opcode::kAconstNull) return "null";
    if (IsConstant(in.opcode)) return std::to_string(in.a);
    if (IsLoad(in)) return LocalText(in, source, *stack_.Before(at));
    if (IsCall(in.opcode)) return CallText(MemberOf(file_, in));
    if (in.opcode == Opcode::kIaload || in.opcode == Opcode::kAaload)
      return ElementText(source, links);
    return FieldText(in, source, links);
  }

  // An index is told however long it is.
  std::string ElementText(uint32_t source, int links) {
    if (++nesting_ > kDeepest) too_deep_ = true;
    if (too_deep_) return "";
    const Part array = Text(source, 1, links - 1);
    const Part index = Text(source, 0, links);
    --nesting_;
    return array.value_or("<array>") + "[" + index.value_or("...") + "]";
  }

  Part FieldText(const Instruction& in, uint32_t source, int links) {
    const bool fixed = in.opcode == Opcode::kGetstatic;
    if (!fixed && in.opcode != Opcode::kGetfield) return std::nullopt;
    const MemberRef field = MemberOf(file_, in);
    const std::string name(field.name);
    if (fixed) return ClassText(field.class_name) + "." + name;
    const Part owner = Text(source, 0, links - 1);
    return owner ? *owner + "." + name : name;
  }

  // `user` is what is known where the value is taken, not where it was put.
  std::string LocalText(const Instruction& in, uint32_t source,
                        const StackWords& user) const {
    const auto local = static_cast<uint32_t>(in.a);
    if (const auto name = DebugName(local, source)) return *name;
    if (!user.IsAssigned(local)) {
      if (!method_.Has(kAccStatic) && local == 0) return "this";
      if (const size_t number = ParameterAt(local))
        return "<parameter" + std::to_string(number) + ">";
    }
    return "<local" + std::to_string(local) + ">";
  }

  std::optional<std::string> DebugName(uint32_t local, uint32_t source) const {
    const Code& code = *method_.code;
    const uint32_t pc = code.PcOf(source);
    for (const Attribute& attribute : code.attributes) {
      if (attribute.kind != AttributeKind::kLocalVariableTable) continue;
      std::vector<LocalVariable> table;
      ByteReader reader = ReaderOf(attribute);
      ReadLocalVariables(reader, file_.pool, {code.length, code.max_locals},
                         false, &table);
      for (const LocalVariable& v : table)
        if (v.slot == local && v.start_pc <= pc && pc - v.start_pc < v.length)
          return std::string(file_.pool.Utf8(v.name));
    }
    return std::nullopt;
  }

  // Its number, from one on; 0: none starts or goes on there.
  size_t ParameterAt(uint32_t local) const {
    const auto type = ParseMethodDescriptor(method_.descriptor);
    int end = method_.Has(kAccStatic) ? 0 : 1;
    for (size_t i = 0; i < type->parameters.size(); ++i) {
      const int start = end;
      end += type->parameters[i].slots();
      if (static_cast<int>(local) >= start && static_cast<int>(local) < end)
        return i + 1;
    }
    return 0;
  }

  const ClassFile& file_;
  const Method& method_;
  StackSources stack_;
  int nesting_ = 0;
  bool too_deep_ = false;
};

}  // namespace

std::optional<std::string> NullReason(const ClassFile& file,
                                      const Method& method,
                                      uint32_t instruction) {
  if (!method.code || HasSubroutines(*method.code)) return std::nullopt;
  const auto action = ActionOf(file, method.code->instructions[instruction]);
  if (!action) return "";
  const auto because = Explanation(file, method, instruction)
                           .Because(instruction, action->depth);
  return because ? std::optional(action->text + *because) : std::nullopt;
}

}  // namespace classfile
