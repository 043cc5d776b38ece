// Explores every method of one class, each within limits small enough that a
// long run measures bugs and not blow-ups: bytecodes, call depth, paths, time.
#ifndef TESTS_FUZZ_EXPLORE_CLASS_H_
#define TESTS_FUZZ_EXPLORE_CLASS_H_

#include <cstddef>
#include <string>

namespace fuzz {

struct Tally {
  size_t loaded = 0, methods = 0, paths = 0, cut = 0;
};

// A class of that name on the class path, or of the JDK's library. `heap` is
// one of the strategies. Aborts if a path that was cut does not say why.
void ExploreClass(const std::string& class_path, const std::string& name,
                  const std::string& heap, Tally& tally);

}  // namespace fuzz

#endif  // TESTS_FUZZ_EXPLORE_CLASS_H_
