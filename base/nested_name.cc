#include "base/nested_name.h"

#include <algorithm>
#include <cctype>

namespace base {
namespace {

bool StartsClassName(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) == 0;
}

// Has every part between dollars the form of a class's own name?
bool IsNestedName(std::string_view name) {
  name.remove_prefix(name.find_last_of("/.") + 1);
  if (name.find('$') == name.npos) return false;
  while (true) {
    const size_t dollar = name.find('$');
    if (dollar == 0 || name.empty() || !StartsClassName(name[0])) return false;
    if (dollar == name.npos) return true;
    name.remove_prefix(dollar + 1);
  }
}

}  // namespace

std::string NestedName(std::string_view name) {
  std::string nested(name);
  if (IsNestedName(name)) std::replace(nested.begin(), nested.end(), '$', '.');
  return nested;
}

std::string NestedMember(std::string_view name) {
  const size_t dot = name.rfind('.');
  if (dot == name.npos) return std::string(name);
  return NestedName(name.substr(0, dot)) + std::string(name.substr(dot));
}

}  // namespace base
