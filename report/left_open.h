// What a path leaves open of a condition, for people: "b == null" of
// "a != null && b == null" where the path has a != null. Guards that the path
// rules out are false. Where finding out would take long, less is left away.
#ifndef REPORT_LEFT_OPEN_H_
#define REPORT_LEFT_OPEN_H_

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/value_set.h"

namespace report {

class LeftOpen {
 public:
  // The pool must outlive this.
  LeftOpen(expr::Pool& pool, const expr::Path& path);

  // Where `given` holds besides the path.
  expr::Formula Of(expr::Formula f,
                   expr::Formula given = expr::Formula::True()) const;
  // Without what the path rules out.
  heap::ValueSet Of(const heap::ValueSet& set) const;
  // Whether the path, as far as was looked, makes them the same.
  bool Same(expr::Formula f, expr::Formula g) const;

 private:
  expr::Pool& pool_;
  expr::Formula known_ = expr::Formula::True();
};

}  // namespace report

#endif  // REPORT_LEFT_OPEN_H_
