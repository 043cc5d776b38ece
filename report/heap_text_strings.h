// A string object as the literal a Java programmer would write.
#ifndef REPORT_HEAP_TEXT_STRINGS_H_
#define REPORT_HEAP_TEXT_STRINGS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "heap/concrete.h"
#include "heap/types.h"

namespace report {

// "\"text\"" of a java.lang.String whose characters are all known and whose
// other fields are as in a new string; nothing of any other object.
std::optional<std::string> StringLiteral(const heap::TypeHierarchy& types,
                                         const heap::ConcreteHeap& heap,
                                         uint32_t object);

// The array of its characters; only of an object that has a literal.
uint32_t CharactersOf(const heap::TypeHierarchy& types,
                      const heap::ConcreteHeap& heap, uint32_t object);

}  // namespace report

#endif  // REPORT_HEAP_TEXT_STRINGS_H_
