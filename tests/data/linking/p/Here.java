package p;

/** Every test method answers with the class that declares it. */
public class Here {
  public static String get() {
    return StackWalker.getInstance().walk(s -> s.skip(1).findFirst()).get().getClassName();
  }
}
