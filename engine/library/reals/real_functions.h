// Functions of java.lang.Math and StrictMath on numbers, bit for bit as a JVM
// has them; nothing where that is not certain. StrictMath's are defined by the
// published algorithms of the "freely distributable math library", fdlibm 5.3.
#ifndef ENGINE_LIBRARY_REALS_REAL_FUNCTIONS_H_
#define ENGINE_LIBRARY_REALS_REAL_FUNCTIONS_H_

#include <optional>

namespace engine {

double StrictLog(double x);
double StrictLog10(double x);
double StrictLog1p(double x);

double StrictExp(double x);
double StrictExpm1(double x);
double StrictSinh(double x);
double StrictCosh(double x);
double StrictTanh(double x);

double StrictAsin(double x);
double StrictAcos(double x);
double StrictAtan(double x);
double StrictAtan2(double y, double x);

double StrictRemainder(double x, double y);

// None of angles beyond some 800,000: what is left of these over whole turns
// takes more digits of pi.
std::optional<double> StrictSin(double x);
std::optional<double> StrictCos(double x);
std::optional<double> StrictTan(double x);

// Math.pow of integers, where the result is one too and every step to it is
// exact: all virtual machines agree on it.
std::optional<double> ExactPower(double x, double y);

}  // namespace engine

#endif  // ENGINE_LIBRARY_REALS_REAL_FUNCTIONS_H_
