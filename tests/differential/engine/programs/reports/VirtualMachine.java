/** What only the virtual machine knows of a class. */
public class VirtualMachine {
  static boolean hasModule() {
    return String.class.getModule() != null;
  }
}
