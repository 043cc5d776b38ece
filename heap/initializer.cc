#include "heap/initializer.h"

#include "heap/lazier.h"
#include "heap/lazy.h"
#include "heap/summary.h"

namespace heap {

Places Initializer::OnNullTest(const Context&, const Place& place,
                               const ValueSet&) const {
  return {place};
}

Places Initializer::OnDereference(const Context&, const Place& place,
                                  const ValueSet&) const {
  return {place};
}

Places Initializer::OnCompare(const Context&, const Place& place,
                              const ValueSet&, const ValueSet&) const {
  return {place};
}

std::unique_ptr<Initializer> MakeInitializer(std::string_view name) {
  using NullTest = LazierInitializer::NullTest;
  if (name == "lazy") return std::make_unique<LazyInitializer>();
  if (name == "lazier")
    return std::make_unique<LazierInitializer>(NullTest::kAtRead);
  if (name == "lazier-sharp")
    return std::make_unique<LazierInitializer>(NullTest::kPutOff);
  using Unknowns = SummaryInitializer::Unknowns;
  if (name == "summary")
    return std::make_unique<SummaryInitializer>(Unknowns::kPerInitialisation);
  if (name == "summary-u")
    return std::make_unique<SummaryInitializer>(Unknowns::kPerCell);
  return nullptr;
}

}  // namespace heap
