#include "engine/call_sites/reflective_call.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "classfile/access_flags.h"
#include "classfile/descriptor.h"
#include "classfile/opcode.h"
#include "engine/call_sites/class_writer.h"
#include "engine/call_sites/helper_class.h"

namespace engine {
namespace {

using classfile::Opcode;
using classfile::TypeDescriptor;

constexpr std::string_view kHelper = "Arguments";
constexpr std::string_view kCallType =
    "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
constexpr TypeDescriptor kAnyObjectType = {"Ljava/lang/Object;",
                                           "java/lang/Object", 'L', 0};
constexpr uint32_t kSelfLocal = 0, kArrayLocal = 1;
constexpr uint16_t kCallFlags =
    classfile::kAccStatic | classfile::kAccSynthetic;

constexpr struct {
  char letter;
  std::string_view name;
} kUnboxing[] = {{'Z', "toBoolean"}, {'B', "toByte"},  {'C', "toChar"},
                 {'S', "toShort"},   {'I', "toInt"},   {'J', "toLong"},
                 {'F', "toFloat"},   {'D', "toDouble"}};

std::string_view UnboxingTo(char letter) {
  for (const auto& row : kUnboxing)
    if (row.letter == letter) return row.name;
  UNREACHABLE("only primitive types should be unboxed");
}

std::string_view ConstantOf(const TypeDescriptor& type) {
  return type.dimensions > 0 ? type.text : type.class_name;
}

class CallWriter {
 public:
  CallWriter(ClassTable& table, Resolver& resolver, MethodId m)
      : table_(table),
        resolver_(resolver),
        m_(m),
        method_(table[m]),
        type_(*classfile::ParseMethodDescriptor(method_.descriptor())),
        owner_(table[method_.owner].name),
        writer_(owner_ + "$$Call", table[method_.owner].file->major, 0),
        code_(2) {}

  CallSite Run() {
    PushReceiver();
    CheckCount();
    for (size_t i = 0; i < type_.parameters.size(); ++i)
      PushArgument(type_.parameters[i], i);
    const size_t from = code_.here();
    Call();
    const size_t to = code_.here();
    BoxResult();
    code_.Return(kAnyObjectType);
    code_.Catch(from, to);
    Help("thrown", "(Ljava/lang/Throwable;)Ljava/lang/Throwable;");
    code_.Op(Opcode::kAthrow);
    writer_.AddMethod(kCallFlags, "call", kCallType, code_);
    return Finish();
  }

 private:
  void Help(std::string_view name, std::string_view descriptor) {
    const auto helper = HelperMethod(table_, kHelper, name, descriptor);
    if (helper)
      Invoke(Opcode::kInvokestatic, kHelper, *helper);
    else
      unfit_ = "reflection without a JDK";
  }

  void Invoke(Opcode op, std::string_view owner, MethodId m) {
    const MethodInfo& method = table_[m];
    const uint16_t index =
        writer_.Method(owner, method.name(), method.descriptor(),
                       op == Opcode::kInvokeinterface);
    code_.Invoke(op, index, method.descriptor());
    bound_.emplace_back(index, m);
  }

  void PushReceiver() {
    const uint16_t owner = writer_.Class(owner_);
    if (method_.IsInitializer()) {
      code_.WithClass(Opcode::kNew, owner);
      code_.Op(Opcode::kDup);
    } else if (!method_.IsStatic()) {
      code_.Load(kAnyObjectType, kSelfLocal);
      code_.Op(Opcode::kDup);
      code_.WithClass(Opcode::kInstanceof, owner);
      Help("receiver", "(Ljava/lang/Object;Z)V");
      code_.Load(kAnyObjectType, kSelfLocal);
      code_.WithClass(Opcode::kCheckcast, owner);
    }
  }

  void CheckCount() {
    code_.Load(kAnyObjectType, kArrayLocal);
    code_.PushChar(static_cast<char16_t>(type_.parameters.size()));
    Help("count", "([Ljava/lang/Object;I)V");
  }

  void PushArgument(const TypeDescriptor& type, size_t i) {
    code_.Load(kAnyObjectType, kArrayLocal);
    code_.PushChar(static_cast<char16_t>(i));
    code_.Op(Opcode::kAaload);
    if (!type.IsReference())
      return Help(UnboxingTo(type.kind),
                  "(Ljava/lang/Object;)" + std::string(type.text));
    const uint16_t wanted = writer_.Class(ConstantOf(type));
    code_.Op(Opcode::kDup);
    code_.WithClass(Opcode::kInstanceof, wanted);
    Help("reference", "(Ljava/lang/Object;Z)Ljava/lang/Object;");
    code_.WithClass(Opcode::kCheckcast, wanted);
  }

  void Call() {
    const bool in_interface = table_[method_.owner].IsInterface();
    const Opcode op = method_.IsStatic()        ? Opcode::kInvokestatic
                      : method_.IsInitializer() ? Opcode::kInvokespecial
                      : in_interface            ? Opcode::kInvokeinterface
                                                : Opcode::kInvokevirtual;
    Invoke(op, owner_, m_);
  }

  void BoxResult() {
    if (method_.IsInitializer()) return;
    if (type_.result.text == "V")
      code_.Op(Opcode::kAconstNull);
    else if (!type_.result.IsReference())
      Help("box", "(" + std::string(type_.result.text) + ")Ljava/lang/Object;");
  }

  CallSite Finish() {
    std::vector<uint8_t> bytes = writer_.Finish();
    if (!writer_.fits()) unfit_ = "its class would be too large";
    if (unfit_ != nullptr) return {{}, {}, nullptr, unfit_};
    const auto made =
        table_.DefineOurs(ClassName(), std::move(bytes), method_.owner);
    if (!made.ok()) return {{}, {}, made.error(), {}};
    for (const auto& [index, m] : bound_)
      resolver_.Bind(made.value(), index, m);
    return {{},
            table_.DeclaredMethod(made.value(), "call", kCallType),
            nullptr,
            {}};
  }

  // By the place of the method in its class.
  std::string ClassName() const {
    const auto& all = table_[method_.owner].methods;
    const auto place = std::find(all.begin(), all.end(), m_) - all.begin();
    return owner_ + "$$Call." + std::to_string(place + 1);
  }

  ClassTable& table_;
  Resolver& resolver_;
  const MethodId m_;
  const MethodInfo& method_;
  const classfile::MethodDescriptor type_;
  const std::string owner_;
  ClassWriter writer_;
  CodeWriter code_;
  std::vector<std::pair<uint16_t, MethodId>> bound_;
  const char* unfit_ = nullptr;
};

}  // namespace

CallSite LinkReflective(ClassTable& table, Resolver& resolver, MethodId m) {
  return CallWriter(table, resolver, m).Run();
}

}  // namespace engine
