// verdict: violated
package t18;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Lists: a cycle is made when two choices meet. */
public class Main {
  static class Node {
    final int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  public static void main(String[] args) {
    Node first = new Node(1, null);
    Node second = new Node(2, first);
    if (Verifier.nondetBoolean()) first.next = second;
    Node n = second;
    for (int i = 0; i < 4 && n != null; i++) n = n.next;
    assert n == null;
  }
}
