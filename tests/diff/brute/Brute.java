package brute;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs both versions of a pair on all small inputs and compares what comes of it. Each run has
 * classes, and so static fields, of its own. Prints the number of inputs, and of those on which
 * the two differ.
 */
public final class Brute {
  private static final int[] INTS = {
    0, 1, -1, 2, -2, 3, 5, 7, 49, 50, 51, 90, 91, 127, 128, 255, 1000, 46341,
    Integer.MAX_VALUE, Integer.MIN_VALUE
  };
  private static final double[] DOUBLES = {0.0, -0.0, 1.0, 0.5, -3.0, Double.NaN,
    Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
  private static final int[] FEW = {0, 1, -1};

  private final Path classes;

  private Brute(Path classes) {
    this.classes = classes;
  }

  /** One way to make an argument; the earlier arguments are there. */
  private interface Recipe {
    Object make(ClassLoader loader, List<Object> earlier) throws Exception;
  }

  public static void main(String[] args) throws Exception {
    Brute brute = new Brute(Path.of(args[0]));
    for (int i = 1; i < args.length; i += 2) brute.run(args[i], args[i + 1]);
  }

  private void run(String owner, String pair) throws Exception {
    Class<?> type = load().loadClass(owner);
    List<List<Recipe>> choices = new ArrayList<>();
    for (Class<?> parameter : find(type, pair + "Old").getParameterTypes())
      choices.add(recipes(parameter));
    int inputs = 0;
    int differ = 0;
    int[] chosen = new int[choices.size()];
    do {
      inputs++;
      String before = outcome(owner, pair + "Old", choices, chosen);
      String after = outcome(owner, pair + "New", choices, chosen);
      if (!before.equals(after)) differ++;
    } while (next(choices, chosen));
    System.out.println(owner + "\t" + pair + "\t" + inputs + "\t" + differ);
  }

  private static boolean next(List<List<Recipe>> choices, int[] chosen) {
    for (int i = 0; i < chosen.length; i++) {
      if (++chosen[i] < choices.get(i).size()) return true;
      chosen[i] = 0;
    }
    return false;
  }

  private ClassLoader load() throws Exception {
    return new URLClassLoader(new URL[] {classes.toUri().toURL()}, null);
  }

  private static Method find(Class<?> type, String name) {
    for (Method method : type.getDeclaredMethods()) if (method.getName().equals(name)) return method;
    throw new IllegalArgumentException(type + " has no " + name);
  }

  private String outcome(String owner, String name, List<List<Recipe>> choices, int[] chosen)
      throws Exception {
    ClassLoader loader = load();
    Class<?> type = loader.loadClass(owner);
    List<Object> arguments = new ArrayList<>();
    for (int i = 0; i < chosen.length; i++)
      arguments.add(choices.get(i).get(chosen[i]).make(loader, arguments));
    Graph graph = new Graph();
    for (Object argument : arguments) graph.visit(argument);
    graph.forget();
    try {
      graph.text("returns");
      graph.visit(find(type, name).invoke(null, arguments.toArray()));
    } catch (InvocationTargetException thrown) {
      Throwable cause = thrown.getCause();
      boolean worded = cause instanceof NullPointerException;
      graph.text("throws " + cause.getClass().getName() + (worded ? "" : cause.getMessage()));
    }
    for (Object argument : arguments) graph.visit(argument);
    for (Field field : type.getDeclaredFields())
      if (Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
        field.setAccessible(true);
        graph.visit(field.get(null));
      }
    return graph.toString();
  }

  private List<Recipe> recipes(Class<?> type) {
    List<Recipe> all = new ArrayList<>();
    if (type == int.class) for (int x : INTS) all.add((loader, earlier) -> x);
    else if (type == char.class) for (int x : INTS) all.add((loader, earlier) -> (char) (x + 48));
    else if (type == byte.class) for (int x : INTS) all.add((loader, earlier) -> (byte) x);
    else if (type == boolean.class) {
      all.add((loader, earlier) -> true);
      all.add((loader, earlier) -> false);
    } else if (type == double.class) for (double x : DOUBLES) all.add((loader, earlier) -> x);
    else if (type == Integer.class) integers(all);
    else if (type == int[].class) arrays(all);
    else if (type.isEnum()) constants(type, all);
    else if (type.getSimpleName().equals("Node")) nodes(all);
    else throw new IllegalArgumentException("no inputs for " + type);
    return all;
  }

  @SuppressWarnings("removal")
  private static void integers(List<Recipe> all) {
    all.add((loader, earlier) -> null);
    for (int x : new int[] {0, 1, 1000}) all.add((loader, earlier) -> new Integer(x));
    all.add((loader, earlier) -> earlier.isEmpty() ? null : earlier.get(0));
  }

  private static void constants(Class<?> type, List<Recipe> all) {
    all.add((loader, earlier) -> null);
    for (int i = 0; i < type.getEnumConstants().length; i++) {
      int index = i;
      all.add((loader, earlier) -> loader.loadClass(type.getName()).getEnumConstants()[index]);
    }
  }

  private static void arrays(List<Recipe> all) {
    all.add((loader, earlier) -> null);
    all.add((loader, earlier) -> new int[0]);
    for (int x : FEW) {
      all.add((loader, earlier) -> new int[] {x});
      for (int y : FEW) {
        all.add((loader, earlier) -> new int[] {x, y});
        for (int z : FEW) all.add((loader, earlier) -> new int[] {x, y, z});
      }
    }
  }

  /** Chains of up to three, and what their end leads to: null, or one of them. */
  private static void nodes(List<Recipe> all) {
    all.add((loader, earlier) -> null);
    all.add((loader, earlier) -> earlier.isEmpty() ? null : earlier.get(0));
    for (int length = 1; length <= 3; length++)
      for (int end = -1; end < length; end++)
        for (int value : FEW) {
          int count = length;
          int target = end;
          all.add((loader, earlier) -> chain(loader, count, target, value));
        }
  }

  private static Object chain(ClassLoader loader, int length, int end, int value) throws Exception {
    Class<?> type = loader.loadClass("pairs.Node");
    Object[] nodes = new Object[length];
    for (int i = 0; i < length; i++) {
      nodes[i] = type.getDeclaredConstructor().newInstance();
      type.getField("value").setInt(nodes[i], value + i);
    }
    for (int i = 0; i + 1 < length; i++) type.getField("next").set(nodes[i], nodes[i + 1]);
    if (end >= 0) type.getField("next").set(nodes[length - 1], nodes[end]);
    return nodes[0];
  }

  /** Objects as text: each once, with all it holds, under the number of its discovery. */
  private static final class Graph {
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final Map<Object, Boolean> told = new IdentityHashMap<>();
    private final StringBuilder text = new StringBuilder();

    /** The numbers stay: an object of the input is the same one afterwards. */
    void forget() {
      told.clear();
      text.setLength(0);
    }

    void text(String words) {
      text.append(words).append(' ');
    }

    void visit(Object object) throws Exception {
      if (object == null || isValue(object)) {
        text(object == null ? "null" : object.getClass().getName() + ":" + object);
        return;
      }
      text("#" + number(object));
      if (told.put(object, true) != null) return;
      text(object.getClass().getName());
      if (object instanceof Enum) text(((Enum<?>) object).name());
      else if (object.getClass().isArray()) elements(object);
      else fields(object);
    }

    private int number(Object object) {
      Integer known = numbers.get(object);
      if (known != null) return known;
      numbers.put(object, numbers.size());
      return numbers.size() - 1;
    }

    private static boolean isValue(Object object) {
      return object instanceof Number
          || object instanceof Boolean
          || object instanceof Character
          || object instanceof String;
    }

    private void elements(Object array) throws Exception {
      text("[" + Array.getLength(array) + "]");
      for (int i = 0; i < Array.getLength(array); i++) visit(Array.get(array, i));
    }

    private void fields(Object object) throws Exception {
      for (Field field : object.getClass().getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) continue;
        field.setAccessible(true);
        text(field.getName());
        visit(field.get(object));
      }
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }
}
