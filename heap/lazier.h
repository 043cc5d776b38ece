// Lazier initialisation (Deng, Lee, Robby, ASE 2006) splits a cell at first
// read only into null and non-null; which object it is, is decided when the
// program dereferences or compares it. Lazier# (Deng, Robby, Hatcliff, SEFM
// 2007) puts off the null test too. Both keep the undecided reference as a
// deferred location, whose status the heap records.
#ifndef HEAP_LAZIER_H_
#define HEAP_LAZIER_H_

#include <string_view>

#include "heap/initializer.h"

namespace heap {

class LazierInitializer : public Initializer {
 public:
  enum class NullTest { kAtRead, kPutOff };
  explicit LazierInitializer(NullTest null_test) : null_test_(null_test) {}

  std::string_view name() const override {
    return null_test_ == NullTest::kAtRead ? "lazier" : "lazier-sharp";
  }
  Places OnRead(const Context& context, const Place& place, Location owner,
                FieldId f, expr::Formula when) const override;
  Places OnNullTest(const Context& context, const Place& place,
                    const ValueSet& set) const override;
  Places OnDereference(const Context& context, const Place& place,
                       const ValueSet& set) const override;
  Places OnCompare(const Context& context, const Place& place,
                   const ValueSet& a, const ValueSet& b) const override;

 private:
  NullTest null_test_;
};

}  // namespace heap

#endif  // HEAP_LAZIER_H_
