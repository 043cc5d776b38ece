package edge;

import java.util.ArrayDeque;
import java.util.ArrayList;

/** Arrays that are longer than a virtual machine has any, whatever its memory. */
public class Longest {
  public static String bytes() {
    try {
      return "" + new byte[Integer.MAX_VALUE].length;
    } catch (OutOfMemoryError e) {
      return e.getMessage();
    }
  }

  public static String references() {
    try {
      return "" + new Object[Integer.MAX_VALUE - 1].length;
    } catch (OutOfMemoryError e) {
      return e.getMessage();
    }
  }

  public static String deque() {
    try {
      return "" + new ArrayDeque<String>(Integer.MAX_VALUE).size();
    } catch (OutOfMemoryError e) {
      return e.getMessage();
    }
  }

  public static String list() {
    try {
      return "" + new ArrayList<String>(Integer.MAX_VALUE).size();
    } catch (OutOfMemoryError e) {
      return e.getMessage();
    }
  }

  public static int uncaught() {
    int n = Integer.MAX_VALUE;
    return new long[n].length;
  }

  public static String negativeFirst() {
    try {
      return "" + new int[Integer.MAX_VALUE + 1].length;
    } catch (NegativeArraySizeException e) {
      return e.getMessage();
    }
  }
}
