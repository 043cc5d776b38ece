/** A set of words of two letters, as a tree with a branch for each letter. */
public class Trie {
  Node root;

  static class Node {
    boolean isWord;
    int code;
    Node zero;
    Node one;

    Node(int code) {
      this.code = code;
    }
  }

  /** Codes name the way from the root; so no node is reached in two ways. */
  static boolean repOk(Trie trie, boolean[] word) {
    return word != null && trie.root != null && hasCode(trie.root, 1);
  }

  private static boolean hasCode(Node node, int code) {
    if (node == null) return true;
    return node.code == code && hasCode(node.zero, 2 * code) && hasCode(node.one, 2 * code + 1);
  }

  boolean contains(boolean[] word) {
    Node node = root;
    for (int i = 0; i < word.length && node != null; i++) {
      node = word[i] ? node.one : node.zero;
    }
    return node != null && node.isWord;
  }

  boolean add(boolean[] word) {
    Node node = root;
    for (int i = 0; i < word.length; i++) {
      if (word[i]) {
        if (node.one == null) node.one = new Node(2 * node.code + 1);
        node = node.one;
      } else {
        if (node.zero == null) node.zero = new Node(2 * node.code);
        node = node.zero;
      }
    }
    boolean added = !node.isWord;
    node.isWord = true;
    return added;
  }
}
