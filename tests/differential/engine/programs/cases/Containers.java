package cases;

/** Hand-made stack, queue, heap, hash table, bit set, union-find. */
public class Containers {
  static class Overflow extends RuntimeException {}

  static class Stack {
    private final int[] items = new int[4];
    private int size;

    void push(int x) {
      if (size == items.length)
        throw new Overflow();
      items[size++] = x;
    }

    int pop() {
      return items[--size];
    }
  }

  static class Ring {
    private long[] items = new long[2];
    private int head, size;

    void add(long x) {
      if (size == items.length)
        grow();
      items[(head + size++) % items.length] = x;
    }

    private void grow() {
      long[] larger = new long[items.length * 2];
      for (int i = 0; i < size; i++) larger[i] = items[(head + i) % items.length];
      items = larger;
      head = 0;
    }

    long take() {
      long x = items[head];
      head = (head + 1) % items.length;
      size--;
      return x;
    }
  }

  static class Heap {
    private final int[] items = new int[16];
    private int size;

    void add(int x) {
      int i = size++;
      for (; i > 0 && items[(i - 1) / 2] > x; i = (i - 1) / 2) items[i] = items[(i - 1) / 2];
      items[i] = x;
    }

    int take() {
      int top = items[0], x = items[--size], i = 0;
      for (int child; (child = 2 * i + 1) < size; i = child) {
        if (child + 1 < size && items[child + 1] < items[child])
          child++;
        if (x <= items[child])
          break;
        items[i] = items[child];
      }
      items[i] = x;
      return top;
    }
  }

  static class Table {
    static class Entry {
      final int key;
      int value;
      Entry next;

      Entry(int key) {
        this.key = key;
      }
    }

    private final Entry[] buckets = new Entry[4];

    Entry entry(int key) {
      int slot = (key ^ key >>> 16) & buckets.length - 1;
      for (Entry e = buckets[slot]; e != null; e = e.next) {
        if (e.key == key)
          return e;
      }
      Entry made = new Entry(key);
      made.next = buckets[slot];
      return buckets[slot] = made;
    }
  }

  public static int stackReverses() {
    Stack s = new Stack();
    s.push(1);
    s.push(2);
    s.push(3);
    return s.pop() * 100 + s.pop() * 10 + s.pop();
  }

  public static void stackOverflows() {
    Stack s = new Stack();
    for (int i = 0; i < 5; i++) s.push(i);
  }

  public static int stackUnderflows() {
    Stack s = new Stack();
    s.push(1);
    s.pop();
    return s.pop();
  }

  public static int stackEvaluatesPostfix() {
    int[] program = {7, 3, '+' + 1000, 5, '*' + 1000, 4, '-' + 1000};
    Stack s = new Stack();
    for (int token : program) {
      if (token < 1000) {
        s.push(token);
        continue;
      }
      int b = s.pop(), a = s.pop();
      s.push(token == '+' + 1000 ? a + b : token == '-' + 1000 ? a - b : a * b);
    }
    return s.pop();
  }

  public static long queueGrowsAndWraps() {
    Ring q = new Ring();
    long hash = 0;
    for (int i = 0; i < 9; i++) {
      q.add(1L << (i * 5));
      if (i % 3 == 2)
        hash = hash * 31 + q.take();
    }
    while (q.size > 0) hash = hash * 31 + q.take();
    return hash;
  }

  public static int heapSorts() {
    Heap h = new Heap();
    int[] values = {5, -3, 9, 0, 5, 12, -8};
    for (int v : values) h.add(v);
    int hash = 0;
    for (int i = 0; i < values.length; i++) hash = hash * 17 + h.take();
    return hash;
  }

  public static int tableCounts() {
    Table t = new Table();
    for (int i = 0; i < 30; i++) t.entry(i * i % 7 << 14).value++;
    int hash = 0;
    for (int i = 0; i < 7; i++) hash = hash * 31 + t.entry(i << 14).value;
    return hash;
  }

  public static int bitSet() {
    long[] words = new long[2];
    for (int i = 0; i < 128; i += 7) words[i >> 6] |= 1L << i;
    int count = 0;
    for (int i = 0; i < 128; i++) {
      if ((words[i >>> 6] >>> i & 1) != 0)
        count += i;
    }
    return count;
  }

  private static int root(int[] parent, int i) {
    return parent[i] == i ? i : (parent[i] = root(parent, parent[i]));
  }

  public static int unionFind() {
    int[] parent = {0, 1, 2, 3, 4, 5, 6, 7};
    int[][] pairs = {{0, 1}, {2, 3}, {1, 3}, {5, 6}, {6, 5}, {7, 0}};
    for (int[] p : pairs) parent[root(parent, p[0])] = root(parent, p[1]);
    int hash = 0;
    for (int i = 0; i < 8; i++) hash = hash * 8 + root(parent, i);
    return hash;
  }

  public static int breadthFirst() {
    int[][] edges = {{1, 2}, {3}, {3, 4}, {5}, {5}, {}};
    int[] distance = {0, -1, -1, -1, -1, -1};
    int[] queue = new int[6];
    int head = 0, tail = 1;
    while (head < tail) {
      int at = queue[head++];
      for (int to : edges[at]) {
        if (distance[to] >= 0)
          continue;
        distance[to] = distance[at] + 1;
        queue[tail++] = to;
      }
    }
    int hash = 0;
    for (int d : distance) hash = hash * 10 + d;
    return hash;
  }

  interface Visitor {
    void visit(int value);
  }

  static class Summing implements Visitor {
    int sum;

    public void visit(int value) {
      sum += value * value;
    }
  }

  public static int visitorOverArray() {
    Summing s = new Summing();
    Visitor v = s;
    for (int i = -3; i < 3; i++) v.visit(i);
    return s.sum;
  }
}
