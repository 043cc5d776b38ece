// Functions of java.lang.Math and StrictMath on numbers, bit for bit as a JVM
// has them; nothing where that is not certain.
#ifndef ENGINE_LIBRARY_REAL_FUNCTIONS_H_
#define ENGINE_LIBRARY_REAL_FUNCTIONS_H_

#include <optional>

namespace engine {

// StrictMath.log is defined by the published algorithm of the "freely
// distributable math library".
double StrictLog(double x);

// Math.pow of integers, where the result is one too and every step to it is
// exact: all virtual machines agree on it.
std::optional<double> ExactPower(double x, double y);

}  // namespace engine

#endif  // ENGINE_LIBRARY_REAL_FUNCTIONS_H_
