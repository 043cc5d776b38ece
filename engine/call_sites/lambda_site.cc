// Lambdas and method references: a class that implements the interface, with
// one field for each value captured, whose method passes these and its own
// arguments on to the code behind it. After java.lang.invoke.LambdaMetafactory.
#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "classfile/access_flags.h"
#include "engine/call_sites/adaptation.h"
#include "engine/call_sites/site_linking.h"

namespace engine {
namespace {

using classfile::ConstantTag;
using classfile::MethodDescriptor;
using classfile::Opcode;
using classfile::ReferenceKind;
using classfile::TypeDescriptor;

constexpr int32_t kSerializable = 1, kMarkers = 2, kBridges = 4;
constexpr TypeDescriptor kThis = {"Ljava/lang/Object;", "java/lang/Object", 'L',
                                  0};
constexpr const char* kArguments =
    "arguments that LambdaMetafactory does not take";

MethodDescriptor Parse(std::string_view descriptor) {
  auto type = classfile::ParseMethodDescriptor(descriptor);
  CHECK(type.has_value(), "a method type should have been checked");
  return *std::move(type);
}

// What the bootstrap method is given.
struct Shape {
  std::string_view interface_type;        // erased type of its method
  std::string_view known_type;            // with its type arguments
  uint16_t code = 0;                      // a MethodHandle: what to run
  std::vector<std::string_view> bridges;  // further types of its method
  std::vector<std::string_view> markers;  // further interfaces
};

// Takes the constants of altMetafactory one by one.
class Arguments {
 public:
  explicit Arguments(const SiteRequest& request) : request_(request) {}

  bool done() const { return at_ == request_.arguments.size(); }
  bool ok() const { return ok_; }
  uint16_t Take(ConstantTag tag) {
    ok_ &= request_.Has(at_, tag);
    return ok_ ? request_.arguments[at_++] : 0;
  }
  int32_t TakeInt() {
    const uint16_t index = Take(ConstantTag::kInteger);
    return ok_ ? request_.pool.Integer(index) : 0;
  }
  std::string_view TakeType() {
    const uint16_t index = Take(ConstantTag::kMethodType);
    return ok_ ? request_.pool.MethodType(index) : std::string_view();
  }
  std::string_view TakeClass() {
    const uint16_t index = Take(ConstantTag::kClass);
    return ok_ ? request_.pool.ClassName(index) : std::string_view();
  }

 private:
  const SiteRequest& request_;
  size_t at_ = 0;
  bool ok_ = true;
};

bool TakeShape(Arguments& arguments, Shape& shape) {
  shape.interface_type = arguments.TakeType();
  shape.code = arguments.Take(ConstantTag::kMethodHandle);
  shape.known_type = arguments.TakeType();
  return arguments.ok();
}

bool TakeFurther(Arguments& arguments, Shape& shape) {
  const int32_t flags = arguments.TakeInt();
  if ((flags & ~(kSerializable | kMarkers | kBridges)) != 0) return false;
  if ((flags & kSerializable) != 0)
    shape.markers.push_back("java/io/Serializable");
  if ((flags & kMarkers) != 0)
    for (int32_t n = arguments.TakeInt(); n > 0 && arguments.ok(); --n)
      shape.markers.push_back(arguments.TakeClass());
  if ((flags & kBridges) != 0)
    for (int32_t n = arguments.TakeInt(); n > 0 && arguments.ok(); --n)
      shape.bridges.push_back(arguments.TakeType());
  return arguments.ok() && arguments.done();
}

// The code behind the lambda, as a function: the receiver is its first
// parameter, what a constructor makes its result.
struct Code {
  Opcode call = Opcode::kInvokestatic;
  classfile::MemberRef member;
  MethodId method;
  std::vector<TypeDescriptor> parameters;
  TypeDescriptor result;
  bool constructs = false;
};

class LambdaLinker {
 public:
  LambdaLinker(const SiteRequest& request, Shape shape)
      : request_(request),
        shape_(std::move(shape)),
        known_(Parse(shape_.known_type)),
        writer_(request.Writer()) {}

  CallSite Run() {
    if (const LinkError* error = LoadAll()) return Fails(error);
    if (const LinkError* error = FindCode()) return Fails(error);
    if (why_.empty()) Validate();
    if (why_.empty()) Write();
    if (!why_.empty()) return Refused(why_);
    CallSite site = Define(request_, writer_, "");
    if (site.lambda)
      request_.resolver.Bind(*site.lambda, constant_, code_.method);
    return site;
  }

 private:
  const std::vector<TypeDescriptor>& captured() const {
    return request_.type.parameters;
  }
  std::vector<std::string_view> MethodTypes() const {
    std::vector<std::string_view> types = shape_.bridges;
    types.insert(types.begin(), shape_.interface_type);
    return types;
  }

  const LinkError* LoadAll() {
    if (const LinkError* error = request_.Load(shape_.known_type)) return error;
    for (std::string_view type : MethodTypes())
      if (const LinkError* error = request_.Load(type)) return error;
    std::vector<std::string_view> interfaces = shape_.markers;
    const TypeDescriptor& main = request_.type.result;
    if (main.dimensions > 0 || main.kind != 'L')
      why_ = "a result that is no interface";
    else
      interfaces.insert(interfaces.begin(), main.class_name);
    for (std::string_view name : interfaces) {
      auto loaded = request_.resolver.ResolveClass(request_.caller,
                                                   request_.table.Name(name));
      if (!loaded.ok()) return loaded.error();
      if (!request_.table[loaded.value()].IsInterface())
        why_ = classfile::InternalToJava(name) + " is no interface";
      writer_.Implement(name);
    }
    return nullptr;
  }

  const LinkError* FindCode() {
    const auto handle = request_.pool.MethodHandleAt(shape_.code);
    if (handle.kind < ReferenceKind::kInvokeVirtual) {
      why_ = "a method handle that reads or writes a field";
      return nullptr;
    }
    auto method =
        request_.resolver.Method(request_.caller, handle.member_index);
    if (!method.ok()) return method.error();
    if (const LinkError* error = request_.Load(handle.member.descriptor))
      return error;
    code_.method = method.value();
    code_.member = handle.member;
    const MethodInfo& info = request_.table[code_.method];
    if (info.IsStatic() != (handle.kind == ReferenceKind::kInvokeStatic) ||
        info.IsInitializer() !=
            (handle.kind == ReferenceKind::kNewInvokeSpecial))
      why_ = "a method handle of another kind than its method";
    else
      ShapeCode(handle.kind, info);
    return nullptr;
  }

  void ShapeCode(ReferenceKind kind, const MethodInfo& info) {
    const MethodDescriptor type = Parse(code_.member.descriptor);
    const TypeDescriptor owner = OwnerType();
    code_.parameters = type.parameters;
    code_.result = type.result;
    if (kind == ReferenceKind::kInvokeStatic) {
      code_.call = Opcode::kInvokestatic;
    } else if (kind == ReferenceKind::kNewInvokeSpecial) {
      code_.call = Opcode::kInvokespecial;
      code_.constructs = true;
      code_.result = owner;
      if (!request_.table[info.owner].IsConcrete())
        why_ = "a constructor of an abstract class";
    } else {
      // Compilers before Java 11 call private methods so; nothing overrides
      // these.
      if (kind == ReferenceKind::kInvokeSpecial && !info.IsPrivate())
        why_ = "a method handle that calls " +
               request_.table.TextOf(code_.method) + " as super";
      code_.call = code_.member.in_interface ? Opcode::kInvokeinterface
                                             : Opcode::kInvokevirtual;
      code_.parameters.insert(code_.parameters.begin(), owner);
    }
  }

  TypeDescriptor OwnerType() {
    const std::string_view name = code_.member.class_name;
    texts_.push_back(name.starts_with("[") ? std::string(name)
                                           : "L" + std::string(name) + ";");
    return *classfile::ParseFieldDescriptor(texts_.back());
  }

  // What LambdaMetafactory demands of its arguments.
  void Validate() {
    const size_t count = known_.parameters.size();
    for (std::string_view type : MethodTypes())
      if (!MatchesKnown(Parse(type))) why_ = kArguments;
    if (captured().size() + count != code_.parameters.size()) why_ = kArguments;
    if (!why_.empty()) return;
    for (size_t i = 0; i < code_.parameters.size(); ++i)
      if (!Takes(i)) why_ = kArguments;
    if (!Returns(code_.result, known_.result)) why_ = kArguments;
  }

  // A receiver may be of a class below; what is captured is what it says.
  bool Takes(size_t i) const {
    const size_t before = captured().size();
    const TypeDescriptor& from =
        i < before ? captured()[i] : known_.parameters[i - before];
    const TypeDescriptor& to = code_.parameters[i];
    const bool receiver =
        i == 0 && !code_.constructs && code_.call != Opcode::kInvokestatic;
    if (receiver) return IsAssignable(request_.table, from, to);
    return i < before ? from.text == to.text
                      : IsAdaptable(request_.table, from, to, true);
  }

  bool MatchesKnown(const MethodDescriptor& type) const {
    if (type.parameters.size() != known_.parameters.size()) return false;
    for (size_t i = 0; i < type.parameters.size(); ++i)
      if (!IsAssignable(request_.table, known_.parameters[i],
                        type.parameters[i]))
        return false;
    return IsAdaptable(request_.table, known_.result, type.result, true);
  }

  bool Returns(const TypeDescriptor& from, const TypeDescriptor& to) const {
    return to.text == "V" || IsAdaptable(request_.table, from, to, false);
  }

  std::string FieldName(size_t i) const {
    return "arg$" + std::to_string(i + 1);
  }

  void Write() {
    constant_ =
        writer_.Method(code_.member.class_name, code_.member.name,
                       code_.member.descriptor, code_.member.in_interface);
    for (size_t i = 0; i < captured().size(); ++i)
      writer_.AddField(classfile::kAccPrivate | classfile::kAccFinal,
                       FieldName(i), captured()[i].text);
    std::set<std::string_view> written;
    for (std::string_view type : MethodTypes())
      if (written.insert(type).second) WriteMethod(type);
  }

  void WriteMethod(std::string_view descriptor) {
    const MethodDescriptor type = Parse(descriptor);
    CodeWriter code(static_cast<uint32_t>(type.parameter_slots) + 1);
    if (code_.constructs) {
      code.WithClass(Opcode::kNew, writer_.Class(code_.member.class_name));
      code.Op(Opcode::kDup);
    }
    for (size_t i = 0; i < captured().size(); ++i) {
      code.Load(kThis, 0);
      code.GetField(
          writer_.Field(writer_.self(), FieldName(i), captured()[i].text),
          captured()[i].text);
    }
    bool adapts = true;
    uint32_t local = 1;
    for (size_t i = 0; i < type.parameters.size(); ++i) {
      const TypeDescriptor& from = type.parameters[i];
      code.Load(from, local);
      local += static_cast<uint32_t>(from.slots());
      adapts &=
          Adapt(writer_, code, from, code_.parameters[captured().size() + i],
                known_.parameters[i]);
    }
    code.Invoke(code_.call, constant_, code_.member.descriptor);
    adapts &= Adapt(writer_, code, code_.result, type.result, type.result);
    if (!adapts) why_ = kArguments;
    code.Return(type.result);
    writer_.AddMethod(classfile::kAccPublic, request_.name_and_type.name,
                      descriptor, code);
  }

  const SiteRequest& request_;
  const Shape shape_;
  const MethodDescriptor known_;
  ClassWriter writer_;
  Code code_;
  uint16_t constant_ = 0;          // of the code, in the class written
  std::deque<std::string> texts_;  // that descriptors look into
  std::string why_;                // it is refused
};

}  // namespace

CallSite LinkLambda(const SiteRequest& request) {
  Arguments arguments(request);
  Shape shape;
  if (!TakeShape(arguments, shape) || !arguments.done())
    return Refused(kArguments);
  return LambdaLinker(request, std::move(shape)).Run();
}

CallSite LinkAltLambda(const SiteRequest& request) {
  Arguments arguments(request);
  Shape shape;
  if (!TakeShape(arguments, shape) || !TakeFurther(arguments, shape))
    return Refused(kArguments);
  return LambdaLinker(request, std::move(shape)).Run();
}

}  // namespace engine
