import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Runs every public static method without parameters of the named classes on the real JVM and
 * prints one line for each: the method, then what it returned or which exception left it, and what
 * it wrote to the standard streams.
 *
 * <p>Each method gets a class loader of its own, so no static state passes from one to the next and
 * class initialisation happens anew. Floats are printed as bits, texts with escapes: the lines
 * compare exactly.
 *
 * <p>Usage: java -ea -cp HARNESS:PROGRAMS RunCases Class...
 */
public final class RunCases {
  private static final ByteArrayOutputStream OUT = new ByteArrayOutputStream();
  private static final ByteArrayOutputStream ERR = new ByteArrayOutputStream();

  private final URL[] classPath;
  private final PrintStream out;

  private RunCases(URL[] classPath, PrintStream out) {
    this.classPath = classPath;
    this.out = out;
  }

  public static void main(String[] names) throws Exception {
    PrintStream out = new PrintStream(System.out, false, "US-ASCII");
    System.setOut(new PrintStream(OUT, true, "UTF-8"));
    System.setErr(new PrintStream(ERR, true, "UTF-8"));
    RunCases runner = new RunCases(readClassPath(), out);
    for (String name : names) runner.runClass(name);
    out.flush();
    if (out.checkError())
      System.exit(1);
  }

  private static URL[] readClassPath() throws IOException {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      urls.add(new File(entry).toURI().toURL());
    }
    return urls.toArray(new URL[0]);
  }

  /** The parent is the platform loader: were it our own, it would define the cases only once. */
  private URLClassLoader freshLoader() {
    return new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader());
  }

  private void runClass(String className) throws Exception {
    for (String methodName : caseNames(className)) {
      try (URLClassLoader loader = freshLoader()) {
        Class<?> fresh = Class.forName(className, false, loader);
        run(fresh.getDeclaredMethod(methodName));
      }
    }
  }

  private TreeSet<String> caseNames(String className) throws Exception {
    TreeSet<String> names = new TreeSet<>();
    try (URLClassLoader loader = freshLoader()) {
      for (Method method : Class.forName(className, false, loader).getDeclaredMethods()) {
        if (isCase(method))
          names.add(method.getName());
      }
    }
    return names;
  }

  private static boolean isCase(Method method) {
    return Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers())
        && !method.isSynthetic() && method.getParameterCount() == 0
        && (method.getReturnType().isPrimitive() || method.getReturnType() == String.class);
  }

  private void run(Method method) throws IllegalAccessException {
    Class<?> result = method.getReturnType();
    out.print(method.getDeclaringClass().getName() + "::" + method.getName());
    out.print("()" + result.descriptorString());
    try {
      out.print(" return " + text(method.invoke(null), result));
    } catch (InvocationTargetException thrown) {
      out.print(" exception " + thrown.getCause().getClass().getName());
    } catch (ExceptionInInitializerError thrown) {
      // The initialiser of the class of the case itself fails before the call begins.
      out.print(" exception " + thrown.getClass().getName());
    }
    out.print(written(" out ", OUT) + written(" err ", ERR));
    out.print('\n');
  }

  /** What was written since the last time; empty if nothing was. */
  private static String written(String name, ByteArrayOutputStream stream) {
    String text = new String(stream.toByteArray(), StandardCharsets.UTF_8);
    stream.reset();
    return text.isEmpty() ? "" : name + quoted(text);
  }

  private static String text(Object value, Class<?> type) {
    if (type == void.class)
      return "void";
    if (type == char.class)
      return Integer.toString((Character) value);
    if (type == float.class)
      return String.format("0x%08x", Float.floatToIntBits((Float) value));
    if (type == double.class) {
      return String.format("0x%016x", Double.doubleToLongBits((Double) value));
    }
    return type == String.class ? quoted((String) value) : value.toString();
  }

  /** On one line and in ASCII: other bytes of its UTF-8 as escapes. */
  private static String quoted(String value) {
    if (value == null)
      return "null";
    StringBuilder text = new StringBuilder("\"");
    for (byte b : value.getBytes(StandardCharsets.UTF_8)) {
      boolean plain = b >= ' ' && b <= '~' && b != '"' && b != '\\';
      text.append(plain ? String.valueOf((char) b) : String.format("\\x%02x", b));
    }
    return text.append('"').toString();
  }
}
