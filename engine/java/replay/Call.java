package replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One method of the program, to be run on given arguments under a watchdog. An instance method is
 * called itself, not whatever overrides it in the class of the receiver. A constructor makes an
 * object and gives that.
 */
final class Call {
  /** How a run went. */
  static final class Outcome {
    Object value;
    Throwable thrown;
    boolean ended;
  }

  private static final long PATIENCE_MS = 5000;

  /** For a run that is not expected to end. */
  static final long ENDLESS_MS = 250;

  private final Executable method;

  /** The entry is written as in reports: pkg.Class::method(descriptor). */
  Call(Program program, String entry) throws ReflectiveOperationException {
    int colons = entry.indexOf("::"), paren = entry.indexOf('(');
    Class<?> owner = program.typeOf(entry.substring(0, colons));
    MethodType type = program.signatureOf(entry.substring(paren));
    String name = entry.substring(colons + 2, paren);
    method = name.equals("<init>") ? owner.getDeclaredConstructor(type.parameterArray())
        : owner.getDeclaredMethod(name, type.parameterArray());
    method.setAccessible(true);
  }

  /**
   * Types by the names that reports use: "this", then the names given, else those that the class
   * keeps (javac -parameters), else p0, p1. In the order of the call.
   */
  Map<String, Class<?>> parameters(List<Object> names) {
    Map<String, Class<?>> types = new LinkedHashMap<>();
    if (method instanceof Method && !Modifier.isStatic(method.getModifiers()))
      types.put("this", method.getDeclaringClass());
    int number = 0;
    for (Parameter p : method.getParameters()) {
      String own = p.isNamePresent() ? p.getName() : "p" + number;
      types.put(names == null ? own : (String) names.get(number), p.getType());
      number++;
    }
    return types;
  }

  /** Of the parameters, `this` left out, as far as the class keeps them. */
  List<Type> genericTypes() {
    return Arrays.asList(method.getGenericParameterTypes());
  }

  Class<?> resultType() {
    return method instanceof Method ? ((Method) method).getReturnType()
        : method.getDeclaringClass();
  }

  Outcome run(List<Object> arguments) throws ReflectiveOperationException, InterruptedException {
    return run(arguments, PATIENCE_MS);
  }

  /** Called on that object, or with it: what overrides the method there is run. */
  Outcome select(Object receiver) throws ReflectiveOperationException, InterruptedException {
    Class<?> owner = method.getDeclaringClass();
    MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
    return run(lookup.unreflect((Method) method).asFixedArity(),
        Collections.singletonList(receiver), PATIENCE_MS);
  }

  Outcome run(List<Object> arguments, long patience)
      throws ReflectiveOperationException, InterruptedException {
    return run(handle(), arguments, patience);
  }

  private static Outcome run(MethodHandle handle, List<Object> arguments, long patience)
      throws InterruptedException {
    Outcome outcome = new Outcome();
    Thread thread = new Thread(() -> {
      try {
        outcome.value = handle.invokeWithArguments(arguments);
      } catch (Throwable thrown) {
        outcome.thrown = thrown;
      }
    });
    thread.setDaemon(true);
    thread.start();
    thread.join(patience);
    outcome.ended = !thread.isAlive();
    if (!outcome.ended)
      stop(thread);
    return outcome;
  }

  /** So that it does not keep the others from running; newer virtual machines cannot. */
  private static void stop(Thread thread) {
    try {
      Thread.class.getMethod("stop").invoke(thread);
    } catch (ReflectiveOperationException e) {
      thread.setPriority(Thread.MIN_PRIORITY);
    }
  }

  private MethodHandle handle() throws ReflectiveOperationException {
    Class<?> owner = method.getDeclaringClass();
    MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
    if (method instanceof Constructor)
      return lookup.unreflectConstructor((Constructor<?>) method).asFixedArity();
    MethodHandle handle = Modifier.isStatic(method.getModifiers())
        ? lookup.unreflect((Method) method)
        : lookup.unreflectSpecial((Method) method, owner);
    return handle.asFixedArity();
  }
}
