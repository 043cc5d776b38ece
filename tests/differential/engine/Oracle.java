import java.io.PrintWriter;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What this JVM links: a file of requests in, a file of answers out, one per line, fields separated
 * by tabs. A request is a mode and a class name: load, site, class.
 */
public class Oracle {
  static Lookup trusted;
  static PrintWriter out;

  public static void main(String[] args) throws Exception {
    // Needs --add-opens java.base/java.lang.invoke=ALL-UNNAMED.
    Field lookup = Lookup.class.getDeclaredField("IMPL_LOOKUP");
    lookup.setAccessible(true);
    trusted = (Lookup) lookup.get(null);
    out = new PrintWriter(args[1], "UTF-8");
    List<String> sites = new ArrayList<>();
    List<Class<?>> classes = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(args[0]))) {
      String[] request = line.split("\t");
      if (request[0].equals("load")) load(request[1]);
      if (request[0].equals("site")) sites.add(request[1]);
      if (request[0].equals("class"))
        classes.add(Class.forName(request[1], false, Oracle.class.getClassLoader()));
    }
    for (String name : sites) sitesOf(name, sites);
    for (Class<?> c : classes) describe(c, classes);
    out.close();
  }

  static void load(String name) {
    String answer = "ok";
    try {
      Class.forName(name);
    } catch (ClassNotFoundException | LinkageError e) {
      answer = nameOf(e);
    }
    out.println("load\t" + name + "\t" + answer);
  }

  static String nameOf(Throwable e) {
    return "!" + e.getClass().getSimpleName();
  }

  // Sites: real calls.

  static void sitesOf(String name, List<String> all) throws Exception {
    Class<?> owner = Class.forName(name);
    Method[] methods = owner.getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::getName));
    for (Method m : methods) {
      if (!m.getName().startsWith("site")) continue;
      m.setAccessible(true);
      boolean isStatic = Modifier.isStatic(m.getModifiers());
      if (isStatic && m.getParameterCount() == 0) {
        answer(m, null);
        continue;
      }
      Class<?> type = isStatic ? m.getParameterTypes()[0] : owner;
      for (String candidate : all) {
        Class<?> c = Class.forName(candidate);
        if (type.isAssignableFrom(c)) for (Object o : instances(c)) answer(m, o);
      }
    }
  }

  static void answer(Method m, Object receiver) throws Exception {
    String result;
    try {
      if (Modifier.isStatic(m.getModifiers()))
        result = (String) (receiver == null ? m.invoke(null) : m.invoke(null, receiver));
      else result = (String) m.invoke(receiver);
    } catch (InvocationTargetException e) {
      result = nameOf(e.getCause());
    }
    out.println(
        String.join(
            "\t",
            "site",
            m.getDeclaringClass().getName(),
            m.getName(),
            receiver == null ? "-" : receiver.getClass().getName(),
            result));
  }

  static List<Object> instances(Class<?> c) throws Exception {
    if (c.isEnum()) return List.of(c.getEnumConstants());
    if (c.isInterface() || Modifier.isAbstract(c.getModifiers())) return List.of();
    if (Enum.class.isAssignableFrom(c)) return List.of();
    try {
      Constructor<?> constructor = c.getDeclaredConstructor();
      constructor.setAccessible(true);
      return List.of(constructor.newInstance());
    } catch (NoSuchMethodException e) {
      return List.of();
    }
  }

  // Classes: what reflection and method handles tell without running them.

  static void describe(Class<?> c, List<Class<?>> all) {
    String name = c.getName();
    Class<?> parent = c.isInterface() ? Object.class : c.getSuperclass();
    List<String> interfaces = new ArrayList<>();
    for (Class<?> i : c.getInterfaces()) interfaces.add(i.getName());
    out.println(
        String.join(
            "\t",
            "class",
            name,
            parent == null ? "-" : parent.getName(),
            String.join(",", interfaces),
            c.getNestHost().getName()));
    StringBuilder row = new StringBuilder();
    for (Class<?> other : all) row.append(other.isAssignableFrom(c) ? '1' : '0');
    out.println("super\t" + name + "\t" + row);
    if (c.isArray()) return;
    out.println("fields\t" + name + "\t" + fields(c, false) + "\t" + fields(c, true));
    if (!c.isInterface() && !Modifier.isAbstract(c.getModifiers())) selections(c);
  }

  static String fields(Class<?> c, boolean statics) {
    StringBuilder all = new StringBuilder();
    for (Class<?> at = c; at != null; at = statics ? null : at.getSuperclass()) {
      TreeSet<String> own = new TreeSet<>();
      for (Field f : at.getDeclaredFields())
        if (Modifier.isStatic(f.getModifiers()) == statics)
          own.add(at.getName() + "." + f.getName() + ":" + f.getType().descriptorString());
      for (String text : own) all.append(text).append(',');
    }
    return all.toString();
  }

  static void supertypes(Class<?> c, Set<Class<?>> into) {
    if (c == null || !into.add(c)) return;
    supertypes(c.getSuperclass(), into);
    for (Class<?> i : c.getInterfaces()) supertypes(i, into);
  }

  static void selections(Class<?> c) {
    if (MethodHandle.class.isAssignableFrom(c) || VarHandle.class.isAssignableFrom(c)) return;
    Set<Class<?>> above = new LinkedHashSet<>();
    supertypes(c, above);
    int open = Modifier.PUBLIC | Modifier.PROTECTED;
    for (Class<?> t : above)
      for (Method m : t.getDeclaredMethods()) {
        if (Modifier.isStatic(m.getModifiers()) || (m.getModifiers() & open) == 0) continue;
        MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
        out.println(
            String.join(
                "\t",
                "select",
                c.getName(),
                t.getName(),
                m.getName(),
                type.toMethodDescriptorString(),
                selected(c, m.getName(), type)));
      }
  }

  /** invokespecial in c through c starts where invokevirtual on a c does. */
  static String selected(Class<?> c, String name, MethodType type) {
    try {
      MethodHandle handle = trusted.findSpecial(c, name, type, c);
      return trusted.revealDirect(handle).getDeclaringClass().getName();
    } catch (ReflectiveOperationException e) {
      return nameOf(e.getCause() == null ? e : e.getCause());
    }
  }
}
