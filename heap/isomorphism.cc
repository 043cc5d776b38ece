#include "heap/isomorphism.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace heap {
namespace {

constexpr uint32_t kUnmapped = UINT32_MAX;

class Walk {
 public:
  Walk(const ConcreteHeap& a, const ConcreteHeap& b)
      : a_(a),
        b_(b),
        image_(a.objects.size(), kUnmapped),
        preimage_(b.objects.size(), kUnmapped) {}

  bool Run() {
    if (a_.roots.size() != b_.roots.size()) return false;
    for (size_t i = 0; i < a_.roots.size(); ++i)
      if (a_.roots[i].name != b_.roots[i].name ||
          !Same(a_.roots[i].cell, b_.roots[i].cell))
        return false;
    while (!pending_.empty()) {
      const auto [x, y] = pending_.back();
      pending_.pop_back();
      if (!SameObject(a_.objects[x], b_.objects[y])) return false;
    }
    return true;
  }

 private:
  bool Same(const ConcreteCell& x, const ConcreteCell& y) {
    if (!x.IsObject() || !y.IsObject()) return x == y;
    uint32_t& image = image_[x.object()];
    uint32_t& preimage = preimage_[y.object()];
    if (image == kUnmapped && preimage == kUnmapped) {
      image = y.object();
      preimage = x.object();
      pending_.emplace_back(x.object(), y.object());
    }
    return image == y.object() && preimage == x.object();
  }

  bool SameObject(const ConcreteObject& x, const ConcreteObject& y) {
    if (x.type != y.type || x.prestate != y.prestate ||
        x.fields.size() != y.fields.size())
      return false;
    for (size_t i = 0; i < x.fields.size(); ++i)
      if (x.fields[i].field != y.fields[i].field ||
          !Same(x.fields[i].cell, y.fields[i].cell))
        return false;
    return true;
  }

  const ConcreteHeap& a_;
  const ConcreteHeap& b_;
  std::vector<uint32_t> image_, preimage_;
  std::vector<std::pair<uint32_t, uint32_t>> pending_;
};

}  // namespace

bool Isomorphic(const ConcreteHeap& a, const ConcreteHeap& b) {
  return Walk(a, b).Run();
}

}  // namespace heap
