// Processor time of the calling thread: other programs on the machine do not
// count.
#ifndef BENCHMARKS_SOLVER_STOPWATCH_H_
#define BENCHMARKS_SOLVER_STOPWATCH_H_

#include <ctime>

namespace bench {

class Stopwatch {
 public:
  double Seconds() const { return Now() - start_; }

 private:
  static double Now() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) +
           static_cast<double>(t.tv_nsec) * 1e-9;
  }
  double start_ = Now();
};

}  // namespace bench

#endif  // BENCHMARKS_SOLVER_STOPWATCH_H_
