// Which method a call runs, given the class of the receiver. Each class has two
// tables, built once when first needed: one entry per overridable method of the
// class and its superclasses (the vtable), one per signature that its
// interfaces declare (the itable). Selecting is looking up.
//
// A slot of the vtable is a line of methods that override one another. With
// package-private methods a class may continue several lines or start a new
// one, so each slot knows who may continue it. After JVMS 5.4.5, 5.4.6 and 6.5
// (invokevirtual, invokeinterface, invokespecial, invokestatic).
#ifndef ENGINE_LINKING_SELECTION_H_
#define ENGINE_LINKING_SELECTION_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"

namespace engine {

// The method to run, or the error to throw.
struct Target {
  std::optional<MethodId> method;
  JavaError error = JavaError::kAbstractMethodError;  // if there is no method

  friend bool operator==(const Target&, const Target&) = default;
};

class Selector {
 public:
  explicit Selector(ClassTable& table) : table_(table) {}  // must outlive this

  // `resolved` is an instance method, `receiver` the class of an object. If
  // that class is not below the method's, which only unverified code can
  // bring about, the error is IncompatibleClassChangeError.
  Target SelectVirtual(MethodId resolved, ClassId receiver);
  // The same with invokeinterface's own demand: the method found is public,
  // or private and itself the resolved one.
  Target SelectInterface(MethodId resolved, ClassId receiver);

  // invokespecial in class `current` through class `named`: a constructor, a
  // private method, or super.m(). ACC_SUPER is taken as set (JVMS 4.1).
  Linked<MethodId> SelectSpecial(ClassId current, ClassId named,
                                 MethodId resolved);
  // invokestatic: checks that it is static.
  Linked<MethodId> SelectStatic(MethodId resolved);
  // invokevirtual and invokeinterface: checks that it is not.
  Linked<MethodId> CheckInstance(MethodId resolved);

 private:
  // Who may continue a line of overriding methods.
  struct Line {
    SignatureId signature;
    bool open = false;                // a public or protected one is in it
    std::vector<PackageId> packages;  // else those of its methods
  };
  struct Tables {
    std::vector<MethodId> vtable;
    std::vector<Line> lines;                             // parallel to vtable
    std::vector<std::pair<SignatureId, Target>> itable;  // ascending
  };
  static constexpr uint32_t kNoSlot = 0xffffffff;

  const Tables& TablesOf(ClassId c);
  void Build(ClassId c);
  void PlaceMethod(Tables& tables, MethodId m);
  bool Continues(const Line& line, const MethodInfo& method) const;
  void Extend(Line* line, const MethodInfo& method) const;
  void BuildItable(Tables& tables, ClassId c);
  Target SelectBySignature(ClassId c, SignatureId s) const;
  uint32_t SlotOf(MethodId m) const {
    return m.index() < slots_.size() ? slots_[m.index()] : kNoSlot;
  }
  ClassId StartOfSpecial(ClassId current, ClassId named,
                         MethodId resolved) const;
  Target FindSpecial(ClassId start, MethodId resolved) const;

  ClassTable& table_;
  std::vector<std::unique_ptr<const Tables>> tables_;  // by class
  std::vector<uint32_t> slots_;                        // by method
};

}  // namespace engine

#endif  // ENGINE_LINKING_SELECTION_H_
