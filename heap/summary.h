// Exact heap summaries: an input cell is initialised without a split. Its
// value set holds null, the new object and every alias under guards.
//
// The corrected rule with location-valued choices (docs/semantics.md,
// "Summaries"): the cell is initialised where the owner is denoted *and* the
// cell is uninitialised; aliases carry the condition that the object exists.
//
// Variant U asks at most once for each cell of the input: the first access that
// needs it initialises it wherever the cell exists, whoever reads it later.
// Formulas are smaller, and the choices are the input heap itself; but objects
// count that this run never meets. docs/semantics.md, "Bounds".
#ifndef HEAP_SUMMARY_H_
#define HEAP_SUMMARY_H_

#include <string_view>

#include "heap/initializer.h"

namespace heap {

class SummaryInitializer : public Initializer {
 public:
  enum class Unknowns { kPerInitialisation, kPerCell };
  explicit SummaryInitializer(Unknowns unknowns) : unknowns_(unknowns) {}

  std::string_view name() const override {
    return unknowns_ == Unknowns::kPerCell ? "summary-u" : "summary";
  }
  bool KeepsCasesTogether() const override { return true; }
  Places OnRead(const Context& context, const Place& place, Location owner,
                FieldId f, expr::Formula read) const override;

 private:
  Unknowns unknowns_;
};

}  // namespace heap

#endif  // HEAP_SUMMARY_H_
