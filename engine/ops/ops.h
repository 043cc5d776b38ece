// The handlers of instructions, one function per family member. A handler
// finds its instruction at frame.at and the following one in frame.next; it
// changes the state in place, or forks it, or ends it.
#ifndef ENGINE_OPS_OPS_H_
#define ENGINE_OPS_OPS_H_

#include "classfile/instruction.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/kind.h"

namespace engine {

using Handler = Step (*)(Context&, State&, const classfile::Instruction&);

namespace ops {

using classfile::Instruction;
using Type = Slot::Type;
using expr::Kind;

#define SUMMA_OP(name) Step name(Context&, State&, const Instruction&)

// loads_and_stores.cc
SUMMA_OP(Nop);
SUMMA_OP(PushNull);
template <Type kType>
SUMMA_OP(PushConstant);
SUMMA_OP(LoadConstant);
template <Type kType>
SUMMA_OP(Load);
SUMMA_OP(LoadReference);
template <Type kType>
SUMMA_OP(Store);
SUMMA_OP(StoreReference);

// operand_stack.cc
SUMMA_OP(Pop);
SUMMA_OP(Pop2);
SUMMA_OP(Dup);
SUMMA_OP(DupX1);
SUMMA_OP(DupX2);
SUMMA_OP(Dup2);
SUMMA_OP(Dup2X1);
SUMMA_OP(Dup2X2);
SUMMA_OP(Swap);

// arithmetic.cc
template <Type kType, Kind kKind>
SUMMA_OP(Binary);
template <Type kType, Kind kKind>
SUMMA_OP(Divide);
template <Type kType, Kind kKind>
SUMMA_OP(Shift);
template <Type kType, Kind kKind>
SUMMA_OP(Negate);
SUMMA_OP(Increment);
template <Type kType, Kind kKind>
SUMMA_OP(Compare);

// conversions.cc
template <Type kFrom, Kind kKind>
SUMMA_OP(Convert);

// branches.cc
enum class Condition : uint8_t { kEq, kNe, kLt, kGe, kGt, kLe };
template <Condition kCondition>
SUMMA_OP(If);
template <Condition kCondition>
SUMMA_OP(IfInts);
template <bool kEqual>
SUMMA_OP(IfReferences);
template <bool kNull>
SUMMA_OP(IfNull);
SUMMA_OP(Goto);
SUMMA_OP(Jsr);
SUMMA_OP(Ret);
SUMMA_OP(Switch);

// fields.cc
SUMMA_OP(GetStatic);
SUMMA_OP(PutStatic);
SUMMA_OP(GetField);
SUMMA_OP(PutField);

// array_elements.cc
SUMMA_OP(NewArray);
SUMMA_OP(NewReferenceArray);
SUMMA_OP(NewMultiArray);
SUMMA_OP(ArrayLength);
template <char kElement>
SUMMA_OP(LoadElement);
template <char kElement>
SUMMA_OP(StoreElement);

// objects.cc
SUMMA_OP(New);
SUMMA_OP(CheckCast);
SUMMA_OP(InstanceOf);
SUMMA_OP(MonitorEnter);
SUMMA_OP(MonitorExit);

// calls.cc
SUMMA_OP(InvokeVirtual);
SUMMA_OP(InvokeInterface);
SUMMA_OP(InvokeSpecial);
SUMMA_OP(InvokeStatic);
SUMMA_OP(InvokeDynamic);

// returns.cc
SUMMA_OP(ReturnVoid);
template <Type kType>
SUMMA_OP(Return);

// throwing.cc
SUMMA_OP(ThrowReference);

#undef SUMMA_OP

}  // namespace ops
}  // namespace engine

#endif  // ENGINE_OPS_OPS_H_
