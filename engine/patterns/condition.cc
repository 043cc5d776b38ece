#include "engine/patterns/condition.h"

#include <cstddef>
#include <unordered_map>

namespace engine {

std::vector<Condition> ConditionsSince(const Origin& origin,
                                       const State& state) {
  std::unordered_map<expr::Formula, RawTest> tests;
  state.tests.ForEachWhile([&](const AssumedTest& t) {
    tests.emplace(t.assumed, t.test);
    return true;
  });
  const auto assumed = state.place.path.assumptions().ToVector();
  std::vector<Condition> conditions;
  for (size_t i = origin.place.path.assumptions().size(); i < assumed.size();
       ++i) {
    const auto test = tests.find(assumed[i]);
    conditions.push_back({assumed[i], std::nullopt});
    if (test != tests.end()) conditions.back().test = test->second;
  }
  return conditions;
}

}  // namespace engine
