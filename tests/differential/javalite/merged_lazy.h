// Lazy initialisation whose cases are merged at once, by the rules that paths
// of a method are merged by. What comes out must be what the summary makes of
// the same cell in one go: the same references under equivalent guards, the
// same new object, and the same condition on the path.
#ifndef TESTS_DIFFERENTIAL_JAVALITE_MERGED_LAZY_H_
#define TESTS_DIFFERENTIAL_JAVALITE_MERGED_LAZY_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "expr/expr.h"
#include "expr/join_mutation.h"
#include "heap/initializer.h"
#include "heap/mutation.h"

namespace javalite {

class MergedLazy : public heap::Initializer {
 public:
  // Either the merging or the summary that it is held against may be wrong.
  explicit MergedLazy(expr::JoinMutation join = {}, heap::Mutation rule = {})
      : join_(join), rule_(rule) {}

  std::string_view name() const override { return "summary"; }
  bool KeepsCasesTogether() const override { return true; }
  heap::Places OnRead(const heap::Context& context, const heap::Place& place,
                      heap::Location owner, heap::FieldId f,
                      expr::Formula when) const override;

  uint64_t reads() const { return reads_; }
  uint64_t in_part() const { return in_part_; }  // where only some paths read
  // How the two first differed; empty: they never did.
  const std::string& difference() const { return difference_; }

 private:
  heap::Place Merged(const heap::Context& context, const heap::Place& origin,
                     const heap::Places& parts) const;

  const expr::JoinMutation join_;
  const heap::Mutation rule_;
  mutable uint64_t reads_ = 0, in_part_ = 0;
  mutable std::string difference_;
};

}  // namespace javalite

#endif  // TESTS_DIFFERENTIAL_JAVALITE_MERGED_LAZY_H_
