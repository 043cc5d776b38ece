package brute;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tries every property of the classes in a folder on all small inputs. It shares nothing with
 * Summa: reflection makes the objects, the JVM runs the property.
 *
 * <p>Prints a line per property, parted by tabs: its name; {@code holds} or {@code violated}; the
 * number of objects of the smallest violating input, or -; how many inputs held; how many calls
 * were given up; which set of numbers was the smallest used (0 is the largest); what happened; the
 * input.
 */
public final class Brute {
  private static final int MOST_OBJECTS = 3;
  private static final long BUDGET = 1_000_000;

  private Brute() {}

  /** Arguments: folder of classes, folder of sources, optionally a pattern of names. */
  public static void main(String[] args) throws Exception {
    boolean assertions = false;
    assert assertions = true;
    if (!assertions || args.length < 2) {
      System.err.println("usage: java -ea brute.Brute CLASSES SOURCES [PATTERN]");
      System.exit(2);
    }
    Pattern wanted = Pattern.compile(args.length > 2 ? args[2] : "");
    List<Class<?>> classes = classes(Path.of(args[0]));
    try (Caller caller = new Caller()) {
      for (Method method : properties(classes)) {
        if (!wanted.matcher(name(method)).find()) continue;
        report(method, classes, Path.of(args[1]), caller);
      }
    }
  }

  private static void report(Method method, List<Class<?>> known, Path sources, Caller caller)
      throws IOException {
    method.setAccessible(true);
    Class<?> owner = method.getDeclaringClass();
    Constants constants = Constants.of(owner, sources);
    Search search = new Search(method, new Types(known), constants, caller, BUDGET);
    Search.Result result = search.run(MOST_OBJECTS);
    System.out.println(
        String.join(
            "\t",
            name(method),
            result.violated() ? "violated" : "holds",
            result.violated() ? "" + result.objects() : "-",
            "" + result.meant(),
            "" + result.gaveUp(),
            "" + result.level(),
            result.violated() ? result.message() : "-",
            result.violated() ? result.input() : "-"));
  }

  private static String name(Method method) {
    return method.getDeclaringClass().getName() + "::" + method.getName();
  }

  private static List<Method> properties(List<Class<?>> classes) {
    List<Method> found = new ArrayList<>();
    for (Class<?> type : classes) {
      for (Method method : type.getDeclaredMethods()) {
        for (Annotation annotation : method.getAnnotations()) {
          if (annotation.annotationType().getSimpleName().equals("Property")) found.add(method);
        }
      }
    }
    found.sort(Comparator.comparing(Brute::name));
    return found;
  }

  private static List<Class<?>> classes(Path folder) throws Exception {
    List<String> names;
    try (Stream<Path> files = Files.walk(folder)) {
      names =
          files
              .map(file -> folder.relativize(file).toString())
              .filter(file -> file.endsWith(".class"))
              .map(file -> file.substring(0, file.length() - 6).replace('/', '.'))
              .sorted()
              .toList();
    }
    List<Class<?>> classes = new ArrayList<>();
    for (String name : names) {
      classes.add(Class.forName(name, false, Brute.class.getClassLoader()));
    }
    return classes;
  }
}
