/**
 * Requirements and methods that come to their first branch after so many bytecodes. Wherever that
 * is, a method returns two numbers, one for either side.
 */
public class Paced {
  static boolean after6(int n, int x) {
    int i = 0;
    return n + i != 0;
  }

  static boolean after7(int n, int x) {
    int i = 0;
    i++;
    return n + i != 0;
  }

  static boolean after9(int n, int x) {
    int i = 0;
    i++;
    i++;
    i++;
    return n + i != 0;
  }

  static int at5(int n, int x) {
    int i = 0;
    i++;
    if (x > 0) return 5;
    return -1;
  }

  static int at6(int n, int x) {
    int i = 0;
    i++;
    i++;
    if (x > 0) return 6;
    return -1;
  }

  static int at7(int n, int x) {
    int i = 0;
    i++;
    i++;
    i++;
    if (x > 0) return 7;
    return -1;
  }

  static int at8(int n, int x) {
    int i = 0;
    i++;
    i++;
    i++;
    i++;
    if (x > 0) return 8;
    return -1;
  }

  static int at9(int n, int x) {
    int i = 0;
    i++;
    i++;
    i++;
    i++;
    i++;
    if (x > 0) return 9;
    return -1;
  }
}
