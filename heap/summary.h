// Exact heap summaries: an input cell is initialised without a split. Its
// value set holds null, the new object and every alias under guards.
//
// The corrected rule with location-valued choices (docs/semantics.md,
// "Summaries"): the cell is initialised where the owner is denoted *and* the
// cell is uninitialised; aliases carry the condition that the object exists.
#ifndef HEAP_SUMMARY_H_
#define HEAP_SUMMARY_H_

#include <string_view>

#include "heap/initializer.h"

namespace heap {

class SummaryInitializer : public Initializer {
 public:
  std::string_view name() const override { return "summary"; }
  bool KeepsCasesTogether() const override { return true; }
  Places OnRead(const Context& context, const Place& place, Location owner,
                FieldId f, expr::Formula when) const override;
};

}  // namespace heap

#endif  // HEAP_SUMMARY_H_
