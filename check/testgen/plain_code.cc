#include "check/testgen/plain_code.h"

#include <string_view>
#include <utility>
#include <vector>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instruction.h"
#include "classfile/modified_utf8.h"
#include "classfile/opcode.h"

namespace testgen {
namespace {

using classfile::Instruction;
using classfile::Opcode;
using Json = nlohmann::ordered_json;

bool IsBetween(Opcode op, Opcode first, Opcode last) {
  return op >= first && op <= last;
}

// What a word of the frame is.
struct Known {
  bool is_this = false;
  Kept kept = {};
};

class PlainReader {
 public:
  PlainReader(const classfile::ClassFile& file, const classfile::Method& method)
      : file_(file), method_(method) {
    const auto type = classfile::ParseMethodDescriptor(method.descriptor);
    locals_.push_back(Known{true, {}});
    for (size_t i = 0; i < type->parameters.size(); ++i) {
      locals_.push_back(Known{false, {i, {}}});
      const std::string_view text = type->parameters[i].text;
      if (text == "J" || text == "D") locals_.emplace_back();
    }
  }

  std::optional<PlainCode> Read() {
    if (!method_.code || !method_.code->handlers.empty()) return std::nullopt;
    for (const Instruction& in : method_.code->instructions) {
      if (in.opcode == Opcode::kReturn) return std::move(code_);
      if (!Load(in) && !Constant(in) && !Put(in) && !Super(in))
        return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  bool Load(const Instruction& in) {
    if (!IsBetween(in.opcode, Opcode::kIload, Opcode::kAload3)) return false;
    const auto index = static_cast<size_t>(in.a);
    if (index >= locals_.size()) return false;
    stack_.push_back(locals_[index]);
    return true;
  }

  bool Constant(const Instruction& in) {
    const Opcode op = in.opcode;
    Json value;
    if (op == Opcode::kAconstNull)
      value = "null";
    else if (op == Opcode::kLconst0 || op == Opcode::kLconst1)
      value = std::to_string(in.a);
    else if (IsBetween(op, Opcode::kIconstM1, Opcode::kIconst5) ||
             op == Opcode::kBipush || op == Opcode::kSipush)
      value = in.a;
    else
      return false;
    stack_.push_back(Known{false, {std::nullopt, value}});
    return true;
  }

  bool Put(const Instruction& in) {
    if (in.opcode != Opcode::kPutfield || stack_.size() < 2) return false;
    const auto field = file_.pool.Member(static_cast<uint16_t>(in.a));
    Known value = std::move(stack_.back());
    stack_.pop_back();
    const bool own = stack_.back().is_this &&
                     field.class_name == file_.name() && !value.is_this;
    stack_.pop_back();
    // A parameter that is narrowed is no longer what was given.
    if (!own || !Fits(field.descriptor, value.kept)) return false;
    code_.fields[classfile::ModifiedToUtf8(field.name)] = std::move(value.kept);
    return true;
  }

  bool Fits(std::string_view descriptor, Kept& kept) const {
    if (!kept.parameter) {
      if (descriptor == "Z") kept.value = kept.value != 0;
      return true;
    }
    const auto type = classfile::ParseMethodDescriptor(method_.descriptor);
    const std::string_view given = type->parameters[*kept.parameter].text;
    return given == descriptor || (given.size() > 1 && descriptor.size() > 1);
  }

  bool Super(const Instruction& in) {
    if (in.opcode != Opcode::kInvokespecial || stack_.empty() ||
        !stack_.back().is_this)
      return false;
    const auto called = file_.pool.Member(static_cast<uint16_t>(in.a));
    stack_.pop_back();
    code_.calls_super = true;
    return called.class_name == file_.super_name() && called.name == "<init>" &&
           called.descriptor == "()V";
  }

  const classfile::ClassFile& file_;
  const classfile::Method& method_;
  std::vector<Known> locals_, stack_;
  PlainCode code_;
};

}  // namespace

std::optional<PlainCode> ReadPlainCode(const classfile::ClassFile& file,
                                       const classfile::Method& method) {
  return PlainReader(file, method).Read();
}

}  // namespace testgen
