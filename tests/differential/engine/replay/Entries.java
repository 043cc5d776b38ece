package replay;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints every public method with a body in a directory of classes, sorted, as `summa explore`
 * wants it. After the directory: --closed, only those without input (static, no parameters);
 * --not-private, those that are not public too.
 */
public final class Entries {
  private Entries() {}

  public static void main(String[] args) throws Exception {
    Path root = Path.of(args[0]);
    String choice = args.length > 1 ? args[1] : "";
    Program program = new Program(new Program.Source(root.toString()));
    List<String> entries = new ArrayList<>();
    for (String name : classNames(root)) {
      for (Method method : program.typeOf(name).getDeclaredMethods()) {
        if (isEntry(method, choice))
          entries.add(text(method));
      }
    }
    Collections.sort(entries);
    entries.forEach(System.out::println);
  }

  private static List<String> classNames(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(".class"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .collect(Collectors.toList());
    }
  }

  private static boolean isEntry(Method method, String choice) {
    int flags = method.getModifiers();
    boolean visible = choice.equals("--not-private")
        ? !Modifier.isPrivate(flags) : Modifier.isPublic(flags);
    return visible && !Modifier.isAbstract(flags) && !method.isSynthetic()
        && (!choice.equals("--closed") || isClosed(method));
  }

  private static boolean isClosed(Method method) {
    return Modifier.isStatic(method.getModifiers()) && method.getParameterCount() == 0;
  }

  private static String text(Method method) {
    StringBuilder text = new StringBuilder(method.getDeclaringClass().getName());
    text.append("::").append(method.getName()).append('(');
    for (Class<?> type : method.getParameterTypes()) text.append(type.descriptorString());
    return text.append(')').append(method.getReturnType().descriptorString()).toString();
  }
}
