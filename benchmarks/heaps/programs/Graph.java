/** Nodes with two edges each; a search marks what it has seen. */
public class Graph {
  Node nodes;

  static class Node {
    int id;
    boolean visited;
    Node next;
    Node first;
    Node second;
  }

  /** Ids ascend, nothing is marked, and edges stay among the nodes. */
  static boolean repOk(Graph graph, Node start) {
    for (Node node = graph.nodes; node != null; node = node.next) {
      if (node.visited) return false;
      if (node.next != null && node.id >= node.next.id) return false;
    }
    for (Node node = graph.nodes; node != null; node = node.next) {
      if (!has(graph, node.first) || !has(graph, node.second)) return false;
    }
    return has(graph, start);
  }

  private static boolean has(Graph graph, Node wanted) {
    if (wanted == null) return true;
    for (Node node = graph.nodes; node != null; node = node.next) {
      if (node == wanted) return true;
    }
    return false;
  }

  /** How many nodes can be reached. */
  int reachable(Node start) {
    if (start == null || start.visited) return 0;
    start.visited = true;
    return 1 + reachable(start.first) + reachable(start.second);
  }

  /** Is the node on a cycle of first edges? */
  boolean isOnCycle(Node start) {
    Node node = start;
    while (node != null && !node.visited) {
      node.visited = true;
      node = node.first;
    }
    return node != null && node == start;
  }
}
