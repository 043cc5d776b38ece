#include "report/colour.h"

#include <cstddef>
#include <string_view>

namespace report {
namespace {

// By Tone: what to put between "ESC [" and "m".
constexpr const char* kCodes[] = {"", "32", "33", "1;31", "35", "36"};
static_assert(std::size(kCodes) == static_cast<size_t>(Tone::kChanged) + 1);

bool IsSet(const char* value) { return value != nullptr && *value != '\0'; }

}  // namespace

std::string Paint(const std::string& text, Tone tone, bool colour) {
  if (!colour || tone == Tone::kPlain) return text;
  return "\033[" + std::string(kCodes[static_cast<size_t>(tone)]) + "m" + text +
         "\033[0m";
}

bool WantsColour(bool terminal, const char* no_color, const char* term) {
  return terminal && !IsSet(no_color) && IsSet(term) &&
         std::string_view(term) != "dumb";
}

}  // namespace report
