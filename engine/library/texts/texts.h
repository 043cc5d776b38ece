// Texts that wait until somebody looks at them (engine/runtime/late_text.h):
// those of numbers, and what is put together by a format.
#ifndef ENGINE_LIBRARY_TEXTS_TEXTS_H_
#define ENGINE_LIBRARY_TEXTS_TEXTS_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine::intrinsics {

// number_texts.cc
Step NumberToText(Context&, State&);
Step PartsToText(Context&, State&);
Step IntDigits(Context&, State&);
Step LongDigits(Context&, State&);

// builder_methods.cc
Step AppendString(Context&, State&);
Step AppendTruth(Context&, State&);
Step AppendChar(Context&, State&);
Step AppendInt(Context&, State&);
Step AppendLong(Context&, State&);
Step AppendFloat(Context&, State&);
Step AppendDouble(Context&, State&);
Step AppendedToText(Context&, State&);

// format_methods.cc
Step FormatToText(Context&, State&);

}  // namespace engine::intrinsics

#endif  // ENGINE_LIBRARY_TEXTS_TEXTS_H_
