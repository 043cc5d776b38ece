package replay;

import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A predicted output heap beside the real one. Names of the prediction and real objects must
 * correspond one to one, input objects to themselves, and every field must agree.
 *
 * <p>Not compared, as only the JVM's own code sees them: the trace of a Throwable, what a String
 * caches. A predicted message of null stands for any: the JVM writes messages of its own.
 */
final class Comparison {
  private static final String LAMBDA = "$$Lambda";
  private static final List<String> WITH_HASH =
      List.of("java.util.HashMap$Node", "java.util.Hashtable$Entry");

  private static final List<String> OF_CONSTANTS =
      List.of("java.util.EnumMap.keyUniverse", "java.util.EnumSet.universe");

  private final InputHeap input;
  private final Map<String, Map<String, Object>> predicted = new HashMap<>();
  private final Map<String, Object> realOf = new HashMap<>();
  private final IdentityHashMap<Object, String> nameOf = new IdentityHashMap<>();
  private final ArrayDeque<String> open = new ArrayDeque<>();
  private final List<String> differences = new ArrayList<>();

  Comparison(InputHeap input, Map<String, Object> heap) {
    this.input = input;
    for (String kind : new String[] {"objects", "arrays"}) {
      for (Object json : Json.list(heap.get(kind)))
        predicted.put((String) Json.object(json).get("id"), Json.object(json));
    }
    for (Object stranger : input.strangers()) nameOf.put(stranger, InputHeap.ANY);
    for (Map.Entry<String, Object> entry : input.objects().entrySet())
      bind("the input", entry.getKey(), entry.getValue());
  }

  /** A root: a parameter, a static field, the result. */
  void root(String name, Object json, Class<?> type, Object real) {
    if (!type.isPrimitive() && json.equals(InputHeap.ANY)) {
      if (!input.isUntouchedRoot(name, real))
        differ(name, "never touched", real);
      return;
    }
    cell(name, json, type, real);
  }

  /** After all roots: follows the references and returns all that differs. */
  List<String> finish() {
    while (!open.isEmpty()) {
      String name = open.poll();
      Object real = realOf.get(name);
      if (real.getClass().isArray())
        compareArray(name, real);
      else if (real instanceof String)
        compareString(name, (String) real);
      else if (!(real instanceof Class) && !Functions.is(real))
        compareObject(name, real);
    }
    return differences;
  }

  /** What others have asked a number, which is kept with it: of a constant, earlier runs. */
  private static boolean isAskedBefore(Field field, Object json) {
    String name = field.getName();
    return field.getDeclaringClass() == BigInteger.class
        && (name.endsWith("PlusOne") || name.endsWith("PlusTwo")) && Long.valueOf(0).equals(json);
  }

  private void compareObject(String name, Object real) {
    if (real instanceof VarHandle) // where fields are is the virtual machine's own affair
      return;
    Map<String, Object> told = Json.object(predicted.get(name).get("fields"));
    Contents contents = input.contents();
    boolean untouched = contents.isBuilt(real) && contents.isUntouched(real, told);
    for (Map.Entry<String, Field> entry : Memory.fieldsOf(real.getClass()).entrySet()) {
      Field field = entry.getValue();
      Object json = told.get(entry.getKey());
      Object now = Memory.get(real, field);
      if (untouched && Contents.isInside(field) && !Contents.isView(field)
          || isHashOfKey(field) || isOfConstants(field) || isAskedBefore(field, json))
        continue;
      if (isInner(field) || isFreeMessage(field, json) || isNoteOfFailure(real, field, json))
        continue;
      if (isCause(field)) { // an unset cause is the exception itself; the JVM's own have none
        json = json.equals(name) ? "null" : json;
        now = now == real ? null : now;
      }
      String place = name + "." + entry.getKey();
      if (json == null)
        differences.add(place + " has no predicted value");
      else if (isUnset(field.getType(), json))
        untouched(real, entry.getKey(), place, now);
      else
        cell(place, json, field.getType(), now);
    }
  }

  private void compareArray(String name, Object real) {
    List<Object> told = Json.list(predicted.get(name).get("elements"));
    Class<?> type = real.getClass().getComponentType();
    long length = (Long) predicted.get(name).get("length");
    if (length != Array.getLength(real)) {
      differ(name + ".length", length, Array.getLength(real));
      return;
    }
    for (int i = 0; i < told.size(); i++) {
      String index = "[" + i + "]";
      if (isUnset(type, told.get(i)))
        untouched(real, index, name + index, Array.get(real, i));
      else
        cell(name + index, told.get(i), type, Array.get(real, i));
    }
    // Of a long one only the first elements are told: the others are as they were made.
    Object blank = Array.get(Array.newInstance(type, 1), 0);
    for (int i = told.size(); i < length; i++)
      if (!Objects.equals(blank, Array.get(real, i)))
        differ(name + "[" + i + "]", blank, Array.get(real, i));
  }

  private void compareString(String name, String real) {
    String text = Strings.text(predicted, predicted.get(name));
    if (!real.equals(text))
      differences.add(name + ": predicted \"" + text + "\", seen \"" + real + "\"");
  }

  private void cell(String place, Object json, Class<?> type, Object real) {
    if (type.isPrimitive()) {
      if (!Values.read(json, type).equals(real))
        differ(place, json, real);
    } else if (json.equals("null") || real == null) {
      if (!json.equals("null") || real != null)
        differ(place, json, real);
    } else {
      bind(place, (String) json, real);
    }
  }

  private void bind(String place, String name, Object real) {
    Object known = realOf.putIfAbsent(name, real);
    String knownName = nameOf.putIfAbsent(real, name);
    if (known == null && knownName == null) {
      if (sameClass(name, real))
        open.add(name);
      else
        differ(place, predicted.get(name), real);
    } else if (known != real || !name.equals(knownName)) {
      differences.add(place + ": predicted " + name + ", seen "
          + (nameOf.get(real).equals(name) ? "another object" : nameOf.get(real)));
    }
  }

  private boolean sameClass(String name, Object real) {
    Map<String, Object> object = predicted.get(name);
    if (object == null)
      return false;
    if (Functions.is(real))
      return object.containsKey("calls") && Functions.typeOf(real).equals(object.get("class"));
    Object type = object.containsKey("class") ? object.get("class") : object.get("type");
    return real.getClass().getTypeName().equals(type) || real.getClass().getName().equals(type)
        || sameLambda((String) type, real.getClass());
  }

  /** The JVM numbers the classes of lambdas as they come; what they capture is compared. */
  private static boolean sameLambda(String name, Class<?> type) {
    int told = name.indexOf(LAMBDA + ".");
    int real = type.getName().indexOf(LAMBDA);
    return type.isHidden() && told >= 0 && real >= 0
        && name.substring(0, told).equals(type.getName().substring(0, real));
  }

  private void untouched(Object holder, String key, String place, Object now) {
    if (!input.isUntouched(holder, key, now))
      differ(place, "never touched", now);
  }

  private void differ(String place, Object expected, Object seen) {
    differences.add(place + ": predicted " + expected + ", seen " + Values.text(seen)
        + (nameOf.containsKey(seen) ? " (" + nameOf.get(seen) + ")" : ""));
  }

  private static boolean isUnset(Class<?> type, Object json) {
    return !type.isPrimitive() && json.equals(InputHeap.ANY);
  }

  /** The virtual machine has numbers of its own. */
  private static boolean isHashOfKey(Field field) {
    return field.getName().equals("hash")
        && WITH_HASH.contains(field.getDeclaringClass().getName());
  }

  /** All collections of an enum share an array of its constants, which nobody else sees. */
  private static boolean isOfConstants(Field field) {
    return OF_CONSTANTS.contains(field.getDeclaringClass().getName() + "." + field.getName());
  }

  private static boolean isInner(Field field) {
    Class<?> owner = field.getDeclaringClass();
    return Throwable.class.isAssignableFrom(owner) && owner.getClassLoader() == null
        && !field.getName().equals("cause") && !field.getName().equals("detailMessage");
  }

  private static boolean isFreeMessage(Field field, Object json) {
    return field.getDeclaringClass() == Throwable.class && field.getName().equals("detailMessage")
        && "null".equals(json);
  }

  /** HotSpot notes why a class is unusable; the specification does not ask for that. */
  private static boolean isNoteOfFailure(Object real, Field field, Object json) {
    return isCause(field) && real instanceof NoClassDefFoundError && "null".equals(json);
  }

  private static boolean isCause(Field field) {
    return field.getDeclaringClass() == Throwable.class && field.getName().equals("cause");
  }
}
