// Keeps a process, and all it starts, away from the network and from writing
// anywhere but below one folder, where the kernel lets ordinary users make
// namespaces. It can still read what its user can.
#ifndef BASE_OS_CONFINEMENT_H_
#define BASE_OS_CONFINEMENT_H_

#include <string>

namespace os {

class Confinement {
 public:
  // Before the process is forked: what Enter needs is made ready here.
  explicit Confinement(std::string writable_folder);

  // In the child, which has one thread; waits for no lock. False: the kernel
  // does not let us, and less than was meant holds.
  bool Enter() const;

 private:
  const std::string folder_;
  const std::string users_, groups_;  // us as ourselves
};

}  // namespace os

#endif  // BASE_OS_CONFINEMENT_H_
