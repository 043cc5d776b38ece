// The functions of intrinsics.def, by the file that has them. A function finds
// its arguments in the locals of its own frame and leaves like a method.
#ifndef ENGINE_LIBRARY_INTRINSICS_H_
#define ENGINE_LIBRARY_INTRINSICS_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine::intrinsics {

// object_methods.cc
Step ReturnNothing(Context&, State&);
Step GetClass(Context&, State&);
Step IdentityHash(Context&, State&);
Step Notify(Context&, State&);
Step DesiredAssertionStatus(Context&, State&);
Step IsArrayClass(Context&, State&);
Step GetPrimitiveClass(Context&, State&);

// box_methods.cc
Step ByteValueOf(Context&, State&);
Step CharValueOf(Context&, State&);
Step ShortValueOf(Context&, State&);
Step IntValueOf(Context&, State&);
Step LongValueOf(Context&, State&);

// property_methods.cc
Step SystemProperty(Context&, State&);
Step SystemPropertyOr(Context&, State&);
Step PropertiesGet(Context&, State&);
Step PropertiesGetOr(Context&, State&);

// vm_methods.cc
Step IsBigEndian(Context&, State&);
Step ReturnFalse(Context&, State&);
Step ReturnTrue(Context&, State&);
Step ReturnNull(Context&, State&);
Step ReturnZero(Context&, State&);
Step CurrentThread(Context&, State&);
Step HoldsLock(Context&, State&);
Step StringIntern(Context&, State&);
Step NoModel(Context&, State&);
Step AvailableProcessors(Context&, State&);
Step CommonParallelism(Context&, State&);
Step ImmutableSeed(Context&, State&);
Step ImmutableOrder(Context&, State&);
Step Exit(Context&, State&);
Step SetOut(Context&, State&);
Step SetErr(Context&, State&);
Step SetIn(Context&, State&);

// real_methods.cc
Step StrictMathSqrt(Context&, State&);
Step StrictMathLog(Context&, State&);
Step StrictMathLog10(Context&, State&);
Step StrictMathLog1p(Context&, State&);
Step StrictMathExpm1(Context&, State&);
Step StrictMathSin(Context&, State&);
Step StrictMathCos(Context&, State&);
Step StrictMathTan(Context&, State&);
Step StrictMathAsin(Context&, State&);
Step StrictMathAcos(Context&, State&);
Step StrictMathAtan(Context&, State&);
Step StrictMathSinh(Context&, State&);
Step StrictMathCosh(Context&, State&);
Step StrictMathTanh(Context&, State&);
Step StrictMathAtan2(Context&, State&);
Step StrictMathRemainder(Context&, State&);
Step RealOfLibrary(Context&, State&);
Step RealFma(Context&, State&);
Step RealLog(Context&, State&);
Step RealLog10(Context&, State&);
Step RealExp(Context&, State&);
Step RealSin(Context&, State&);
Step RealCos(Context&, State&);
Step RealPow(Context&, State&);

// stream_methods.cc
Step StreamWrite(Context&, State&);
Step StreamWriteLine(Context&, State&);
Step StreamNewLine(Context&, State&);
Step StreamFlush(Context&, State&);
Step StreamBytes(Context&, State&);
Step PrintInt(Context&, State&);
Step PrintLong(Context&, State&);
Step PrintChar(Context&, State&);
Step PrintTruth(Context&, State&);
Step PrintIntLine(Context&, State&);
Step PrintLongLine(Context&, State&);
Step PrintCharLine(Context&, State&);
Step PrintTruthLine(Context&, State&);

// class_methods.cc
Step ClassIsInterface(Context&, State&);
Step ClassIsPrimitive(Context&, State&);
Step ClassIsHidden(Context&, State&);
Step ClassIsRecord(Context&, State&);
Step ClassModifiers(Context&, State&);
Step ClassName(Context&, State&);
Step ClassSuperclass(Context&, State&);
Step ClassInterfaces(Context&, State&);
Step ClassDeclaringClass(Context&, State&);
Step ClassSimpleBinaryName(Context&, State&);
Step ClassGenericSignature(Context&, State&);
Step ClassEnclosingMethod(Context&, State&);
Step ClassMethods(Context&, State&);
Step ClassMemberClasses(Context&, State&);
Step ClassPermitted(Context&, State&);
Step ClassNestHost(Context&, State&);
Step ClassRawAnnotations(Context&, State&);
Step ClassIsInstance(Context&, State&);
Step ClassIsAssignableFrom(Context&, State&);
Step ClassEnumConstants(Context&, State&);
Step ClassForName(Context&, State&);
Step ClassForNameWith(Context&, State&);
Step CallerClass(Context&, State&);

// library_methods.cc
Step DecimalSymbols(Context&, State&);
Step FieldForLibrary(Context&, State&);
Step UnsafeOffsetOfField(Context&, State&);
Step UnsafeBaseOfField(Context&, State&);
Step ReferenceGet(Context&, State&);
Step ReferenceRefersTo(Context&, State&);
Step ReferenceClear(Context&, State&);

// var_handles.cc
Step LookupForLibrary(Context&, State&);
Step FindVarHandle(Context&, State&);
Step ElementVarHandle(Context&, State&);

// unsafe_methods.cc
template <char kLetter>
Step UnsafeGet(Context&, State&);
template <char kLetter>
Step UnsafePut(Context&, State&);
template <char kLetter>
Step UnsafeCompareAndSet(Context&, State&);
template <char kLetter>
Step UnsafeCompareAndExchange(Context&, State&);
Step UnsafeArrayBase(Context&, State&);
Step UnsafeArrayScale(Context&, State&);
Step UnsafeFieldOffset(Context&, State&);
Step UnsafeShouldBeInitialized(Context&, State&);
Step EnsureInitialized(Context&, State&);
Step UnsafeAllocate(Context&, State&);
Step VectorizedMismatch(Context&, State&);

// array_methods.cc
Step NewLength(Context&, State&);
Step ArrayCopy(Context&, State&);
Step NewArrayOf(Context&, State&);
Step ReflectedLength(Context&, State&);

// clone_method.cc
Step Clone(Context&, State&);

// any_methods.cc
Step AskAny(Context&, State&, char letter);
Step AnyString(Context&, State&);
Step NanoTime(Context&, State&);
Step CurrentTimeMillis(Context&, State&);
Step RuleOut(Context&, State&);
Step CallFunction(Context&, State&);
template <char kLetter>
Step AnyValue(Context& c, State& s) {
  return AskAny(c, s, kLetter);
}

// throwable_methods.cc
Step InitThrowable(Context&, State&);
Step InitThrowableMessage(Context&, State&);
Step InitThrowableBoth(Context&, State&);
Step InitThrowableCause(Context&, State&);
Step InitThrowableAll(Context&, State&);
Step FillInStackTrace(Context&, State&);
Step ElementsOfTrace(Context&, State&);
Step MessageOfNull(Context&, State&);
Step GetMessage(Context&, State&);
Step ThrowableText(Context&, State&);

// math_methods.cc
Step AbsInt(Context&, State&);
Step AbsLong(Context&, State&);
Step AbsFloat(Context&, State&);
Step AbsDouble(Context&, State&);
Step MinInt(Context&, State&);
Step MinLong(Context&, State&);
Step MinFloat(Context&, State&);
Step MinDouble(Context&, State&);
Step MaxInt(Context&, State&);
Step MaxLong(Context&, State&);
Step MaxFloat(Context&, State&);
Step MaxDouble(Context&, State&);
Step FloatBits(Context&, State&);
Step DoubleBits(Context&, State&);
Step RawFloatBits(Context&, State&);
Step RawDoubleBits(Context&, State&);
Step RoundFloat(Context&, State&);
Step RoundDouble(Context&, State&);
Step FloatExponent(Context&, State&);
Step DoubleExponent(Context&, State&);
Step BitsFloat(Context&, State&);
Step BitsDouble(Context&, State&);

}  // namespace engine::intrinsics

#endif  // ENGINE_LIBRARY_INTRINSICS_H_
