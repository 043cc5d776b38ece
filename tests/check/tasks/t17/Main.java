// verdict: holds
package t17;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Lists: as long as the number of nodes put in. */
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
    int count = Verifier.nondetInt();
    Verifier.assume(count >= 0 && count <= 4);
    Node head = null;
    for (int i = 0; i < count; i++) head = new Node(i, head);
    int length = 0;
    for (Node n = head; n != null; n = n.next) length++;
    assert length == count;
  }
}
