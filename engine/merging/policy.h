// Whether it pays that paths which meet go on as one: much must be left to run,
// and little of it may ask about what they have different. Goes by the code and
// the states alone, never by the clock, so that a run always merges the same.
#ifndef ENGINE_MERGING_POLICY_H_
#define ENGINE_MERGING_POLICY_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "engine/merging/demand.h"
#include "engine/merging/liveness.h"
#include "engine/state/body.h"
#include "engine/state/state.h"
#include "expr/join_mutation.h"

namespace engine {

// What is known of the methods of a run.
class MethodFacts {
 public:
  struct Facts {
    Demand demand;
    Liveness liveness;
  };
  // Of a method with code.
  Facts& Of(const Body& body);

 private:
  std::unordered_map<const Body*, std::unique_ptr<Facts>> facts_;
};

// Which local variables may still be read where the frame goes on. The facts
// and the frame outlive it.
std::function<bool(uint32_t local)> LiveIn(MethodFacts& facts,
                                           const Frame& frame,
                                           expr::JoinMutation mutation);

// All can meet (join_states.h).
bool Pays(MethodFacts& facts, const std::vector<State>& states);

}  // namespace engine

#endif  // ENGINE_MERGING_POLICY_H_
