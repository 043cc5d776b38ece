// The bodies of methods, each made when it is first asked for.
#ifndef ENGINE_PROGRAM_BODIES_H_
#define ENGINE_PROGRAM_BODIES_H_

#include <memory>
#include <unordered_map>
#include <vector>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/state/body.h"
#include "engine/state/intrinsic.h"

namespace engine {

class Bodies {
 public:
  Bodies(const ClassTable& table, const Intrinsics& intrinsics)
      : table_(table), intrinsics_(intrinsics) {}

  const Body& Of(MethodId m);
  // As the newer version of its class has it, where there is one.
  const Body& NewerOf(MethodId m);
  // The same without its intrinsic: the method as the class file has it.
  const Body& CodeOf(MethodId m);

  // Those that were asked for.
  template <class Visit>
  void ForEach(Visit visit) const {
    for (const std::unique_ptr<Body>& body : bodies_)
      if (body != nullptr) visit(*body);
  }

 private:
  std::unique_ptr<Body> Make(MethodId m) const;

  const ClassTable& table_;
  const Intrinsics intrinsics_;
  std::vector<std::unique_ptr<Body>> bodies_;  // by method
  std::unordered_map<MethodId, std::unique_ptr<Body>> code_;
};

}  // namespace engine

#endif  // ENGINE_PROGRAM_BODIES_H_
