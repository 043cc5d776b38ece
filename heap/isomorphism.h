// Are two concrete heaps the same up to the numbers of their objects?
//
// Roots and fields have names, so there is at most one candidate: walk both
// from their roots in step. That is linear, where isomorphism of graphs without
// such labels is hard. Objects that no root leads to do not count.
#ifndef HEAP_ISOMORPHISM_H_
#define HEAP_ISOMORPHISM_H_

#include "heap/concrete.h"

namespace heap {

bool Isomorphic(const ConcreteHeap& a, const ConcreteHeap& b);

}  // namespace heap

#endif  // HEAP_ISOMORPHISM_H_
