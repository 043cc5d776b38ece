/** An ordered tree that forgets to look where it goes. */
class SearchTree {
  static class Node {
    int key;
    Node left;
    Node right;
  }

  private Node root;

  int least() {
    Node node = root;
    while (node.left != null) node = node.left;
    return node.key;
  }
}
