// What the objects of a drawing are called: as in the JSON (heap_names.h),
// those that have no name there going on from its last; and constants, by the
// static field that leads to them.
//
// A constant is an object that class initialisers made before the run. What it
// holds at the start is the program's own doing and no part of the input, so a
// reader wants its name (Color.RED), not its insides.
#ifndef REPORT_HEAP_TEXT_NAMES_H_
#define REPORT_HEAP_TEXT_NAMES_H_

#include <string>
#include <vector>

#include "heap/concrete.h"
#include "heap/types.h"
#include "report/heap_names.h"

namespace report {

std::vector<std::string> PlainNames(const heap::TypeHierarchy& types,
                                    const heap::ConcreteHeap& heap,
                                    const HeapNames& names);

// "Color.RED", "Config.main.next", "Config.table[0]"; empty where an object is
// no constant or no static field leads to it. A string is never named this way:
// its text says more.
std::vector<std::string> ConstantNames(const heap::TypeHierarchy& types,
                                       const heap::ConcreteHeap& heap);

// The name of a field as it follows that of its object: ".next", "[0]".
std::string FieldSuffix(const heap::TypeHierarchy& types, heap::FieldId field);

}  // namespace report

#endif  // REPORT_HEAP_TEXT_NAMES_H_
