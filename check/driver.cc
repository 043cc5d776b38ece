#include "check/driver.h"

#include <limits>
#include <string_view>
#include <utility>

#include "classfile/access_flags.h"
#include "classfile/descriptor.h"
#include "classfile/opcode.h"
#include "engine/call_sites/class_writer.h"
#include "engine/machine/java_signature.h"

namespace check {
namespace {

using classfile::Opcode;
using classfile::TypeDescriptor;
using engine::ClassWriter;
using engine::CodeWriter;

// The last version whose code goes without stack maps.
constexpr uint16_t kMajor = 49;
constexpr uint16_t kFlags = classfile::kAccPublic | classfile::kAccStatic;
constexpr const char* kRun = "run";
constexpr const char* kAssumed = "assumed";

bool NeedsRun(const Property& property) {
  return property.kind == Property::Kind::kMain || !property.fixtures.empty() ||
         !property.before_all.empty();
}

// The types of what the entry takes, a receiver of the input first.
std::vector<std::string> InputTypes(const Property& property) {
  std::vector<std::string> types;
  if (property.kind == Property::Kind::kMain) return types;
  if (!NeedsRun(property) && !property.method.is_static)
    types.push_back("L" + property.method.owner + ";");
  for (const Parameter& parameter : property.parameters)
    types.push_back(parameter.descriptor);
  return types;
}

std::string Joined(const std::vector<std::string>& types) {
  std::string text = "(";
  for (const std::string& type : types) text += type;
  return text + ")";
}

std::vector<std::string> NamesOf(const Property& property) {
  std::vector<std::string> names;
  if (property.kind == Property::Kind::kMain) return names;
  for (const Parameter& parameter : property.parameters)
    names.push_back(parameter.name);
  return names;
}

// Where each type's local variable is, and where the next would be.
std::vector<uint32_t> LocalsOf(const std::vector<std::string>& types) {
  std::vector<uint32_t> locals = {0};
  for (const std::string& type : types)
    locals.push_back(
        locals.back() +
        static_cast<uint32_t>(classfile::ParseFieldDescriptor(type)->slots()));
  return locals;
}

TypeDescriptor TypeOf(const std::string& descriptor) {
  return *classfile::ParseFieldDescriptor(descriptor);
}
const TypeDescriptor& AnyReference() {
  static const TypeDescriptor type = TypeOf("Ljava/lang/Object;");
  return type;
}

// Calls a method on the object in that local variable, or a static one.
class RunWriter {
 public:
  RunWriter(ClassWriter& writer, const Property& property)
      : writer_(writer),
        property_(property),
        types_(InputTypes(property)),
        locals_(LocalsOf(types_)),
        code_(locals_.back() +
              static_cast<uint32_t>(property.fixtures.size())) {}

  void Write() {
    for (const MethodName& method : property_.before_all)
      if (method.is_static) Call(method, method.owner, 0);
    for (size_t i = 0; i < property_.fixtures.size(); ++i) MakeFixture(i);
    CallProperty();
    for (size_t i = property_.fixtures.size(); i-- > 0;)
      for (const MethodName& method : property_.fixtures[i].after)
        Call(method, property_.fixtures[i].class_name, FixtureLocal(i));
    const auto result =
        classfile::ParseMethodDescriptor(property_.method.descriptor)->result;
    code_.Return(result);
    writer_.AddMethod(kFlags, kRun, Joined(types_) + std::string(result.text),
                      code_, NamesOf(property_));
  }

 private:
  uint32_t FixtureLocal(size_t i) const {
    return locals_.back() + static_cast<uint32_t>(i);
  }

  void MakeFixture(size_t i) {
    const Fixture& fixture = property_.fixtures[i];
    const std::string descriptor =
        i == 0 ? "()V" : "(L" + property_.fixtures[i - 1].class_name + ";)V";
    code_.WithClass(Opcode::kNew, writer_.Class(fixture.class_name));
    code_.Op(Opcode::kDup);
    if (i > 0) code_.Load(AnyReference(), FixtureLocal(i - 1));
    code_.Invoke(Opcode::kInvokespecial,
                 writer_.Method(fixture.class_name, "<init>", descriptor),
                 descriptor);
    code_.StoreReference(FixtureLocal(i));
    for (const MethodName& method : property_.before_all)
      if (!method.is_static && method.owner == fixture.class_name)
        Call(method, fixture.class_name, FixtureLocal(i));
    for (const MethodName& method : fixture.before)
      Call(method, fixture.class_name, FixtureLocal(i));
  }

  void Call(const MethodName& method, const std::string& on, uint32_t local) {
    if (!method.is_static) code_.Load(AnyReference(), local);
    Invoke(method, method.is_static ? method.owner : on);
  }

  void Invoke(const MethodName& method, const std::string& owner) {
    const Opcode op =
        method.is_static ? Opcode::kInvokestatic : Opcode::kInvokevirtual;
    code_.Invoke(op,
                 writer_.Method(owner, method.name, method.descriptor,
                                method.is_static && method.in_interface),
                 method.descriptor);
  }

  void CallProperty() {
    if (property_.kind == Property::Kind::kMain) {
      code_.Op(Opcode::kIconst0);
      code_.WithClass(Opcode::kAnewarray, writer_.Class("java/lang/String"));
      return Invoke(property_.method, property_.method.owner);
    }
    if (!property_.method.is_static)
      code_.Load(AnyReference(), FixtureLocal(property_.fixtures.size() - 1));
    for (size_t i = 0; i < types_.size(); ++i)
      code_.Load(TypeOf(types_[i]), locals_[i]);
    Invoke(property_.method, property_.method.is_static
                                 ? property_.method.owner
                                 : property_.fixtures.back().class_name);
  }

  ClassWriter& writer_;
  const Property& property_;
  const std::vector<std::string> types_;
  const std::vector<uint32_t> locals_;
  CodeWriter code_;
};

// true where all constraints hold of the arguments.
class AssumedWriter {
 public:
  AssumedWriter(ClassWriter& writer, const Property& property)
      : writer_(writer),
        types_(InputTypes(property)),
        locals_(LocalsOf(types_)),
        code_(locals_.back()) {}

  void Write(const Property& property) {
    const size_t receiver = types_.size() - property.parameters.size();
    for (size_t i = 0; i < property.parameters.size(); ++i)
      for (const Constraint& constraint : property.parameters[i].constraints)
        Test(constraint, TypeOf(types_[receiver + i]), locals_[receiver + i]);
    code_.Op(Opcode::kIconst1);
    code_.Op(Opcode::kIreturn);
    if (!no_.jumps.empty()) {
      code_.Bind(no_);
      code_.Op(Opcode::kIconst0);
      code_.Op(Opcode::kIreturn);
    }
    writer_.AddMethod(kFlags, kAssumed, Joined(types_) + "Z", code_);
  }

 private:
  void Test(const Constraint& constraint, const TypeDescriptor& type,
            uint32_t local) {
    if (constraint.kind == Constraint::Kind::kRange)
      return Within(constraint, type.kind == 'J',
                    [&] { code_.Load(type, local); });
    code_.Load(type, local);
    code_.Jump(Opcode::kIfnull, no_);
    if (constraint.kind == Constraint::Kind::kLength)
      Within(constraint, false, [&] {
        code_.Load(type, local);
        PushLength(type);
      });
  }

  template <class Push>
  void Within(const Constraint& constraint, bool is_long, Push push) {
    if (is_long) {
      push();
      Compare(constraint.least, true, Opcode::kIflt);
      push();
      return Compare(constraint.most, true, Opcode::kIfgt);
    }
    if (constraint.least > std::numeric_limits<int32_t>::min()) {
      push();
      Compare(constraint.least, false, Opcode::kIfIcmplt);
    }
    if (constraint.most < std::numeric_limits<int32_t>::max()) {
      push();
      Compare(constraint.most, false, Opcode::kIfIcmpgt);
    }
  }

  // An int that a limit is beyond is nowhere.
  void Compare(int64_t limit, bool is_long, Opcode unless) {
    if (is_long) {
      code_.PushLong(writer_.Long(limit));
      code_.Op(Opcode::kLcmp);
      return code_.Jump(unless, no_);
    }
    using Int = std::numeric_limits<int32_t>;
    if (limit > Int::max() || limit < Int::min()) {
      code_.Op(Opcode::kPop);
      return code_.Jump(Opcode::kGoto, no_);
    }
    code_.PushInt(writer_.Integer(static_cast<int32_t>(limit)));
    code_.Jump(unless, no_);
  }

  void PushLength(const TypeDescriptor& type) {
    if (type.dimensions > 0) return code_.Op(Opcode::kArraylength);
    if (type.class_name == "java/lang/String")
      return code_.Invoke(Opcode::kInvokevirtual,
                          writer_.Method(type.class_name, "length", "()I"),
                          "()I");
    code_.Invoke(Opcode::kInvokeinterface,
                 writer_.Method(type.class_name, "size", "()I", true), "()I");
  }

  ClassWriter& writer_;
  const std::vector<std::string> types_;
  const std::vector<uint32_t> locals_;
  CodeWriter code_;
  CodeWriter::Label no_;
};

bool NeedsAssumed(const Property& property) {
  for (const Parameter& parameter : property.parameters)
    if (!parameter.constraints.empty() &&
        property.kind != Property::Kind::kMain)
      return true;
  return false;
}

// In the property's package, where all that a framework may call is accessible.
std::string DriverName(const Property& property, size_t number) {
  const std::string& owner = property.fixtures.empty()
                                 ? property.method.owner
                                 : property.fixtures.back().class_name;
  return owner + std::string(kDriverMark) + std::to_string(number);
}

}  // namespace

Driver MakeDriver(const Property& property, size_t number) {
  Driver driver;
  driver.entry = {property.method.owner, property.method.name,
                  property.method.descriptor, ""};
  const bool run = NeedsRun(property), assumed = NeedsAssumed(property);
  if (!run && !assumed) return driver;
  driver.class_name = DriverName(property, number);
  ClassWriter writer(driver.class_name, kMajor, 0);
  if (run) {
    RunWriter(writer, property).Write();
    driver.entry = {driver.class_name, kRun, "", ""};
    driver.initialized = {property.method.owner};
    for (const Fixture& fixture : property.fixtures)
      driver.initialized.push_back(fixture.class_name);
  }
  if (assumed) {
    AssumedWriter(writer, property).Write(property);
    std::string dotted = driver.class_name;
    for (char& c : dotted)
      if (c == '/') c = '.';
    driver.requires_method = dotted + "::" + kAssumed;
  }
  driver.bytes = writer.Finish();
  return driver;
}

}  // namespace check
