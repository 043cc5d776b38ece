package cases;

/** tableswitch and lookupswitch: holes, defaults, negative and extreme keys, falling through. */
public class Switches {
  private static int dense(int key) {
    switch (key) {
      case 0:
        return 10;
      case 1:
        return 11;
      case 2:
        return 12;
      case 4:
        return 14;
      default:
        return 99;
    }
  }

  public static int denseInside() {
    return dense(0) * 10000 + dense(2) * 100 + dense(4);
  }

  public static int denseHoleGoesToDefault() {
    return dense(3);
  }

  public static int denseJustOutside() {
    return dense(-1) * 100 + dense(5);
  }

  public static int denseFarOutside() {
    return dense(Integer.MIN_VALUE) * 100 + dense(Integer.MAX_VALUE);
  }

  private static int sparse(int key) {
    switch (key) {
      case Integer.MIN_VALUE:
        return 1;
      case -1000:
        return 2;
      case -1:
        return 3;
      case 0:
        return 4;
      case 77777:
        return 5;
      case Integer.MAX_VALUE:
        return 6;
      default:
        return 9;
    }
  }

  public static int sparseExtremes() {
    return sparse(Integer.MIN_VALUE) * 10 + sparse(Integer.MAX_VALUE);
  }

  public static int sparseMiddle() {
    return sparse(-1000) * 1000 + sparse(-1) * 100 + sparse(0) * 10 + sparse(77777);
  }

  public static int sparseMisses() {
    return sparse(-999) * 1000 + sparse(1) * 100 + sparse(77778) * 10 + sparse(-1001);
  }

  public static int fallsThrough() {
    int result = 0;
    for (int i = 0; i < 4; i++) {
      switch (i) {
        case 0:
          result += 1;
        case 1:
          result += 10;
          break;
        case 2:
          result += 100;
        default:
          result += 1000;
      }
    }
    return result;
  }

  public static int defaultInTheMiddle() {
    int result = 0;
    for (int i = 1; i <= 3; i++) {
      switch (i) {
        case 1:
          result += 1;
        default:
          result += 10;
        case 3:
          result += 100;
      }
    }
    return result;
  }

  public static int switchOnChar() {
    char[] text = {'a', 'z', '\uffff', '0'};
    int result = 0;
    for (char c : text) {
      switch (c) {
        case 'a':
          result += 1;
          break;
        case '\uffff':
          result += 20;
          break;
        case '0':
          result += 300;
          break;
        default:
          result += 4000;
      }
    }
    return result;
  }

  public static int switchOnByteIsSigned() {
    byte key = (byte) 0xff;
    switch (key) {
      case -1:
        return 1;
      case 127:
        return 2;
      default:
        return 3;
    }
  }

  public static int continueInsideSwitch() {
    int sum = 0;
    for (int i = 0; i < 8; i++) {
      switch (i % 3) {
        case 0:
          continue;
        case 1:
          break;
        default:
          sum += 100;
      }
      sum += i;
    }
    return sum;
  }

  public static int emptySwitchStillEvaluates() {
    int i = 3;
    switch (i++) {}
    return i;
  }
}
