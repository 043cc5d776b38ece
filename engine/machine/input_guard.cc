#include "engine/machine/input_guard.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "classfile/access_flags.h"
#include "classfile/descriptor.h"
#include "classfile/opcode.h"
#include "engine/call_sites/class_writer.h"
#include "engine/linking/class_table.h"
#include "engine/linking/resolution.h"

namespace engine {
namespace {

using base::Error;
using base::Result;
using classfile::Opcode;
using classfile::TypeDescriptor;

constexpr uint16_t kGuardFlags =
    classfile::kAccStatic | classfile::kAccSynthetic;
constexpr TypeDescriptor kTruth = {"Z", "", 'Z', 0};
constexpr TypeDescriptor kAnyObject = {"Ljava/lang/Object;", "java/lang/Object",
                                       'L', 0};

// One hidden class with one static method, in the nest of `host`: what that may
// call it may, too.
class GuardClass {
 public:
  GuardClass(Program& program, ClassId host, std::string label,
             std::string descriptor)
      : program_(program),
        host_(host),
        label_(std::move(label)),
        descriptor_(std::move(descriptor)),
        type_(*classfile::ParseMethodDescriptor(descriptor_)),
        writer_(program.table[host].name + "$$" + label_,
                program.table[host].file->major, 0),
        code_(WordsOf(type_)) {}

  CodeWriter& code() { return code_; }
  ClassWriter& writer() { return writer_; }
  const classfile::MethodDescriptor& type() const { return type_; }

  // Calls exactly that one, whoever may name it; or what overrides it.
  void Call(MethodId m) {
    const ClassTable& table = program_.table;
    const MethodInfo& method = table[m];
    const bool in_interface = table[method.owner].IsInterface();
    // A name, not what is called: no constant could name a hidden class.
    std::string owner = table[method.owner].name;
    std::replace(owner.begin(), owner.end(), '.', '$');
    const uint16_t index =
        writer_.Method(owner, method.name(), method.descriptor(), in_interface);
    const Opcode op = method.IsStatic() ? Opcode::kInvokestatic
                      : in_interface    ? Opcode::kInvokeinterface
                                        : Opcode::kInvokevirtual;
    code_.Invoke(op, index, method.descriptor());
    bound_.emplace_back(index, m);
  }

  // What is on top is false: so is all.
  void ReturnUnless() {
    CodeWriter::Label go_on;
    code_.Jump(Opcode::kIfne, go_on);
    code_.Op(Opcode::kIconst0);
    code_.Return(kTruth);
    code_.Bind(go_on);
  }

  Result<MethodId> Finish(std::string_view method) {
    code_.Return(kTruth);
    writer_.AddMethod(kGuardFlags, method, descriptor_, code_);
    std::vector<uint8_t> bytes = writer_.Finish();
    ClassTable& table = program_.table;
    if (!writer_.fits())
      return Error{"too many invariants for one method", table.TextOf(host_)};
    auto made = table.Define(table[host_].name + "$$" + label_ + ".1",
                             std::move(bytes), host_);
    CHECK(made.ok(), "a class that was written should be one");
    for (const auto& [index, m] : bound_)
      program_.resolver.Bind(made.value(), index, m);
    return *table.DeclaredMethod(made.value(), method, descriptor_);
  }

 private:
  static uint32_t WordsOf(const classfile::MethodDescriptor& type) {
    uint32_t words = 0;
    for (const TypeDescriptor& t : type.parameters)
      words += static_cast<uint32_t>(t.slots());
    return words;
  }

  Program& program_;
  const ClassId host_;
  const std::string label_, descriptor_;
  const classfile::MethodDescriptor type_;
  ClassWriter writer_;
  CodeWriter code_;
  std::vector<std::pair<uint16_t, MethodId>> bound_;
};

// Whether an object is none of the class, or in order.
Result<MethodId> WriteHolds(Program& program, const Invariant& invariant,
                            size_t number) {
  const ClassTable& table = program.table;
  const bool of_statics = table[invariant.method].argument_slots == 0;
  GuardClass written(program, invariant.of,
                     "Invariant" + std::to_string(number),
                     of_statics ? "()Z" : "(Ljava/lang/Object;)Z");
  if (!of_statics) {
    CodeWriter& code = written.code();
    const uint16_t of = written.writer().Class(table[invariant.of].name);
    CodeWriter::Label ask;
    code.Load(kAnyObject, 0);
    code.WithClass(Opcode::kInstanceof, of);
    code.Jump(Opcode::kIfne, ask);
    code.Op(Opcode::kIconst1);
    code.Return(kTruth);
    code.Bind(ask);
    code.Load(kAnyObject, 0);
    code.WithClass(Opcode::kCheckcast, of);
  }
  written.Call(invariant.method);
  return written.Finish("holds");
}

// What the method takes, its receiver first.
std::string GuardDescriptor(const ClassTable& table, const Entry& entry) {
  const MethodInfo& method = table[entry.method];
  std::string type(method.descriptor());
  type.resize(type.find(')'));
  if (!method.IsStatic()) type.insert(1, "L" + table[method.owner].name + ";");
  return type + ")Z";
}

// Where each argument is, among the local variables.
std::vector<uint32_t> LocalsOf(const classfile::MethodDescriptor& type) {
  std::vector<uint32_t> locals;
  uint32_t next = 0;
  for (const TypeDescriptor& t : type.parameters) {
    locals.push_back(next);
    next += static_cast<uint32_t>(t.slots());
  }
  return locals;
}

}  // namespace

Result<MethodId> WriteInputGuard(
    Program& program, const Entry& entry,
    const std::vector<AssumedInvariant>& invariants,
    std::optional<MethodId> requirement) {
  GuardClass guard(program, program.table[entry.method].owner, "Input",
                   GuardDescriptor(program.table, entry));
  const std::vector<uint32_t> locals = LocalsOf(guard.type());
  size_t number = 0;
  for (const auto& [invariant, arguments] : invariants) {
    ASSIGN_OR_RETURN(MethodId holds, WriteHolds(program, invariant, ++number));
    if (arguments.empty()) {
      guard.Call(holds);
      guard.ReturnUnless();
    }
    for (uint32_t argument : arguments) {
      guard.code().Load(kAnyObject, locals[argument]);
      guard.Call(holds);
      guard.ReturnUnless();
    }
  }
  if (requirement) {
    for (size_t i = 0; i < locals.size(); ++i)
      guard.code().Load(guard.type().parameters[i], locals[i]);
    guard.Call(*requirement);
  } else {
    guard.code().Op(Opcode::kIconst1);
  }
  return guard.Finish("admits");
}

}  // namespace engine
