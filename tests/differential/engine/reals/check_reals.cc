// Reads what StrictNumbers.java writes and compares each result, bit for bit,
// with the engine's. Prints how many there were and the first that differ; of
// some large angles the engine knows no sine.
#include <bit>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <map>
#include <optional>
#include <string>

#include "engine/library/reals/real_functions.h"

namespace {

using Known = std::optional<double>;

struct Row {
  const char* name;
  Known (*function)(double, double);
};

constexpr Row kRows[] = {
    {"sin", [](double x, double) { return engine::StrictSin(x); }},
    {"cos", [](double x, double) { return engine::StrictCos(x); }},
    {"tan", [](double x, double) { return engine::StrictTan(x); }},
#define OF_ONE(name, function) \
  {name, [](double x, double) { return Known(engine::function(x)); }},
    OF_ONE("asin", StrictAsin)    //
    OF_ONE("acos", StrictAcos)    //
    OF_ONE("atan", StrictAtan)    //
    OF_ONE("log", StrictLog)      //
    OF_ONE("log10", StrictLog10)  //
    OF_ONE("log1p", StrictLog1p)  //
    OF_ONE("exp", StrictExp)      //
    OF_ONE("expm1", StrictExpm1)  //
    OF_ONE("sinh", StrictSinh)    //
    OF_ONE("cosh", StrictCosh)    //
    OF_ONE("tanh", StrictTanh)    //
#undef OF_ONE
    {"atan2",
     [](double y, double x) { return Known(engine::StrictAtan2(y, x)); }},
    {"IEEEremainder",
     [](double x, double y) { return Known(engine::StrictRemainder(x, y)); }},
};

Known Compute(const std::string& name, double x, double y) {
  for (const Row& row : kRows)
    if (row.name == name) return row.function(x, y);
  return std::nullopt;
}

bool Same(double a, int64_t bits) {
  return std::bit_cast<int64_t>(a) == bits ||
         (std::isnan(a) && std::isnan(std::bit_cast<double>(bits)));
}

}  // namespace

int main() {
  std::string name;
  int64_t x = 0, y = 0, wanted = 0;
  uint64_t lines = 0, unknown = 0, wrong = 0;
  while (std::cin >> name >> x >> y >> wanted) {
    ++lines;
    const Known result =
        Compute(name, std::bit_cast<double>(x), std::bit_cast<double>(y));
    if (!result) ++unknown;
    if (!result || Same(*result, wanted)) continue;
    if (++wrong <= 20)
      std::cout << name << " of bits " << x << " " << y << " gives "
                << std::bit_cast<int64_t>(*result) << ", not " << wanted
                << "\n";
  }
  std::cout << lines << " lines, " << unknown << " not known, " << wrong
            << " wrong\n";
  return lines >= 10000 && unknown * 25 < lines && wrong == 0 ? 0 : 1;
}
