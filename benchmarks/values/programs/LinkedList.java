/** Adds five integers at the front of a linked list and looks for another one. */
public class LinkedList {
  private Node head;

  private static class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static boolean run(int a0, int a1, int a2, int a3, int a4, int wanted) {
    LinkedList list = new LinkedList();
    list.addFirst(a0);
    list.addFirst(a1);
    list.addFirst(a2);
    list.addFirst(a3);
    list.addFirst(a4);
    return list.contains(wanted);
  }

  private void addFirst(int value) {
    head = new Node(value, head);
  }

  private boolean contains(int value) {
    for (Node node = head; node != null; node = node.next) {
      if (node.value == value) return true;
    }
    return false;
  }
}
