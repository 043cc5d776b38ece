// Where an exception was made: what its stack trace tells, and what it says if
// an instruction raised it. The state keeps one for each that it made; texts
// and elements are made of it when somebody asks.
#ifndef ENGINE_STATE_TRACE_H_
#define ENGINE_STATE_TRACE_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "base/persistent_map.h"
#include "engine/state/body.h"

namespace engine {

// A method that was under way, or that an uncaught exception has left, and
// where.
struct LeftMethod {
  const Body* body = nullptr;
  uint32_t at = 0;

  friend bool operator==(const LeftMethod&, const LeftMethod&) = default;
};

struct Trace {
  std::vector<LeftMethod> methods;  // the innermost first
  LeftMethod raised;                // by that instruction; none: made by `new`
  const char* unknown = nullptr;    // what is not known of it; null: nothing

  friend bool operator==(const Trace&, const Trace&) = default;
};

// By location of the exception.
using Traces = base::PersistentMap<std::shared_ptr<const Trace>>;

// Of paths that go on as one: an exception that was made in different places is
// one of which that is not known.
inline Traces Joined(const Traces& a, const Traces& b) {
  using Shared = std::shared_ptr<const Trace>;
  return Traces::Merge(a, b, [](uint64_t, const Shared& x, const Shared& y) {
    if (x == y || *x == *y) return x;
    const char* merged = "where an exception of merged paths was made";
    return std::make_shared<const Trace>(Trace{{}, {}, merged});
  });
}

// Whether all that `earlier` knows is so later, too.
inline bool Keeps(const Traces& earlier, const Traces& later) {
  bool all = true;
  Traces::ForEachDifference(
      earlier, later, [&](uint64_t, const auto* x, const auto* y) {
        all = all && (x == nullptr || (y != nullptr && **x == **y));
      });
  return all;
}

}  // namespace engine

#endif  // ENGINE_STATE_TRACE_H_
