// verdict: holds
package t19;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Lists: a sorted insertion keeps the order. */
public class Main {
  static class Node {
    final int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static Node insert(Node n, int value) {
    if (n == null || value <= n.value) return new Node(value, n);
    n.next = insert(n.next, value);
    return n;
  }

  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a <= b);
    Node head = insert(new Node(a, new Node(b, null)), Verifier.nondetInt());
    for (Node n = head; n.next != null; n = n.next) assert n.value <= n.next.value;
  }
}
