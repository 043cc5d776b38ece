// Post-order over a graph of shared nodes without recursion: a term may be a
// million deep. Each node comes once, after everything it is made of.
#ifndef EXPR_TRAVERSE_H_
#define EXPR_TRAVERSE_H_

#include <cstddef>
#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

namespace expr {

// children_of(Node) -> std::vector<Node>.
template <class Node, class ChildrenOf>
std::vector<Node> PostOrder(std::span<const Node> roots,
                            ChildrenOf children_of) {
  struct Frame {
    Node node;
    std::vector<Node> children;
    size_t next = 0;
  };
  std::vector<Node> order;
  std::unordered_set<Node> seen;
  std::vector<Frame> stack;
  auto enter = [&](const Node& node) {
    if (seen.insert(node).second) stack.push_back({node, children_of(node)});
  };
  for (const Node& root : roots) {
    enter(root);
    while (!stack.empty()) {
      Frame& top = stack.back();
      if (top.next < top.children.size()) {
        const Node child = top.children[top.next++];
        enter(child);
      } else {
        order.push_back(top.node);
        stack.pop_back();
      }
    }
  }
  return order;
}

}  // namespace expr

#endif  // EXPR_TRAVERSE_H_
