// How much the rest of a method will ask, and of what: how many branches, array
// accesses and calls lie ahead, and how many of them depend on a local
// variable. Estimates: they decide whether merging pays, never what it means.
#ifndef ENGINE_MERGING_DEMAND_H_
#define ENGINE_MERGING_DEMAND_H_

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "classfile/class_file.h"

namespace engine {

class Demand {
 public:
  explicit Demand(const classfile::Code& code);

  // Questions from that instruction on; those in a loop count several times.
  uint32_t After(uint32_t instruction);
  // Of these, those that depend on what the variable holds there.
  uint32_t After(uint32_t instruction, uint32_t local);

 private:
  using Locals = std::set<uint32_t>;
  struct Question {
    uint32_t at;
    Locals of;
    uint32_t weight = 1;
  };

  void FindQuestions();
  void Weigh();
  const std::vector<bool>& ReachedFrom(uint32_t instruction);
  const Locals& AffectedBy(uint32_t local);

  const classfile::Code& code_;
  std::vector<Question> questions_;
  std::map<uint32_t, Locals> goes_into_;  // by local: those it is assigned to
  std::map<uint32_t, Locals> affected_;
  std::map<uint32_t, std::vector<bool>> reached_;  // by instruction
};

}  // namespace engine

#endif  // ENGINE_MERGING_DEMAND_H_
