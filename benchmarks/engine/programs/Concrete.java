import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Work without input, for the interpreters: this one and `java -Xint`. */
public class Concrete {
  static class Node {
    int value;
    Node next;
  }

  static int arithmetic() {
    int h = 17;
    for (int i = 0; i < 200_000; i++) h = h * 31 + (i ^ (h >>> 3));
    return h;
  }

  static int build() {
    Node head = null;
    for (int i = 0; i < 50_000; i++) {
      Node node = new Node();
      node.value = i;
      node.next = head;
      head = node;
    }
    int sum = 0;
    for (Node n = head; n != null; n = n.next) sum += n.value;
    return sum;
  }

  static class Link {
    final int value;
    final Link next;

    Link(int value, Link next) {
      this.value = value;
      this.next = next;
    }
  }

  /** Makes many objects of which at most sixteen are in use at a time. */
  static int churn() {
    Link p = null;
    int sum = 0;
    for (int i = 0; i < 200_000; i++) {
      p = new Link(i, (i & 15) == 0 ? null : p);
      if ((i & 15) == 15) for (Link q = p; q != null; q = q.next) sum += q.value;
    }
    return sum;
  }

  /** Makes objects all of which stay in use: what one of them costs. */
  static int keep(int n) {
    Link p = null;
    for (int i = 0; i < n; i++) p = new Link(i, p);
    return p.value;
  }

  static int keepSome() {
    return keep(100_000);
  }

  static int keepMany() {
    return keep(300_000);
  }

  /** Prints the fastest of many calls of each, in nanoseconds of CPU time. */
  public static void main(String[] args) {
    int rounds = Integer.parseInt(args[0]);
    long arithmetic = Long.MAX_VALUE, build = Long.MAX_VALUE, churn = Long.MAX_VALUE;
    ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    int sink = 0;
    for (int i = 0; i < rounds; i++) {
      long start = thread.getCurrentThreadCpuTime();
      sink += arithmetic();
      long between = thread.getCurrentThreadCpuTime();
      sink += build();
      long built = thread.getCurrentThreadCpuTime();
      sink += churn();
      long end = thread.getCurrentThreadCpuTime();
      arithmetic = Math.min(arithmetic, between - start);
      build = Math.min(build, built - between);
      churn = Math.min(churn, end - built);
    }
    System.out.println("arithmetic " + arithmetic + " build " + build + " churn " + churn + " sink " + sink);
  }
}
