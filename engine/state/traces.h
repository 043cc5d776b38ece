// Where exceptions were made, as a JVM notes it: the methods under way, but not
// the constructors of the exception, no classes of lambdas, and no more than
// the innermost 1024.
#ifndef ENGINE_STATE_TRACES_H_
#define ENGINE_STATE_TRACES_H_

#include <optional>
#include <string>

#include "engine/linking/class_table.h"
#include "engine/state/state.h"
#include "engine/state/trace.h"
#include "heap/location.h"

namespace engine {

// It is raised here, by the instruction or by the virtual machine.
void NoteRaised(const ClassTable& table, State& state,
                heap::Location exception);
// It is made by `new`, or filled in once more: what raised it stays.
void NoteFilledIn(const ClassTable& table, State& state,
                  heap::Location exception);
// By the virtual machine, instead of one that left the initialiser running.
void NoteWrapped(const ClassTable& table, State& state,
                 heap::Location exception);
// One of several is filled in: it is not known which.
void NoteLost(State& state, heap::Location exception);
// No trace is to be taken.
void NoteNoTrace(State& state, heap::Location exception);

// Null: none was noted.
const Trace* TraceOf(const State& state, heap::Location exception);

// What a NullPointerException says that was raised here (JEP 358), in modified
// UTF-8. Empty: nothing. None: not known.
std::optional<std::string> NullMessage(const ClassTable& table,
                                       const LeftMethod& raised);

}  // namespace engine

#endif  // ENGINE_STATE_TRACES_H_
