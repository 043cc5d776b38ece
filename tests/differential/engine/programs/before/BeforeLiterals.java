// A literal is there before the input, and its bytes are; no input leads to those.
public class BeforeLiterals {
  static final String[] NAMES = {"name"};

  static int first(byte[] bytes) {
    return bytes.length == 0 ? -1 : bytes[0];
  }
}
