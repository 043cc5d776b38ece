#include "engine/state/traces.h"

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "classfile/instruction.h"
#include "classfile/null_reason.h"
#include "classfile/opcode.h"
#include "engine/linking/ids.h"
#include "engine/state/body.h"
#include "engine/state/frame.h"

namespace engine {
namespace {

constexpr size_t kMostMethods = 1024;  // -XX:MaxJavaStackTraceDepth
// What it holds depends on how much room there was.
constexpr std::string_view kOverflow = "java/lang/StackOverflowError";
constexpr const char* kInIntrinsic =
    "where an exception was made within the class library";
constexpr const char* kLost = "which of several exceptions was filled in";
constexpr const char* kBefore =
    "where an exception was made before the method runs";

// From the innermost on. What lies below a requirement has not begun.
template <class Visit>
void ForEachFrame(const State& state, Visit visit) {
  const auto bottom = [](const Frame& f) {
    return f.is_requirement || f.fills;
  };
  if (!visit(state.frame) || bottom(state.frame)) return;
  state.callers.ForEachWhile(
      [&](const Frame& frame) { return visit(frame) && !bottom(frame); });
}

bool IsTold(const ClassTable& table, const Frame& frame) {
  return !frame.waiting && frame.writes == heap::kNull &&
         frame.body->info->declaration != nullptr &&
         !table[frame.body->owner].hidden;
}

bool IsNative(const Body& body) {
  return body.info->Has(classfile::kAccNative);
}

// The engine runs it itself, instead of code that would call others.
bool StandsForOthers(const Body& body) {
  return body.intrinsic != nullptr && !IsNative(body);
}

// Methods that fill the exception in and its constructors are on top; neither
// is where it was made.
class Making {
 public:
  Making(const ClassTable& table, ClassId type) : table_(table), type_(type) {}

  bool IsPart(const Body& body) {
    if (filling_ && IsOf(body, "fillInStackTrace")) return true;
    filling_ = false;
    if (constructing_ && IsOf(body, "<init>")) return true;
    constructing_ = false;
    return false;
  }

 private:
  bool IsOf(const Body& body, std::string_view name) const {
    return body.info->name() == name && table_.IsSubtype(type_, body.owner);
  }

  const ClassTable& table_;
  ClassId type_;
  bool filling_ = true;
  bool constructing_ = true;
};

Trace TraceHere(const ClassTable& table, const State& s,
                heap::Location exception) {
  Trace trace;
  Making making(table, s.place.heap.Info(exception).exact);
  if (s.starting) trace.unknown = kBefore;
  ForEachFrame(s, [&](const Frame& frame) {
    if (!IsTold(table, frame) || making.IsPart(*frame.body)) return true;
    if (StandsForOthers(*frame.body)) trace.unknown = kInIntrinsic;
    trace.methods.push_back({frame.body, frame.at});
    return trace.methods.size() < kMostMethods;
  });
  return trace;
}

void Set(State& s, heap::Location exception, Trace trace) {
  s.traces.Set(exception.index(),
               std::make_shared<const Trace>(std::move(trace)));
}

// A call of a handle goes through methods of the virtual machine's own.
bool IsCallOfHandle(const classfile::ClassFile& file,
                    const classfile::Instruction& in) {
  if (in.opcode != classfile::Opcode::kInvokevirtual) return false;
  const auto owner = file.pool.Member(static_cast<uint16_t>(in.a)).class_name;
  return owner == "java/lang/invoke/VarHandle" ||
         owner == "java/lang/invoke/MethodHandle";
}

}  // namespace

void NoteRaised(const ClassTable& table, State& state,
                heap::Location exception) {
  Trace trace = TraceHere(table, state, exception);
  trace.raised = {state.frame.body, state.frame.at};
  if (table[state.place.heap.Info(exception).exact].name == kOverflow)
    trace.unknown = "where a stack overflows";
  Set(state, exception, std::move(trace));
}

void NoteFilledIn(const ClassTable& table, State& state,
                  heap::Location exception) {
  Trace trace = TraceHere(table, state, exception);
  if (const Trace* before = TraceOf(state, exception))
    trace.raised = before->raised;
  Set(state, exception, std::move(trace));
}

void NoteWrapped(const ClassTable& table, State& state,
                 heap::Location exception) {
  Trace trace = TraceHere(table, state, exception);
  if (!trace.methods.empty()) trace.methods.erase(trace.methods.begin());
  Set(state, exception, std::move(trace));
}

void NoteLost(State& state, heap::Location exception) {
  Trace trace;
  if (const Trace* before = TraceOf(state, exception)) trace = *before;
  trace.unknown = kLost;
  Set(state, exception, std::move(trace));
}

void NoteNoTrace(State& state, heap::Location exception) {
  Set(state, exception, {});
}

const Trace* TraceOf(const State& state, heap::Location exception) {
  const auto* found = state.traces.Find(exception.index());
  return found == nullptr ? nullptr : found->get();
}

std::optional<std::string> NullMessage(const ClassTable& table,
                                       const LeftMethod& raised) {
  if (raised.body == nullptr) return std::nullopt;
  const Body& body = *raised.body;
  const ClassInfo& owner = table[body.owner];
  if (owner.hidden || IsNative(body)) return "";
  if (StandsForOthers(body) || owner.file == nullptr || body.code == nullptr ||
      IsCallOfHandle(*owner.file, body.code->instructions[raised.at]))
    return std::nullopt;
  return classfile::NullReason(*owner.file, *body.info->declaration, raised.at);
}

}  // namespace engine
