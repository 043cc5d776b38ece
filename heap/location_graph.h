// Heaps as Boost graphs: vertices are objects, edges are reference cells. For
// DOT output, and for whoever wants Boost's algorithms on a heap.
//
// Including this costs seconds of compile time: only graph.cc and tests do.
// Everyone else uses heap/graph.h.
#ifndef HEAP_LOCATION_GRAPH_H_
#define HEAP_LOCATION_GRAPH_H_

#include <boost/graph/adjacency_list.hpp>
#include <string>

#include "expr/pool.h"
#include "heap/concrete.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

struct VertexInfo {
  std::string name;   // n1; or how the input leads there
  std::string label;  // what a reader wants to see
  bool root = false;  // no object but a name that leads to one
};
struct EdgeInfo {
  std::string field;
  std::string guard;  // empty: always
};
using LocationGraph =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS,
                          VertexInfo, EdgeInfo>;

// Objects by number, then one vertex per root.
LocationGraph MakeGraph(const TypeHierarchy& types, const ConcreteHeap& heap);
// All locations; a cell has one edge per object it may denote. Null and
// uninitialised entries are part of the owner's label.
LocationGraph MakeGraph(expr::Pool& pool, const TypeHierarchy& types,
                        const SymbolicHeap& heap);

}  // namespace heap

#endif  // HEAP_LOCATION_GRAPH_H_
