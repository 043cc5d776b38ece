// Annotations that are made of others: `@FastTest`, which itself stands under
// `@Test` and `@Tag("fast")`, makes a method a test.
#ifndef CHECK_COMPOSED_H_
#define CHECK_COMPOSED_H_

#include "check/annotation.h"
#include "check/class_reader.h"

namespace check {

// These, and what stands at those of them whose classes can be read, and so on.
// What a framework's own annotations are made of is the framework's affair.
Annotations WithComposed(ClassReader& reader, Annotations annotations);

}  // namespace check

#endif  // CHECK_COMPOSED_H_
