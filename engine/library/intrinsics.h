// The functions of intrinsics.def, by the file that has them. A function finds
// its arguments in the locals of its own frame and leaves like a method.
#ifndef ENGINE_LIBRARY_INTRINSICS_H_
#define ENGINE_LIBRARY_INTRINSICS_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine::intrinsics {

// intrinsics_object.cc
Step ReturnNothing(Context&, State&);
Step ReturnThis(Context&, State&);
Step GetClass(Context&, State&);
Step IdentityHash(Context&, State&);
Step Notify(Context&, State&);
Step DesiredAssertionStatus(Context&, State&);
Step IsArrayClass(Context&, State&);
Step GetPrimitiveClass(Context&, State&);
Step SystemProperty(Context&, State&);

// intrinsics_library.cc
Step IsBigEndian(Context&, State&);
Step NewLength(Context&, State&);
Step SavedProperty(Context&, State&);

// intrinsics_array.cc
Step ArrayCopy(Context&, State&);
Step NewArrayOf(Context&, State&);

// intrinsics_clone.cc
Step Clone(Context&, State&);

// intrinsics_throwable.cc
Step InitThrowable(Context&, State&);
Step InitThrowableMessage(Context&, State&);
Step InitThrowableBoth(Context&, State&);
Step InitThrowableCause(Context&, State&);
Step InitThrowableAll(Context&, State&);
Step GetMessage(Context&, State&);

// intrinsics_math.cc
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
