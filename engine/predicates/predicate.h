// What a person may say of the values that meet at a line of a method, and what
// is then known of the one that goes on: docs/merging.md, "By predicates".
#ifndef ENGINE_PREDICATES_PREDICATE_H_
#define ENGINE_PREDICATES_PREDICATE_H_

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/predicates/mutation.h"

namespace engine {

// A comparison of sums of locals, or comparisons joined by && and ||.
struct Predicate {
  enum class Kind : uint8_t {
    kNumber,
    kMerged,  // the value that goes on: v
    kLocal,
    kNegate,
    kAdd,
    kSubtract,
    kMultiply,
    kLess,
    kAtMost,
    kEqual,
    kUnequal,
    kAnd,
    kOr,
  };
  Kind kind = Kind::kNumber;
  int64_t number = 0;
  std::string local = {};
  std::vector<Predicate> parts = {};
  std::string text = {};  // of a whole one, as written
};

// What paths that meet there say of each value that they have different.
struct PredicatePoint {
  // All that hold on each path hold of the joint value; or one of those that
  // some path needs; or it stays exact, and nothing is inferred.
  enum class Mode : uint8_t { kAll, kAny, kExact };
  Mode mode = Mode::kAll;
  std::vector<Predicate> predicates;
  bool in_program = false;  // by a call there (engine/predicates/marks.h)
};

// By method ("p.A.next") and line.
using PredicatePlace = std::pair<std::string, uint32_t>;

struct Predicates {
  std::map<PredicatePlace, PredicatePoint> points = {};
  AbstractionMutation mutation = {};  // tests only
};

}  // namespace engine

#endif  // ENGINE_PREDICATES_PREDICATE_H_
