#include "engine/runtime/throwables.h"

#include <string_view>
#include <utility>

#include "engine/runtime/class_init.h"
#include "engine/state/trace.h"
#include "engine/state/traces.h"
#include "heap/value_set.h"

namespace engine {
namespace {

constexpr const char* kNoTrace = "the stack trace of an exception";
constexpr const char* kNoMessage =
    "the message of an exception the program did not construct";
constexpr const char* kOfInput = "what an exception of the input holds";
constexpr const char* kNoCause =
    "the cause of an error the virtual machine made";

// What a constructor starts a cell with.
enum class Start { kSelf, kStatic, kTrace, kUnknown };

struct ThrowableCell {
  std::string_view name;
  Start start;
  const char* what;  // the static field; or what is not known
  const char* descriptor = nullptr;
};

constexpr ThrowableCell kCells[] = {
    {"cause", Start::kSelf, nullptr},
    {"stackTrace", Start::kStatic, "UNASSIGNED_STACK",
     "[Ljava/lang/StackTraceElement;"},
    {"suppressedExceptions", Start::kStatic, "SUPPRESSED_SENTINEL",
     "Ljava/util/List;"},
    {"detailMessage", Start::kUnknown, kNoMessage},
    {"backtrace", Start::kTrace, kNoTrace},
    {"depth", Start::kTrace, kNoTrace},
};

const ThrowableCell* CellOf(std::string_view name) {
  for (const ThrowableCell& cell : kCells)
    if (cell.name == name) return &cell;
  return nullptr;
}

// A linkage error that the virtual machine makes tells what it comes from.
bool MayHaveCause(Context& c, const State& s, heap::Location l) {
  Linked<ClassId> error = c.table.Load(c.table.Name("java/lang/LinkageError"));
  return !error.ok() ||
         c.table.IsSubtype(s.place.heap.Info(l).exact, error.value());
}

bool IsMade(const State& s, heap::Location l) {
  const heap::ObjectInfo::Kind kind = s.place.heap.Info(l).kind;
  return kind == heap::ObjectInfo::Kind::kAllocated ||
         kind == heap::ObjectInfo::Kind::kPrestate;
}

// How many methods the stack trace has; and the virtual machine's own notes, of
// which the library only looks whether there are any.
const char* FillTrace(Context& c, State& s, heap::Location l, FieldId f,
                      const ThrowableCell& cell) {
  const Trace* trace = TraceOf(s, l);
  if (trace == nullptr) return cell.what;
  if (trace->unknown != nullptr) return trace->unknown;
  const size_t depth = trace->methods.size();
  if (cell.name == "depth")
    s.place.heap.SetField(l, f, c.pool.Int(static_cast<int32_t>(depth)));
  else
    s.place.heap.SetField(l, f,
                          depth == 0 ? heap::ValueSet() : heap::ValueSet(l));
  return nullptr;
}

// Of a cell that was never written.
const char* FillCell(Context& c, State& s, heap::Location l, FieldId f,
                     const ThrowableCell& cell) {
  if (cell.start == Start::kUnknown) return cell.what;
  if (cell.start == Start::kTrace) return FillTrace(c, s, l, f, cell);
  if (cell.start == Start::kSelf) {
    if (MayHaveCause(c, s, l)) return kNoCause;
    s.place.heap.SetField(l, f, heap::ValueSet(l));
    return nullptr;
  }
  const ClassId throwable = c.table[f].owner;
  auto field = c.table.DeclaredField(throwable, cell.what, cell.descriptor);
  if (!field) return kNoTrace;
  const heap::Location statics = Statics(c, s, throwable);
  s.place.heap.SetField(l, f,
                        s.place.heap.Field(c.pool, c.types, statics, *field));
  return nullptr;
}

heap::ValueSet NewEmptyArray(Context& c, State& s, const char* type) {
  const ClassId array = c.table.NameOfType(type);
  heap::Location made = heap::kNull;
  if (c.table.Load(array).ok())
    s.place.heap = s.place.heap.WithArray(array, c.pool.Int(0), made);
  return heap::ValueSet(made);
}

// Only ever compared with: any object of its own does.
heap::ValueSet NewSentinel(Context& c, State& s) {
  Linked<ClassId> list =
      c.table.Load(c.table.Name("java/util/ImmutableCollections$ListN"));
  heap::Location made = heap::kNull;
  if (list.ok()) s.place.heap = s.place.heap.WithAllocation(list.value(), made);
  return heap::ValueSet(made);
}

}  // namespace

void FillThrowableStatics(Context& c, State& s, ClassId throwable,
                          heap::Location statics) {
  auto set = [&](const char* name, const char* descriptor, heap::Value value) {
    if (auto f = c.table.DeclaredField(throwable, name, descriptor))
      s.place.heap.SetField(statics, *f, std::move(value));
  };
  constexpr const char* kTrace = "[Ljava/lang/StackTraceElement;";
  constexpr const char* kThrowables = "[Ljava/lang/Throwable;";
  set("UNASSIGNED_STACK", kTrace, NewEmptyArray(c, s, kTrace));
  set("EMPTY_THROWABLE_ARRAY", kThrowables, NewEmptyArray(c, s, kThrowables));
  set("SUPPRESSED_SENTINEL", "Ljava/util/List;", NewSentinel(c, s));
  set("$assertionsDisabled", "Z", c.pool.Int(1));
}

const char* FillThrowableCells(Context& c, State& s, const Slot& object,
                               FieldId f) {
  const ThrowableCell* cell = CellOf(c.table[f].name);
  if (cell == nullptr) return nullptr;
  const heap::ValueSet set =
      s.place.heap.Settle(c.pool, c.values.ToSet(object));
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull || s.place.heap.IsWritten(e.location, f))
      continue;
    if (IsMade(s, e.location)) {
      if (const char* unknown = FillCell(c, s, e.location, f, *cell))
        return unknown;
    } else if (cell->start != Start::kSelf) {
      return kOfInput;
    }
  }
  return nullptr;
}

}  // namespace engine
