package attacks;

import java.util.List;

/** Recursion on inputs: some without end, some with. */
public class Depths {
  static class Node {
    int value;
    Node next;

    int sum() {
      return next == null ? value : value + next.sum();
    }
  }

  static int sum(Node n) {
    return n.sum();
  }

  static boolean ends(Node n) {
    try {
      return n.sum() >= Integer.MIN_VALUE;
    } catch (StackOverflowError e) {
      return false;
    }
  }

  static int hash(List<Object> list) {
    return list == null ? 0 : list.hashCode();
  }

  static int down(int n) {
    return n < 3 ? n : down(n);
  }

  static int pingPong(boolean a, boolean b) {
    return a == b ? 1 : pingPong(b, a);
  }

  static int cleans(Node n, int[] count) {
    try {
      return n.sum();
    } finally {
      count[0]++;
    }
  }
}
