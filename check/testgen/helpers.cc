#include "check/testgen/helpers.h"

namespace testgen {
namespace {

struct Helper {
  const char* name;
  const char* text;
};
constexpr Helper kHelpers[] = {
#define HELPER(name, text) {name, text},
#include "check/testgen/helpers.def"
#undef HELPER
};

}  // namespace

std::string HelperTexts(const std::set<std::string>& names) {
  std::string text;
  for (const Helper& helper : kHelpers)
    if (names.count(helper.name) > 0) text += helper.text;
  return text;
}

}  // namespace testgen
