package replay;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A function of the input: an object of an interface that answers as a table says. The same
 * arguments get the same answer: references are compared by identity, numbers by value. A call that
 * the table does not have is noted, and throws.
 */
final class Functions implements InvocationHandler {
  /** Turns what JSON tells into a value. */
  interface Reader {
    Object read(Object json, Class<?> type) throws Unreplayable;
  }

  private static final class Answered {
    Object[] arguments;
    Object answer;
  }

  private final Reader reader;
  private final List<Map<String, Object>> rows = new ArrayList<>();
  private final List<Answered> made = new ArrayList<>();
  private final List<String> surprises;

  private Functions(Reader reader, List<Object> table, List<String> surprises) {
    this.reader = reader;
    this.surprises = surprises;
    for (Object row : table) rows.add(Json.object(row));
  }

  static Object make(
      Class<?> type, ClassLoader program, List<Object> table, Reader reader, List<String> surprises) {
    ClassLoader own = type.getClassLoader();
    return Proxy.newProxyInstance(own == null ? program : own, new Class<?>[] {type},
        new Functions(reader, table, surprises));
  }

  static boolean is(Object object) {
    return object != null && Proxy.isProxyClass(object.getClass())
        && Proxy.getInvocationHandler(object) instanceof Functions;
  }

  /** The name of the interface. */
  static String typeOf(Object function) {
    return function.getClass().getInterfaces()[0].getName();
  }

  @Override
  public Object invoke(Object self, Method method, Object[] given) throws Throwable {
    Object[] arguments = given == null ? new Object[0] : given;
    if (method.getDeclaringClass() == Object.class)
      return ofObject(self, method, arguments);
    if (method.isDefault())
      return inherited(self, method, arguments);
    return method.getReturnType() == void.class ? null : call(method, arguments);
  }

  private static Object ofObject(Object self, Method method, Object[] arguments) {
    switch (method.getName()) {
      case "equals":
        return self == arguments[0];
      case "hashCode":
        return System.identityHashCode(self);
      default:
        return "a function of " + typeOf(self);
    }
  }

  private static Object inherited(Object self, Method method, Object[] arguments)
      throws Throwable {
    Class<?> declaring = method.getDeclaringClass();
    try {
      return MethodHandles.privateLookupIn(declaring, MethodHandles.lookup())
          .unreflectSpecial(method, declaring)
          .bindTo(self)
          .invokeWithArguments(arguments);
    } catch (IllegalAccessException closed) {
      return openly(self, method, arguments);
    }
  }

  /** Packages of the library are closed to lookups, but not to handlers (Java 16). */
  private static Object openly(Object self, Method method, Object[] arguments) throws Throwable {
    try {
      return InvocationHandler.class
          .getMethod("invokeDefault", Object.class, Method.class, Object[].class)
          .invoke(null, self, method, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private Object call(Method method, Object[] arguments) throws Unreplayable {
    Class<?>[] types = method.getParameterTypes();
    for (Answered earlier : made) {
      if (isSame(types, earlier.arguments, arguments))
        return earlier.answer;
    }
    for (Map<String, Object> row : rows) {
      if (!fits(types, Json.list(row.get("arguments")), arguments))
        continue;
      rows.remove(row);
      Answered answered = new Answered();
      answered.arguments = arguments;
      answered.answer = reader.read(row.get("result"), method.getReturnType());
      made.add(answered);
      return answered.answer;
    }
    surprises.add("a call of " + method.getName() + " that was not predicted");
    throw new IllegalStateException("not predicted");
  }

  private static boolean isSame(Class<?>[] types, Object[] a, Object[] b) {
    for (int i = 0; i < types.length; i++)
      if (types[i].isPrimitive() ? !a[i].equals(b[i]) : a[i] != b[i])
        return false;
    return true;
  }

  /** Any stands for what the run has made. */
  private boolean fits(Class<?>[] types, List<Object> told, Object[] arguments)
      throws Unreplayable {
    for (int i = 0; i < types.length; i++) {
      if (!types[i].isPrimitive() && InputHeap.ANY.equals(told.get(i))) {
        if (arguments[i] == null)
          return false;
        continue;
      }
      Object expected = reader.read(told.get(i), types[i]);
      if (types[i].isPrimitive() ? !expected.equals(arguments[i]) : expected != arguments[i])
        return false;
    }
    return true;
  }
}
