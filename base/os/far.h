// Processes on other machines that were started with the same arguments as this
// one, and the sockets that lead to them. Whoever starts them all (mpi/) says
// so in the environment:
//
//   SUMMA_CREW="work 5,6,9"  this process gives out work, over these
//   SUMMA_CREW="serve 5"     this process is given work, over that
#ifndef BASE_OS_FAR_H_
#define BASE_OS_FAR_H_

#include <optional>
#include <string_view>
#include <vector>

namespace os {

struct Far {
  std::vector<int> workers = {};   // one socket each
  std::optional<int> master = {};  // nothing: this process serves nobody

  bool Serves() const { return master.has_value(); }
};

// Nothing of it where the text is no such thing.
Far ParseFar(std::string_view text);

// Of this process. What it starts does not inherit it.
Far& ThisFar();

}  // namespace os

#endif  // BASE_OS_FAR_H_
