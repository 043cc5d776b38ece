// The concrete interpreter: runs a program on one concrete input heap. It
// shares nothing with the symbolic machines and is their oracle.
//
// Evaluation is call by value, left to right; `(x $ f := e)` evaluates e, then
// looks x up; ints wrap around at 32 bits; a call binds `this` and the
// parameters and nothing else; leaving a `var` restores its name alone. A null
// receiver, or a null object of an access, ends the run.
#ifndef JAVALITE_CONCRETE_H_
#define JAVALITE_CONCRETE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "javalite/ast.h"
#include "javalite/concrete_heap.h"
#include "javalite/token.h"
#include "javalite/types.h"

namespace javalite {

// Where the value of a bool came from; later rows include earlier ones. A bool
// made by `not` or `=` of bools has the latest origin among its operands. An
// input bool that is stored and read again stays an input bool.
enum class BoolOrigin : uint8_t {
  kComputed,  // a literal, a comparison, instanceof
  kField,     // read from a field, whoever wrote it
  kInput,     // read from a field of the input that was never written
};

struct RunOptions {
  // A call that would put more method bodies than this on the stack ends the
  // run, after its tokens; the entry method is the first.
  uint32_t call_depth = 100;
  // Expressions evaluated.
  uint64_t steps = 1'000'000;
  // `if` emits T or F for a bool of this origin or a later one. kInput fits a
  // machine that gives a token only where an unread input decides; but
  // whether a cell was written depends on aliasing, so only the other two make
  // the tokens a function of the control flow in every program.
  BoolOrigin test_tokens_from = BoolOrigin::kInput;
};

enum class RunEnd : uint8_t {
  kValue,
  kNullDereference,
  kStepLimit,
  kDepthLimit
};

struct ConcreteValue {
  Type::Kind kind =
      Type::kNull;           // kNull: the null reference; kClass: an object
  int32_t bits = kNullCell;  // as in a cell of a ConcreteHeap

  friend bool operator==(const ConcreteValue&, const ConcreteValue&) = default;
};

// A cell of the input heap.
struct InputCell {
  uint32_t object = 0;
  FieldId field = {};

  friend bool operator==(const InputCell&, const InputCell&) = default;
};

struct Outcome {
  RunEnd end = RunEnd::kValue;
  std::optional<ConcreteValue> value = {};  // with kValue
  std::vector<Token> tokens = {};

  // The heap at the end. Input objects keep their numbers; those after them
  // were allocated by the run, in this order.
  ConcreteHeap heap = {};
  uint32_t input_objects = 0;

  // The input cells that were read before anything was written to them, in
  // the order of their first reads: what lazy initialisation would choose.
  std::vector<InputCell> reads = {};
  // Per input object: 0 for the receiver; one more than that of its owner for
  // an object first met in one of `reads`; empty for one never met.
  std::vector<std::optional<uint32_t>> depths = {};

  // The largest depth of an object that was met.
  uint32_t MaxDepth() const;
};

// `input` is well typed and its object 0 is of the entry class or a subclass.
Outcome Run(const CheckedProgram& program, const ConcreteHeap& input,
            const RunOptions& options = {});

std::string ToString(RunEnd end);
// "null", "#3", "7" or "true".
std::string ToString(const ConcreteValue& value);

}  // namespace javalite

#endif  // JAVALITE_CONCRETE_H_
