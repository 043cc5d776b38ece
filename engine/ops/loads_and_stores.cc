// Constants, and moves between local variables and operands.
#include <string>

#include "classfile/constant_pool.h"
#include "classfile/modified_utf8.h"
#include "engine/ops/ops.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/mirrors.h"

namespace engine::ops {
namespace {

using classfile::ConstantTag;

Step PushLiteral(Context& c, State& s, std::string_view text) {
  auto literal =
      LiteralOf(c, s, c.program.Intern(classfile::DecodeModifiedUtf8(text)));
  if (!literal) return Unsupported(s, "a string literal without a JDK");
  s.frame.Push(Slot::At(*literal));
  return Step::kNext;
}

Step PushMirror(Context& c, State& s, uint16_t index) {
  Linked<ClassId> named = c.resolver.Class(s.frame.body->owner, index);
  if (!named.ok()) return Throw(c, s, *named.error());
  auto mirror = MirrorOf(c, s, named.value());
  if (!mirror) return Unsupported(s, "a Class object without a JDK");
  s.frame.Push(Slot::At(*mirror));
  return Step::kNext;
}

}  // namespace

Step Nop(Context&, State&, const Instruction&) { return Step::kNext; }

Step PushNull(Context&, State& s, const Instruction&) {
  s.frame.Push(Slot::Null());
  return Step::kNext;
}

template <Type kType>
Step PushConstant(Context&, State& s, const Instruction& in) {
  if constexpr (kType == Type::kInt) s.frame.Push(Slot::Int(in.a));
  if constexpr (kType == Type::kLong) s.frame.PushValue(Slot::Long(in.a));
  if constexpr (kType == Type::kFloat)
    s.frame.Push(Slot::Float(static_cast<float>(in.a)));
  if constexpr (kType == Type::kDouble) s.frame.PushValue(Slot::Double(in.a));
  return Step::kNext;
}
template Step PushConstant<Type::kInt>(Context&, State&, const Instruction&);
template Step PushConstant<Type::kLong>(Context&, State&, const Instruction&);
template Step PushConstant<Type::kFloat>(Context&, State&, const Instruction&);
template Step PushConstant<Type::kDouble>(Context&, State&, const Instruction&);

Step LoadConstant(Context& c, State& s, const Instruction& in) {
  const classfile::ConstantPool& pool = c.table[s.frame.body->owner].file->pool;
  const auto index = static_cast<uint16_t>(in.a);
  switch (pool.tag(index)) {
    case ConstantTag::kInteger:
      s.frame.Push(Slot::Int(pool.Integer(index)));
      return Step::kNext;
    case ConstantTag::kLong:
      s.frame.PushValue(Slot::Long(pool.Long(index)));
      return Step::kNext;
    case ConstantTag::kFloat:
      s.frame.Push(Slot::Float(pool.Float(index)));
      return Step::kNext;
    case ConstantTag::kDouble:
      s.frame.PushValue(Slot::Double(pool.Double(index)));
      return Step::kNext;
    case ConstantTag::kString:
      return PushLiteral(c, s, pool.String(index));
    case ConstantTag::kClass:
      return PushMirror(c, s, index);
    default:
      return Unsupported(s, std::string("ldc of a ") +
                                classfile::ConstantTagName(pool.tag(index)));
  }
}

template <Type kType>
Step Load(Context&, State& s, const Instruction& in) {
  s.frame.PushValue(s.frame.Local(static_cast<uint32_t>(in.a), kType));
  return Step::kNext;
}
template Step Load<Type::kInt>(Context&, State&, const Instruction&);
template Step Load<Type::kLong>(Context&, State&, const Instruction&);
template Step Load<Type::kFloat>(Context&, State&, const Instruction&);
template Step Load<Type::kDouble>(Context&, State&, const Instruction&);

// The first read of a parameter of the analysed method initialises it.
Step LoadReference(Context& c, State& s, const Instruction& in) {
  const auto local = static_cast<uint32_t>(in.a);
  const Slot slot = s.frame.Local(local, Type::kReference);
  if (slot.form != Slot::Form::kParameter) {
    s.frame.Push(slot);
    return Step::kNext;
  }
  const heap::ValueSet arguments(heap::kFirstObject);
  return ForEach(c, s, c.access.Read(s.place, arguments, FieldId(slot.handle)),
                 [&](State& t, const heap::Value& value) {
                   t.frame.slots[local] = c.values.FromValue(value);
                   t.frame.Push(t.frame.slots[local]);
                   return Step::kNext;
                 });
}

template <Type kType>
Step Store(Context&, State& s, const Instruction& in) {
  s.frame.SetLocal(static_cast<uint32_t>(in.a), s.frame.Pop(kType));
  return Step::kNext;
}
template Step Store<Type::kInt>(Context&, State&, const Instruction&);
template Step Store<Type::kLong>(Context&, State&, const Instruction&);
template Step Store<Type::kFloat>(Context&, State&, const Instruction&);
template Step Store<Type::kDouble>(Context&, State&, const Instruction&);

Step StoreReference(Context&, State& s, const Instruction& in) {
  Slot slot = s.frame.Pop();
  if (slot.type != Type::kAddress)
    slot = s.frame.Expect(Type::kReference, slot);
  s.frame.SetLocal(static_cast<uint32_t>(in.a), slot);
  return Step::kNext;
}

}  // namespace engine::ops
