package edge;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reflection. */
public final class Mirrors {
  private Mirrors() {}

  @Retention(RetentionPolicy.RUNTIME)
  @interface Marked {
    int value() default 3;
  }

  @Marked(8)
  static class Target {
    public int number = 4;
    private final String text;

    Target() {
      this("none");
    }

    Target(String text) {
      this.text = text;
    }

    int twice(int x) {
      return 2 * x;
    }

    int fail() {
      throw new IllegalStateException("failed");
    }
  }

  public static String names() {
    return Target.class.getName() + Target.class.getSimpleName() + int.class + String[].class;
  }

  public static String packageName() {
    return Mirrors.class.getPackageName() + String.class.getPackageName();
  }

  public static boolean identities() {
    return new Target().getClass() == Target.class && int.class != Integer.class
        && Integer.TYPE == int.class && Target.class.getSuperclass() == Object.class
        && Object.class.getSuperclass() == null;
  }

  public static boolean kinds() {
    return int.class.isPrimitive() && List.class.isInterface() && int[].class.isArray()
        && Thread.State.class.isEnum() && Map.Entry.class.isMemberClass();
  }

  public static boolean assignable() {
    return Number.class.isAssignableFrom(Integer.class) && !Integer.class.isAssignableFrom(int.class)
        && Number.class.isInstance(5) && !Number.class.isInstance(null);
  }

  public static int cast() {
    return Integer.class.cast("text");
  }

  public static boolean modifiers() {
    return Modifier.isFinal(Mirrors.class.getModifiers())
        && Modifier.isAbstract(Number.class.getModifiers());
  }

  public static int fieldRead() throws Exception {
    Field field = Target.class.getField("number");
    Target t = new Target();
    field.setInt(t, 9);
    return field.getInt(t);
  }

  public static int noSuchField() throws Exception {
    return Target.class.getField("missing").getModifiers();
  }

  public static int noSuchMethod() throws Exception {
    return Target.class.getDeclaredMethod("twice").getModifiers();
  }

  public static int invoked() throws Exception {
    Method twice = Target.class.getDeclaredMethod("twice", int.class);
    return (Integer) twice.invoke(new Target(), 21);
  }

  public static String invokedFails() throws Exception {
    try {
      Target.class.getDeclaredMethod("fail").invoke(new Target());
      return "returned";
    } catch (InvocationTargetException e) {
      return e.getCause().getMessage();
    }
  }

  public static String constructed() throws Exception {
    Constructor<Target> make = Target.class.getDeclaredConstructor(String.class);
    return make.newInstance("made").text;
  }

  public static int noSuchClass() throws Exception {
    return Class.forName("edge.Missing").getModifiers();
  }

  public static int annotation() {
    return Target.class.getAnnotation(Marked.class).value();
  }

  public static int reflectedArray() {
    Object array = Array.newInstance(int.class, 3);
    Array.setInt(array, 1, 5);
    return Array.getLength(array) * 10 + ((int[]) array)[1];
  }

  public static int reflectedLengths() {
    return Array.getLength(new int[2][7]) + 10 * Array.getLength(new String[] {"a"});
  }

  public static String reflectedElements() {
    return Array.get(new int[] {1, 500}, 1) + "," + Array.get(new boolean[] {true}, 0) + ","
        + Array.get(new char[] {'x'}, 0) + "," + Array.get(new long[] {1L << 40}, 0) + ","
        + Array.get(new double[] {0.5}, 0) + "," + Array.get(new String[] {"s", null}, 0) + ","
        + Array.get(new byte[] {-1}, 0) + "," + Array.get(new short[] {-2}, 0);
  }

  public static boolean reflectedBoxesAreShared() {
    return Array.get(new int[] {5}, 0) == Integer.valueOf(5);
  }

  public static String reflectedOutside() {
    try {
      return "" + Array.get(new int[] {5}, 1);
    } catch (ArrayIndexOutOfBoundsException e) {
      return "outside";
    }
  }

  public static String reflectedNothing() {
    try {
      return "" + Array.getLength(null);
    } catch (NullPointerException e) {
      return "null";
    }
  }

  interface Shape {
    double area(int scale, String... names) throws java.io.IOException;
  }

  public static String declaredMethod() {
    Method m = Shape.class.getDeclaredMethods()[0];
    return m.getName() + m.getParameterTypes().length + m.getParameterTypes()[1].getName()
        + m.getReturnType() + m.getModifiers() + m.isVarArgs() + m.isSynthetic()
        + m.getExceptionTypes()[0].getName() + m.getDeclaringClass().getSimpleName();
  }

  public static int declaredMethodsByName() {
    int found = 0;
    for (Method m : Target.class.getDeclaredMethods()) found += m.getName().length();
    return found;
  }

  public static String parameterOfMatching() {
    for (Class<?> c = ArrayList.class; c != Object.class; c = c.getSuperclass()) {
      for (Method m : c.getDeclaredMethods()) {
        if (m.getName().equals("ensureCapacity") && m.getParameterTypes().length == 1)
          return c.getName() + m.getParameterTypes()[0];
      }
    }
    return "none";
  }

  public static int proxied() {
    @SuppressWarnings("unchecked")
    Comparable<String> p = (Comparable<String>) Proxy.newProxyInstance(
        Mirrors.class.getClassLoader(), new Class<?>[] {Comparable.class},
        (self, method, args) -> ((String) args[0]).length());
    return p.compareTo("four");
  }

  public static int enumConstants() {
    return Thread.State.class.getEnumConstants().length;
  }

  public static boolean interfaces() {
    return Integer.class.getInterfaces().length > 0 && Target.class.getInterfaces().length == 0;
  }

  public static boolean recordComponents() {
    record P(int a, String b) {}
    return P.class.isRecord() && P.class.getRecordComponents().length == 2;
  }

  public static String typeName() {
    return int[][].class.getTypeName() + Map.Entry.class.getCanonicalName();
  }

  public static boolean desiredAssertions() {
    return Mirrors.class.desiredAssertionStatus();
  }

  public static boolean hashOfClassIsStable() {
    return String.class.hashCode() == String.class.hashCode() && String.class.equals(String.class);
  }
}
