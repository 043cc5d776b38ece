// Methods that look and say yes or no: `repOk`, `isSorted`, `contains`. All
// that matters of one afterwards is the answer, so that the ways through it may
// be one path each for yes and no (Machine::Observe).
#ifndef ENGINE_PROGRAM_OBSERVERS_H_
#define ENGINE_PROGRAM_OBSERVERS_H_

#include "engine/linking/class_info.h"
#include "engine/state/body.h"

namespace engine {

// It is not of the library, returns a boolean, writes and makes nothing, and
// calls nothing of the library but what computes with numbers. What it calls
// itself is not looked into: it matters for how much is gained, not for what
// comes out.
bool Observes(const ClassInfo& owner, const Body& body);

// A method of strings that looks at their text
// (engine/program/text_methods.def).
bool AsksText(const ClassInfo& owner, const Body& body);
// And is better run way by way where a number it is given is not known.
bool WantsKnownNumbers(const Body& text_method);

}  // namespace engine

#endif  // ENGINE_PROGRAM_OBSERVERS_H_
