// verdict: violated
package t20;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Lists: null behind the last node. */
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
    int index = Verifier.nondetInt();
    Verifier.assume(index >= 0 && index <= 2);
    Node n = new Node(0, new Node(1, null));
    for (int i = 0; i < index; i++) n = n.next;
    assert n != null;
  }
}
