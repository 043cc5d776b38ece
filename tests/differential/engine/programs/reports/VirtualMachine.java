/** What only the virtual machine knows of a class. */
public class VirtualMachine {
  static boolean hasModule() {
    return String.class.getModule() != null;
  }

  /** Known of String's Class object; any other one is of a class that nobody knows. */
  static boolean isNamed(Class<?> c) {
    return c != String.class || c.getName() != null;
  }

  static int lengthOfName(Class<?> c) {
    return c == String.class ? 16 : c.getName().length();
  }
}
