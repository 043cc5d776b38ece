import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.TreeSet;

/** What a test of models asks a JVM: what calls throw, what classes offer. */
public final class Harness {
  public static void main(String[] args) throws Exception {
    for (int i = 1; i < args.length; i++)
      if (args[0].equals("run")) run(args[i]);
      else offer(args[i]);
  }

  /** Runs call0, call1, ... of a class, each printing what it throws. */
  private static void run(String name) throws Exception {
    final Class<?> calls = Class.forName(name);
    final int count = calls.getDeclaredField("COUNT").getInt(null);
    for (int i = 0; i < count; i++)
      System.out.println(outcome(calls.getDeclaredMethod("call" + i)));
  }

  private static String outcome(Method call) throws IllegalAccessException {
    try {
      call.invoke(null);
      return "returns";
    } catch (InvocationTargetException e) {
      return e.getCause().getClass().getName();
    }
  }

  /** Prints what others may use of a class, or nothing: there is no such. */
  private static void offer(String name) {
    final TreeSet<String> lines = new TreeSet<>();
    final Class<?> type;
    try {
      type = Class.forName(name, false, Harness.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      return;
    }
    collect(type, lines);
    System.out.println("class " + name);
    for (Class<?> c = type.getSuperclass(); c != null; c = c.getSuperclass())
      System.out.println("extends " + c.getName());
    for (String line : lines) System.out.println(line);
  }

  private static void collect(Class<?> type, TreeSet<String> lines) {
    for (Constructor<?> made : type.getDeclaredConstructors())
      add("<init>", made, void.class, lines);
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass())
      for (Method method : c.getDeclaredMethods())
        add(method.getName(), method, method.getReturnType(), lines);
    if (!type.isInterface()) return;
    for (Method method : type.getMethods())
      add(method.getName(), method, method.getReturnType(), lines);
  }

  private static void add(
      String name, Executable member, Class<?> result, TreeSet<String> lines) {
    final int wanted = Modifier.PUBLIC | Modifier.PROTECTED;
    if ((member.getModifiers() & wanted) == 0) return;
    final boolean bridge = member instanceof Method && ((Method) member).isBridge();
    lines.add(
        (bridge ? "bridge " : "method ")
            + name
            + MethodType.methodType(result, member.getParameterTypes())
                .toMethodDescriptorString());
  }
}
