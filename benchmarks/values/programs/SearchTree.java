/** Adds integers to a binary search tree and looks for another one. */
public class SearchTree {
  private Node root;

  private static class Node {
    final int value;
    Node left;
    Node right;

    Node(int value) {
      this.value = value;
    }
  }

  static boolean run(int a0, int a1, int a2, int a3, int wanted) {
    SearchTree tree = new SearchTree();
    tree.add(a0);
    tree.add(a1);
    tree.add(a2);
    tree.add(a3);
    return tree.contains(wanted);
  }

  static boolean large(int a0, int a1, int a2, int a3, int a4, int wanted) {
    SearchTree tree = new SearchTree();
    tree.add(a0);
    tree.add(a1);
    tree.add(a2);
    tree.add(a3);
    tree.add(a4);
    return tree.contains(wanted);
  }

  private void add(int value) {
    root = added(root, value);
  }

  private static Node added(Node node, int value) {
    if (node == null) return new Node(value);
    if (value < node.value) node.left = added(node.left, value);
    else if (value > node.value) node.right = added(node.right, value);
    return node;
  }

  private boolean contains(int value) {
    Node node = root;
    while (node != null && node.value != value) {
      node = value < node.value ? node.left : node.right;
    }
    return node != null;
  }
}
