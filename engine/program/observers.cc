#include "engine/program/observers.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "classfile/constant_pool.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"

namespace engine {
namespace {

using classfile::Instruction;
using classfile::Opcode;

constexpr std::string_view kNumbers[] = {
    "java/lang/Byte",      "java/lang/Short", "java/lang/Integer",
    "java/lang/Long",      "java/lang/Float", "java/lang/Double",
    "java/lang/Character", "java/lang/Math",  "java/lang/StrictMath"};

bool Writes(Opcode op) {
  return op == Opcode::kPutfield || op == Opcode::kPutstatic ||
         (op >= Opcode::kIastore && op <= Opcode::kSastore);
}

bool Makes(Opcode op) {
  return (op >= Opcode::kNew && op <= Opcode::kAnewarray) ||
         op == Opcode::kMultianewarray || op == Opcode::kInvokedynamic;
}

// By name: the class need not have been loaded.
bool CallsLibrary(const ClassInfo& owner, const Instruction& in) {
  if (in.opcode < Opcode::kInvokevirtual ||
      in.opcode > Opcode::kInvokeinterface)
    return false;
  const std::string_view called =
      owner.file->pool.Member(static_cast<uint16_t>(in.a)).class_name;
  return called.starts_with("java") &&
         std::find(std::begin(kNumbers), std::end(kNumbers), called) ==
             std::end(kNumbers);
}

enum Numbers { kAnyNumbers, kKnownNumbers };

struct TextMethod {
  std::string_view name, descriptor;
  Numbers numbers;
};

constexpr TextMethod kTextMethods[] = {
#define TEXT_METHOD(name, descriptor, numbers) {name, descriptor, numbers},
#include "engine/program/text_methods.def"
#undef TEXT_METHOD
};

const TextMethod* FindTextMethod(const Body& body) {
  const auto* found =
      std::find_if(std::begin(kTextMethods), std::end(kTextMethods),
                   [&](const TextMethod& m) {
                     return m.name == body.info->name() &&
                            m.descriptor == body.info->descriptor();
                   });
  return found == std::end(kTextMethods) ? nullptr : found;
}

}  // namespace

bool AsksText(const ClassInfo& owner, const Body& body) {
  return owner.name == "java/lang/String" && FindTextMethod(body) != nullptr;
}

bool WantsKnownNumbers(const Body& text_method) {
  const TextMethod* row = FindTextMethod(text_method);
  return row != nullptr && row->numbers == kKnownNumbers;
}

bool Observes(const ClassInfo& owner, const Body& body) {
  if (owner.IsOfLibrary() || body.descriptor.result.text != "Z") return false;
  const auto& code = body.code->instructions;
  return std::none_of(code.begin(), code.end(), [&](const Instruction& in) {
    return Writes(in.opcode) || Makes(in.opcode) || CallsLibrary(owner, in);
  });
}

}  // namespace engine
