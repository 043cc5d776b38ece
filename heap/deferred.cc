#include "heap/deferred.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "heap/location.h"
#include "heap/types.h"

namespace heap {
namespace {

using expr::Formula;
using Classes = std::vector<ClassId>;  // ascending

// Some references that want an object of one of these classes.
struct Want {
  Classes classes;
  bool may_be_new;
};

Classes Common(const Classes& a, const Classes& b) {
  Classes common;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                        std::back_inserter(common));
  return common;
}

bool IsAmong(const Classes& some, const Classes& all) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

// Whoever takes any of these classes can share the object of who takes only
// some of them, so that only the choosiest matter. Not where that one may not
// be new and the other may: then the other may bring an object for both.
bool Serves(const Want& w, const Want& other) {
  return IsAmong(w.classes, other.classes) &&
         (w.may_be_new || !other.may_be_new);
}

void Add(std::vector<Want>& wants, Want want) {
  for (const Want& w : wants)
    if (Serves(w, want)) return;
  std::erase_if(wants, [&](const Want& w) { return Serves(want, w); });
  wants.push_back(std::move(want));
}

class Placement {
 public:
  Placement(const Context& context, const SymbolicHeap& heap)
      : context_(context), heap_(heap) {
    uint32_t made = 0;
    heap.log().ForEachWhile([&](const InitRecord& r) {
      if (r.created == kNull || context.types.IsPart(r.field)) return true;
      existing_.push_back(r.created);
      if (r.choice) ++made;
      return true;
    });
    // Bounds that are reported do not keep an object from being there.
    if (!context.bounds.report)
      room_ = context.bounds.objects - std::min(made, context.bounds.objects);
  }

  Formula When() {
    heap_.ForEachObject([&](Location l, const ObjectInfo& info) {
      if (info.kind == ObjectInfo::Kind::kDeferred &&
          heap_.StatusOf(l).status == Deferred::Status::kNonNull)
        Add(wants_, WantOf(info));
    });
    // Who may not be new can share what another one brings.
    std::stable_partition(wants_.begin(), wants_.end(),
                          [](const Want& w) { return w.may_be_new; });
    return From(0);
  }

 private:
  Want WantOf(const ObjectInfo& info) const {
    const auto fitting = context_.types.ConcreteSubclasses(info.exact);
    const uint64_t depth = uint64_t{heap_.Info(info.owner).depth} + 1;
    const bool within =
        context_.bounds.report || depth <= context_.bounds.depth;
    if (!within && context_.at_bound != nullptr) *context_.at_bound = true;
    return {{fitting.begin(), fitting.end()}, within};
  }

  // When those from number i on find their objects besides `brought_`.
  Formula From(size_t i) {
    if (i == wants_.size()) return Formula::True();
    Formula any = AsNew(i);
    for (size_t n = 0; n < brought_.size() && !any.IsTrue(); ++n)
      any = context_.pool.Or(any, AsBrought(i, n));
    for (size_t n = 0; n < existing_.size() && !any.IsTrue(); ++n) {
      const Formula fits =
          heap_.TypeIn(context_.pool, existing_[n], wants_[i].classes);
      if (!fits.IsFalse())
        any = context_.pool.Or(any, context_.pool.And(fits, From(i + 1)));
    }
    return any;
  }

  Formula AsNew(size_t i) {
    Classes classes;
    for (ClassId c : wants_[i].classes)
      if (!context_.types.IsEnumerated(c)) classes.push_back(c);
    if (!wants_[i].may_be_new || classes.empty() || brought_.size() >= room_)
      return Formula::False();
    brought_.push_back(std::move(classes));
    const Formula rest = From(i + 1);
    brought_.pop_back();
    return rest;
  }

  Formula AsBrought(size_t i, size_t n) {
    Classes common = Common(brought_[n], wants_[i].classes);
    if (common.empty()) return Formula::False();
    std::swap(brought_[n], common);
    const Formula rest = From(i + 1);
    std::swap(brought_[n], common);
    return rest;
  }

  const Context& context_;
  const SymbolicHeap& heap_;
  std::vector<Location> existing_;
  uint32_t room_ = kUnbounded;
  std::vector<Want> wants_;
  std::vector<Classes> brought_;  // what each new object may be
};

}  // namespace

Formula WhenDeferredFit(const Context& context, const SymbolicHeap& heap) {
  return Placement(context, heap).When();
}

}  // namespace heap
