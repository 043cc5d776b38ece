package values;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** New arrays of any length. */
public class Rooms {
  private int[] kept = {1, 2, 3};

  static int length(int n) {
    return new int[n].length;
  }

  static int first(int n) {
    int[] room = new int[n];
    room[0] = 7;
    return room[0] + room.length;
  }

  static int[] copied(int[] a, int n) {
    return Arrays.copyOf(a, n);
  }

  static String[] names(int n, String name) {
    String[] names = new String[n];
    if (n > 2)
      names[2] = name;
    return names;
  }

  static int sumOfCopy(int[] a, int n) {
    int sum = 0;
    for (int x : Arrays.copyOf(a, Math.min(n, 4))) sum += x;
    return sum;
  }

  static long[] large(int n) {
    return n > 1000 ? new long[n] : null;
  }

  static boolean cloned(int n) {
    int[] a = new int[n];
    return a.clone().length == n;
  }

  static List<String> list(int room, String s) {
    List<String> list = new ArrayList<>(room);
    list.add(s);
    return list;
  }

  static int end(int n) {
    int[] room = new int[n];
    return room[n - 1];
  }

  static byte[] part(byte[] bytes, int from, int to) {
    return Arrays.copyOfRange(bytes, from, to);
  }

  int grown(int by) {
    kept = Arrays.copyOf(kept, kept.length + by);
    return kept[kept.length - 1];
  }

  static String built(int room) {
    return new StringBuilder(room).append("ab").toString();
  }
}
