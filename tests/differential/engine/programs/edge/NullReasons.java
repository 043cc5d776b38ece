package edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** What a NullPointerException says that an instruction raised: what was null, and why. */
public final class NullReasons {
  private NullReasons() {}

  interface Action {
    void run() throws Throwable;
  }

  static String says(Action action) {
    try {
      action.run();
      return "nothing was null";
    } catch (NullPointerException e) {
      return String.valueOf(e.getMessage());
    } catch (Throwable t) {
      return "another: " + t;
    }
  }

  static class Node {
    static Node first;
    static Node[] all = new Node[3];
    static Object lock;
    static Long number;

    Node next;
    Node[] more;
    int[] ints;
    int[][] table;
    long[] longs;
    double[] doubles;
    float[] floats;
    byte[] bytes;
    char[] chars;
    short[] shorts;
    boolean[] flags;
    Integer box;
    Object any;
    String text;
    int value;
    long wide;
    double fraction;

    Node step() {
      return next;
    }

    Node take(int i, long l, String s, Object o, StringBuilder b, int[] a, String[][] t,
        Map.Entry<?, ?> e) {
      return null;
    }

    Node chain(int n) {
      next = n == 0 ? null : new Node().chain(n - 1);
      return this;
    }

    void inMember() {
      next.value = 1;
    }

    private void secret() {}

    static class Inner {
      static Inner here;
      Node gr\u00f6\u00dfe;
    }
  }

  static Node none() {
    return null;
  }

  static int zero() {
    return 0;
  }

  static <T> T generic() {
    return null;
  }

  public static String readField() {
    return says(() -> {
      Node n = null;
      zeroOf(n.value);
    });
  }

  private static int zeroOf(int n) {
    return n * 0;
  }

  public static String assignField() {
    return says(() -> {
      Node n = null;
      n.value = 3;
    });
  }

  public static String assignWide() {
    return says(() -> {
      Node n = null;
      n.wide = 3;
    }) + says(() -> {
      Node n = new Node();
      n.next.fraction = 2;
    });
  }

  public static String fieldOfField() {
    return says(() -> new Node().chain(1).next.next.next.value = 1);
  }

  public static String fieldOfNew() {
    return says(() -> new Node().next.value = 1);
  }

  public static String longChain() {
    return says(() -> {
      Node n = new Node().chain(5);
      n.next.next.next.next.next.next.value = 1;
    });
  }

  public static String chainOfFive() {
    return says(() -> {
      Node n = new Node().chain(3);
      n.next.next.next.next.value = 1;
    });
  }

  public static String staticField() {
    return says(() -> Node.first.value++) + says(() -> Node.first.next.value++);
  }

  public static String nestedStatic() {
    return says(() -> Node.Inner.here.gr\u00f6\u00dfe = null);
  }

  public static String notAscii() {
    return says(() -> {
      Node.Inner l\u00f6ffel = new Node.Inner();
      l\u00f6ffel.gr\u00f6\u00dfe.value = 1;
    });
  }

  public static String ofThis() {
    return says(() -> new Node().inMember());
  }

  public static String call() {
    return says(() -> Node.first.step());
  }

  public static String callOfResult() {
    return says(() -> none().step().step()) + says(() -> new Node().step().step());
  }

  public static String fieldOfResult() {
    return says(() -> new Node().chain(1).step().next.value = 2);
  }

  public static String manyParameters() {
    return says(() -> {
      Node n = null;
      n.take(1, 2, "", null, null, null, null, null);
    }) + says(() -> new Node().take(1, 2, "", null, null, null, null, null).value = 1);
  }

  public static String genericResult() {
    return says(() -> NullReasons.<Node>generic().value = 1);
  }

  public static String stringCall() {
    return says(() -> {
      String s = null;
      s.length();
    }) + says(() -> new Node().text.substring(1).trim());
  }

  public static String objectCall() {
    return says(() -> new Node().any.toString()) + says(() -> {
      Node n = new Node();
      n.any.equals(n);
    });
  }

  public static String builderCall() {
    return says(() -> {
      StringBuilder b = null;
      b.append(1);
    });
  }

  public static String privateCall() {
    return says(() -> {
      Node n = null;
      n.secret();
    });
  }

  public static String interfaceCall() {
    return says(() -> {
      Runnable r = null;
      r.run();
    });
  }

  public static String ofSupplier() {
    return says(() -> {
      Supplier<Node> s = () -> null;
      s.get().value = 1;
    });
  }

  public static String cloneOfArray() {
    return says(() -> {
      int[] a = null;
      a.clone();
    }) + says(() -> {
      String[][] a = new String[1][];
      a[0].clone();
    });
  }

  public static String loads() {
    Node n = new Node();
    return says(() -> zeroOf(n.ints[1])) + says(() -> zeroOf((int) n.longs[1]))
        + says(() -> zeroOf((int) n.floats[1])) + says(() -> zeroOf((int) n.doubles[1]))
        + says(() -> zeroOf(n.bytes[1])) + says(() -> zeroOf(n.chars[1]))
        + says(() -> zeroOf(n.shorts[1])) + says(() -> zeroOf(n.flags[1] ? 1 : 0))
        + says(() -> zeroOf(n.more[1].value));
  }

  public static String stores() {
    Node n = new Node();
    return says(() -> n.ints[1] = 1) + says(() -> n.longs[1] = 1) + says(() -> n.floats[1] = 1)
        + says(() -> n.doubles[1] = 1) + says(() -> n.bytes[1] = 1) + says(() -> n.chars[1] = 1)
        + says(() -> n.shorts[1] = 1) + says(() -> n.flags[1] = true)
        + says(() -> n.more[1] = null);
  }

  public static String length() {
    return says(() -> zeroOf(new Node().ints.length)) + says(() -> {
      Object[] a = null;
      for (Object o : a) o.hashCode();
    });
  }

  public static String twoDimensions() {
    return says(() -> new Node().table[0][1] = 2) + says(() -> {
      int[][] t = new int[2][];
      t[1][zero()] += 3;
    }) + says(() -> {
      int[][][] t = new int[1][1][];
      t[0][0][0]++;
    });
  }

  public static String indexes() {
    int[] i = {0, 1};
    Node[] a = new Node[300];
    return says(() -> a[i[0]].value = 1) + says(() -> a[i[i[0]]].value = 1)
        + says(() -> a[zero()].value = 1) + says(() -> a[i.length].value = 1)
        + says(() -> a[200].value = 1) + says(() -> a[5].value = 1)
        + says(() -> a[i[1] + 1].value = 1) + says(() -> a[-1 + 2].value = 1);
  }

  public static String indexOfBytes() {
    byte[] b = {0};
    Node[] a = new Node[1];
    return says(() -> a[b[0]].value = 1) + says(() -> {
      long l = 0;
      a[(int) l].value = 1;
    }) + says(() -> {
      Integer boxed = 0;
      a[boxed].value = 1;
    });
  }

  public static String largeIndex() {
    return says(() -> {
      Node[] a = new Node[40000];
      a[39999].value = 1;
    }) + says(() -> {
      Node[] a = new Node[2000];
      a[1999].value = 1;
    });
  }

  public static String elementOfStatic() {
    return says(() -> Node.all[0].value = 1) + says(() -> Node.all[Node.all.length - 1].value = 1)
        + says(() -> Node.all[zero()].next.value = 1);
  }

  public static String deepArrays() {
    Node[][][][] a = new Node[1][1][1][1];
    Node[][][][][][] b = new Node[1][1][1][1][1][1];
    return says(() -> a[0][0][0][0].value = 1) + says(() -> b[0][0][0][0][0][0].value = 1);
  }

  public static String deepIndexes() {
    int[][][] k = {{{0, 1}}};
    Node[] a = new Node[1];
    return says(() -> a[k[0][0][k[0][0][k[0][0][k[0][0][0]]]]].value = 1);
  }

  public static String counted() {
    return says(() -> {
      Node[] a = new Node[4];
      int i = 0;
      a[++i].value = 1;
    }) + says(() -> {
      Node[] a = new Node[4];
      int i = 0;
      a[i++].value = i = 2;
    });
  }

  public static String unboxing() {
    return says(() -> zeroOf(new Node().box)) + says(() -> zeroOf(Node.number.intValue()))
        + says(() -> new Node().box++) + says(() -> {
          Boolean b = null;
          zeroOf(b ? 1 : 2);
        }) + says(() -> {
          Character c = null;
          zeroOf(c);
        });
  }

  public static String unboxedElement() {
    List<Integer> list = new ArrayList<>(Arrays.asList(1, null));
    Map<String, Integer> map = new HashMap<>();
    return says(() -> zeroOf(list.get(1))) + says(() -> map.put("a", map.get("a") + 1));
  }

  public static String unboxedChoice() {
    return says(() -> {
      Integer k = Node.first == null ? null : 1;
      zeroOf(Node.all == null ? 1 : k);
    });
  }

  public static String switchOnText() {
    return says(() -> {
      String s = null;
      switch (s) {
        case "a":
          zero();
          break;
        default:
      }
    });
  }

  enum Color { RED, GREEN }

  public static String switchOnEnum() {
    return says(() -> {
      Color c = null;
      switch (c) {
        case RED:
          zero();
          break;
        default:
      }
    });
  }

  public static String switchOnBox() {
    return says(() -> {
      Integer i = null;
      switch (i) {
        case 1:
          zero();
          break;
        default:
      }
    });
  }

  public static String throwNull() {
    return says(() -> {
      throw null;
    }) + says(() -> {
      RuntimeException e = null;
      throw e;
    });
  }

  public static String lockNull() {
    return says(() -> {
      synchronized (Node.lock) {
        zero();
      }
    }) + says(() -> {
      Object o = null;
      synchronized (o) {
        zero();
      }
    });
  }

  public static String castOfNull() {
    return says(() -> {
      Object o = null;
      ((String) o).length();
    }) + says(() -> ((Node) new Node().any).value = 1) + says(() -> {
      Object o = null;
      ((Node[]) o)[1] = null;
    });
  }

  public static String choice() {
    return says(() -> choose(true, null, null)) + says(() -> storeChoice(false, null))
        + says(() -> chooseIndex(true, new Node[2]));
  }

  private static void choose(boolean b, Node x, Node y) {
    (b ? x : y).value = 1;
  }

  private static void storeChoice(boolean b, Node x) {
    x.value = b ? 1 : 2;
  }

  private static void chooseIndex(boolean b, Node[] x) {
    x[b ? 1 : 0].value = b ? 1 : 2;
  }

  public static String parameters() {
    return says(() -> third(null, 1, null)) + says(() -> reassigned(new Node()))
        + says(() -> assignedSometimes(null, 1)) + says(() -> meanwhile(null, null));
  }

  private static void third(Node a, long b, Node c) {
    c.value = 1;
  }

  private static void reassigned(Node a) {
    a = a.next;
    a.value = 1;
  }

  private static void assignedSometimes(Node a, int k) {
    if (k > 0) a = null;
    a.value = 1;
  }

  private static void meanwhile(Node a, Node b) {
    a.next = (a = b);
  }

  public static String loops() {
    return says(() -> walk(new Node().chain(2))) + says(() -> walkLater(new Node().chain(2)))
        + says(() -> countThen(new Node()));
  }

  private static void walk(Node a) {
    while (true) {
      a.value = 1;
      a = a.next;
    }
  }

  private static void walkLater(Node a) {
    do {
      a = a.next;
      a.value = 1;
    } while (true);
  }

  private static void countThen(Node a) {
    for (int i = 0; i < 3; i++) a = i == 2 ? null : a;
    a.value = 1;
  }

  public static String inHandler() {
    return says(() -> handled(new Node())) + says(() -> finallyNull(null));
  }

  private static void handled(Node a) {
    a = null;
    try {
      throw new IllegalStateException();
    } catch (IllegalStateException e) {
      a.value = 1;
    }
  }

  private static void finallyNull(Node a) {
    try {
      zero();
    } finally {
      a.value = 1;
    }
  }

  public static String assignments() {
    return says(() -> {
      Node x = null;
      Node y;
      (y = x).value = 1;
    }) + says(() -> {
      Node x = new Node();
      x.more = new Node[1];
      (x.more[0] = x.next).value++;
    });
  }

  public static String compound() {
    return says(() -> new Node().next.value += 2) + says(() -> new Node().doubles[1] += 2)
        + says(() -> new Node().next.wide++);
  }

  public static String concatenated() {
    return says(() -> ("a" + none().value).length());
  }

  public static String captured() {
    Node kept = new Node();
    Node nothing = null;
    class Local {
      void run() {
        kept.next.value = 1;
      }
    }
    return says(new Local()::run) + says(() -> nothing.value = 1);
  }

  public static String anonymous() {
    Action action = new Action() {
      private Node own;

      @Override
      public void run() {
        own.value = 1;
      }
    };
    return says(action);
  }

  public static String methodReferences() {
    Function<String, Integer> length = String::length;
    ToIntFunction<Integer> unbox = Integer::intValue;
    ToIntFunction<Integer> lambda = i -> i;
    Node nothing = null;
    return says(() -> length.apply(null)) + says(() -> unbox.applyAsInt(null))
        + says(() -> lambda.applyAsInt(null)) + says(() -> {
          Supplier<Node> s = nothing::step;
          s.get();
        });
  }

  static class Bridge implements UnaryOperator<Node> {
    @Override
    public Node apply(Node n) {
      return n.next;
    }
  }

  public static String bridge() {
    UnaryOperator<Node> op = new Bridge();
    return says(() -> op.apply(null)) + says(() -> op.apply(new Node()).value = 1);
  }

  record Pair(Node left, int[] right) {
    Pair {
      right[0] = 1;
    }
  }

  public static String record() {
    return says(() -> new Pair(null, null)) + says(() -> new Pair(null, new int[1]).left().step());
  }

  public static String constructor() {
    class Holder {
      final int length;

      Holder(String s) {
        length = s.length();
      }
    }
    return says(() -> new Holder(null));
  }

  public static String patterns() {
    return says(() -> {
      Object o = new Node();
      if (o instanceof Node n) n.next.value = 1;
    });
  }

  public static String enhancedFor() {
    List<Node> nodes = Arrays.asList(new Node[1]);
    return says(() -> {
      for (Node n : nodes) n.value = 1;
    }) + says(() -> {
      for (Object o : (List<?>) null) o.hashCode();
    });
  }

  public static String notByInstructions() {
    return says(() -> Objects.requireNonNull(null)) + says(() -> Objects.requireNonNull(null, "it"))
        + says(() -> {
          throw new NullPointerException();
        })
        + says(() -> {
          throw new NullPointerException("own");
        })
        + says(() -> Optional.of(null)) + says(() -> List.of(1, null));
  }

  public static String ofNatives() {
    return says(() -> System.arraycopy(null, 0, null, 0, 0));
  }

  static class Own extends NullPointerException {
    @Override
    public String getMessage() {
      return "own " + super.getMessage();
    }
  }

  public static String ownException() {
    return says(() -> {
      throw new Own();
    });
  }

  public static String filledInAgain() {
    return says(() -> {
      try {
        none().value = 1;
      } catch (NullPointerException e) {
        e.fillInStackTrace();
        throw e;
      }
    }) + says(() -> {
      NullPointerException e = new NullPointerException();
      e.fillInStackTrace();
      throw e;
    });
  }

  public static String wrapped() {
    try {
      none().step();
      return "";
    } catch (NullPointerException e) {
      RuntimeException outer = new RuntimeException(e);
      return outer.getMessage() + "|" + outer + "|" + e + "|" + e.getLocalizedMessage();
    }
  }

  public static boolean sameText() {
    try {
      none().step();
      return false;
    } catch (NullPointerException e) {
      return e.getMessage() == e.getMessage() && e.getMessage().length() > 20;
    }
  }

  public static String direct() {
    Node local = new Node();
    try {
      local.more[2].value = 1;
      return "";
    } catch (NullPointerException e) {
      return e.getMessage();
    }
  }

  public static String rethrown() {
    String log = "";
    try {
      try {
        Node.first.step();
      } catch (RuntimeException e) {
        log += e.getMessage();
        throw e;
      } finally {
        log += ";";
      }
    } catch (NullPointerException e) {
      log += e.getMessage();
    }
    return log;
  }

  public static String suppressed() {
    try (AutoCloseable a = () -> none().step(); AutoCloseable b = () -> Node.first.next = null) {
      Node.all[1].value = 1;
      return "";
    } catch (Exception e) {
      return e.getMessage() + e.getSuppressed()[0].getMessage() + e.getSuppressed()[1];
    }
  }

  public static String ofLibrary() {
    return String.valueOf(says(() -> "a".concat(null)).startsWith("Cannot invoke \"String."));
  }

  public static String manyLocals() {
    return says(() -> wide(0)) + says(() -> wide(1)) + says(() -> wide(2));
  }

  private static void wide(int k) {
    wide(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        null, null, null, k);
  }

  private static void wide(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8,
      long a9, long a10, long a11, long a12, long a13, long a14, long a15, long a16, long a17,
      long a18, long a19, long a20, long a21, long a22, long a23, long a24, long a25, long a26,
      long a27, long a28, long a29, long a30, long a31, Node p62, Node p63, Node p64, int k) {
    if (k == 0) p62.value = 1;
    if (k == 1) p63.value = 1;
    p64.value = 1;
  }

  public static String initialCause() {
    try {
      none().step();
      return "";
    } catch (NullPointerException e) {
      e.initCause(new IllegalStateException("later"));
      return e.getMessage() + e.getCause().getMessage();
    }
  }

  public static boolean knownWords() {
    try {
      Node.first.step();
      return false;
    } catch (NullPointerException e) {
      String text = e.getMessage();
      return text.contains("because") && text.endsWith("is null") && !text.isEmpty();
    }
  }

  public static String inStaticInitializer() {
    try {
      return Failing.text();
    } catch (ExceptionInInitializerError e) {
      return e.getCause().getMessage();
    }
  }

  static class Failing {
    static Node node;
    static final int VALUE = node.value;

    static String text() {
      return "" + VALUE;
    }
  }

  public static int uncaught() {
    return Node.first.value;
  }

  public static String otherMessagesStay() {
    try {
      return "" + new int[2][3][1].length / zero();
    } catch (RuntimeException e) {
      return e.getMessage();
    }
  }
}
