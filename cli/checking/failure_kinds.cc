#include "cli/checking/failure_kinds.h"

namespace cli {
namespace {

constexpr FailureKind kFailureKinds[] = {
#define KIND(name, begins, about) {name, begins, about},
#include "cli/checking/failure_kinds.def"
#undef KIND
};

}  // namespace

std::span<const FailureKind> FailureKinds() { return kFailureKinds; }

size_t FailureKindOf(std::string_view why) {
  size_t i = 0;
  while (!why.starts_with(kFailureKinds[i].begins)) ++i;
  return i;
}

std::string FailureType(std::string_view why) {
  for (std::string_view before :
       {"an assertion fails: ", "throws ", "does not throw "})
    if (why.starts_with(before)) {
      why.remove_prefix(before.size());
      return std::string(why.substr(0, why.find_first_of(" :,")));
    }
  return kFailureKinds[FailureKindOf(why)].name;
}

}  // namespace cli
