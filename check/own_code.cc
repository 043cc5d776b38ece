#include "check/own_code.h"

#include <algorithm>
#include <string>

#include "check/driver.h"

namespace check {
namespace {

constexpr std::string_view kFrameworks[] = {
    "org.junit.",    "junit.framework.", "org.opentest4j.", "org.assertj.",
    "org.hamcrest.", "net.jqwik.",       "org.testng.",     "com.pholser.",
    "summa.",        "org.sosy_lab."};

}  // namespace

bool IsOfFramework(std::string_view name) {
  return std::any_of(
      std::begin(kFrameworks), std::end(kFrameworks),
      [&](std::string_view package) { return name.starts_with(package); });
}

bool IsOwnCode(const engine::ClassTable& table, engine::ClassId c) {
  if (table[c].IsOfLibrary()) return false;
  const std::string name = table.TextOf(c);
  return name.find(kDriverMark) == std::string::npos && !IsOfFramework(name);
}

}  // namespace check
