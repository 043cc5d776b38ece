/** Combines three variables in a reduced ordered decision diagram and counts its nodes. */
public class Bdd {
  static final int AND = 0;
  static final int OR = 1;
  private static final int VARIABLES = 3;

  private final Node no = new Node(VARIABLES, null, null);
  private final Node yes = new Node(VARIABLES, null, null);
  private Node[] unique = new Node[4];
  private int made;

  private static class Node {
    final int variable;
    final Node low;
    final Node high;
    boolean counted;

    Node(int variable, Node low, Node high) {
      this.variable = variable;
      this.low = low;
      this.high = high;
    }

    boolean isLeaf() {
      return variable == VARIABLES;
    }
  }

  /** The number of inner nodes of (((x0 op0 x1) op1 x2) op2 x0). */
  static int run(int op0, int op1, int op2) {
    Bdd bdd = new Bdd();
    Node result = bdd.apply(op0, bdd.variable(0), bdd.variable(1));
    result = bdd.apply(op1, result, bdd.variable(2));
    result = bdd.apply(op2, result, bdd.variable(0));
    return count(result);
  }

  private Node variable(int index) {
    return node(index, no, yes);
  }

  private Node apply(int operation, Node f, Node g) {
    if (f.isLeaf() && g.isLeaf()) return leaf(operation, f == yes, g == yes);
    int top = f.variable < g.variable ? f.variable : g.variable;
    Node low = apply(operation, low(f, top), low(g, top));
    Node high = apply(operation, high(f, top), high(g, top));
    return node(top, low, high);
  }

  private Node leaf(int operation, boolean f, boolean g) {
    return truth(operation, f, g) ? yes : no;
  }

  private static boolean truth(int operation, boolean f, boolean g) {
    if (operation == AND) return f && g;
    if (operation == OR) return f || g;
    return f != g;
  }

  private static Node low(Node node, int variable) {
    return node.variable == variable ? node.low : node;
  }

  private static Node high(Node node, int variable) {
    return node.variable == variable ? node.high : node;
  }

  private Node node(int variable, Node low, Node high) {
    if (low == high) return low;
    for (int i = 0; i < made; i++) {
      Node known = unique[i];
      if (known.variable == variable && known.low == low && known.high == high) return known;
    }
    return remembered(new Node(variable, low, high));
  }

  private Node remembered(Node node) {
    if (made == unique.length) grow();
    unique[made] = node;
    made++;
    return node;
  }

  private void grow() {
    Node[] larger = new Node[2 * unique.length];
    for (int i = 0; i < made; i++) {
      larger[i] = unique[i];
    }
    unique = larger;
  }

  private static int count(Node node) {
    if (node.isLeaf() || node.counted) return 0;
    node.counted = true;
    return 1 + count(node.low) + count(node.high);
  }
}
