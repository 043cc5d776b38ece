package observers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Properties whose helpers look and say yes or no. What each is expected to be is in observers.tsv. */
public class Looks {
  static class Node {
    int value;
    Node next;
  }

  static boolean sorted(Node n) {
    for (; n != null && n.next != null; n = n.next) {
      if (n.value > n.next.value) return false;
    }
    return true;
  }

  static boolean has(Node n, int x) {
    for (; n != null; n = n.next) {
      if (n.value == x) return true;
    }
    return false;
  }

  static Node insert(Node n, int x) {
    Node made = new Node();
    made.value = x;
    if (n == null || x <= n.value) {
      made.next = n;
      return made;
    }
    Node last = n;
    while (last.next != null && last.next.value < x) last = last.next;
    made.next = last.next;
    last.next = made;
    return n;
  }

  static boolean acyclic(Node n) {
    Set<Node> seen = new HashSet<>();
    for (; n != null; n = n.next) {
      if (!seen.add(n)) return false;
    }
    return true;
  }

  // A helper that never returns on some inputs: sorted on a ring of equal values.
  static boolean endless(Node n) {
    return !sorted(n) || sorted(n);
  }

  static boolean insertUnsorted(Node n, int x) {
    return !acyclic(n) || sorted(insert(n, x));
  }

  static boolean headTwice(Node n) {
    return n == null || n.next == n || !has(n.next, n.value);
  }

  static boolean even(int k) {
    return k == 0 || odd(k - 1);
  }

  static boolean odd(int k) {
    return k != 0 && even(k - 1);
  }

  static boolean parity(int k) {
    return k < 0 || k > 20 || even(k) == (k % 2 == 0);
  }

  static boolean positive(int[] a, int i) {
    return a[i] > 0;
  }

  static boolean throwsOut(int[] a, int i) {
    return positive(a, i) || true;
  }

  static boolean throwsCaught(int[] a, int i) {
    try {
      return positive(a, i) ? a[i] > 0 : a[i] <= 0;
    } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
      return a == null || i < 0 || i >= a.length;
    }
  }

  static boolean spins(int k) {
    while (k != 0) k = k + 0;
    return true;
  }

  static boolean diverges(int k) {
    return spins(k);
  }

  static int count;

  static void bump() {
    count++;
  }

  static boolean tick(int k) {
    bump();
    return k > 3;
  }

  // A helper that writes, though not itself.
  static boolean counts(int k) {
    int before = count;
    boolean first = tick(k), second = tick(k + 1);
    return count == before + 2 && (!first || second || k == Integer.MAX_VALUE);
  }

  static boolean countsWrong(int k) {
    int before = count;
    return tick(k) ? count == before + 1 : count == before;
  }

  interface Shape {
    boolean round();
  }

  static class Circle implements Shape {
    int radius;

    public boolean round() {
      return radius > 0;
    }
  }

  static class Box implements Shape {
    int corners;

    public boolean round() {
      return corners == 0 && corners >= 0;
    }
  }

  // Two methods to choose from, each with two answers.
  static boolean shapes(Shape s) {
    if (s == null) return true;
    boolean round = s.round();
    if (s instanceof Circle) return round == ((Circle) s).radius > 0;
    return round == (((Box) s).corners == 0);
  }

  static boolean shapesWrong(Shape s) {
    return !(s instanceof Box) || !s.round();
  }

  enum Light {
    RED, AMBER, GREEN;

    boolean stops() {
      switch (this) {
        case GREEN: return false;
        default: return true;
      }
    }
  }

  static boolean lights(Light light) {
    return light == null || light.stops() == (light != Light.GREEN);
  }

  synchronized boolean locked(int k) {
    return k > mine;
  }

  int mine;

  // The lock is free again, whichever the answer.
  static boolean locks(Looks l, int k) {
    if (l == null) return true;
    boolean answer = l.locked(k);
    return !Thread.holdsLock(l) && answer == k > l.mine;
  }

  interface Test<T> {
    boolean of(T value);
  }

  static <T> boolean any(List<T> list, Test<T> test) {
    for (T each : list) {
      if (test.of(each)) return true;
    }
    return false;
  }

  static boolean lambdas(int a, int b) {
    List<Integer> list = new ArrayList<>();
    list.add(a);
    list.add(b);
    list.removeIf(x -> x < 0);
    return any(list, x -> x > 5) == (a > 5 || b > 5);
  }

  static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean letters(String s) {
    return s == null || s.length() != 2 || !digit(s.charAt(0)) || digit(s.charAt(1));
  }

  static class Tree {
    int key;
    Tree left, right;
  }

  static boolean inOrder(Tree t, Tree low, Tree high) {
    if (t == null) return true;
    if (low != null && t.key <= low.key || high != null && t.key >= high.key) return false;
    return inOrder(t.left, low, t) && inOrder(t.right, t, high);
  }

  static Tree put(Tree t, int key) {
    if (t == null) {
      t = new Tree();
      t.key = key;
    } else if (key < t.key) {
      t.left = put(t.left, key);
    } else if (key > t.key) {
      t.right = put(t.right, key);
    }
    return t;
  }

  static boolean trees(Tree t, int key) {
    return !inOrder(t, null, null) || inOrder(put(t, key), null, null);
  }
}
