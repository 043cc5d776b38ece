// Collections as a reader wants them: what they contain, and nothing of how
// they are made inside.
#ifndef REPORT_CONTENTS_H_
#define REPORT_CONTENTS_H_

#include "heap/concrete.h"
#include "heap/types.h"

namespace report {

// What a run left of an input, where objects of the input that are known by
// their content (heap::TypeHierarchy::IsContent) hold what they contain now in
// the cells for that, and inside what the input has there: nothing.
heap::ConcreteHeap ByContent(const heap::TypeHierarchy& types,
                             const heap::ConcreteHeap& input,
                             heap::ConcreteHeap output);

}  // namespace report

#endif  // REPORT_CONTENTS_H_
