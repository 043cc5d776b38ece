package replay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds the objects of a predicted input, but for those that a static initialiser has made: they
 * are adopted. A reference that the prediction calls "any" gets a stranger: an object nothing else
 * leads to. A run that touches it shows.
 */
final class InputHeap {
  static final String ANY = "any";
  private static final int FIRST_STRANGER = 1 << 20; // no kept box; in order in a table, too

  private final Program program;
  private final Map<String, Map<String, Object>> predicted = new LinkedHashMap<>();
  private final Map<String, Object> objects = new LinkedHashMap<>();
  private final IdentityHashMap<Object, Map<String, Object>> untouched = new IdentityHashMap<>();
  private final Map<String, Object> untouchedRoots = new HashMap<>();
  private final List<Object> made = new ArrayList<>();
  private final Contents contents = new Contents();
  private final Map<Object, Type> declared = new HashMap<>();
  private final KeyTypes keyTypes = new KeyTypes();
  private final List<String> surprises = new ArrayList<>();

  InputHeap(Program program, Map<String, Object> heap) {
    this.program = program;
    for (String kind : new String[] {"objects", "arrays"}) {
      for (Object json : Json.list(heap.get(kind)))
        predicted.put((String) Json.object(json).get("id"), Json.object(json));
    }
  }

  /** Whether that is the name of an object, not null, "any" or a number. */
  boolean knows(Object name) {
    return predicted.containsKey(name);
  }

  /** The object of that name, and all that the prediction says it leads to, exist already. */
  void adopt(String name, Object real) {
    Map<String, Object> json = predicted.get(name);
    if (json == null || objects.putIfAbsent(name, real) != null)
      return;
    if (real == null)
      throw new IllegalArgumentException("null where the static state has " + json);
    if (real instanceof String || real instanceof Class)
      return;
    if (real.getClass().isArray()) {
      List<Object> elements = Json.list(json.get("elements"));
      for (int i = 0; i < elements.size(); i++)
        adoptCell(real, "[" + i + "]", elements.get(i), Array.get(real, i));
      return;
    }
    for (Map.Entry<String, Field> field : Memory.fieldsOf(real.getClass()).entrySet()) {
      Object told = Json.object(json.get("fields")).get(field.getKey());
      adoptCell(real, field.getKey(), told, Memory.get(real, field.getValue()));
    }
  }

  /** After all adoptions. */
  void build() throws ClassNotFoundException, Unreplayable {
    Map<String, Map<String, Object>> missing = new LinkedHashMap<>(predicted);
    missing.keySet().removeAll(objects.keySet());
    for (Map<String, Object> json : missing.values()) allocate(json);
    for (Map<String, Object> json : missing.values()) {
      if (json.containsKey("elements"))
        fillArray(json);
      else
        fillObject(json);
    }
    for (Map<String, Object> json : missing.values()) noteContent(json);
    declared.forEach((name, type) -> keyTypes.note(objects.get(name), type));
    for (Object object : objects.values())
      if (object != null)
        keyTypes.noteFields(object);
    for (Map<String, Object> json : missing.values()) buildContent(json);
  }

  /** That something is declared to lead to that object. */
  void declare(Object name, Type type) {
    if (type instanceof ParameterizedType || type instanceof GenericArrayType)
      declared.put(name, type);
  }

  /** Of an object whose keys may be such objects, these first. */
  private void buildContent(Map<String, Object> json) throws Unreplayable {
    Object object = objects.get(json.get("id"));
    if (object == null || Contents.libraryClass(object.getClass()) == null
        || contents.isBuilt(object))
      return;
    Map<String, Object> told = Json.object(json.get("fields"));
    Object[] mapped = content(told, "mapped");
    Object[] elements = content(told, mapped == null ? "content" : "keys");
    if (elements == null)
      throw new Unreplayable("a collection without content");
    Object count = told.get(told.containsKey("count") ? "count" : "size");
    if (count instanceof Number size && size.intValue() != elements.length)
      throw new Unreplayable("a collection whose content is not as large as it says");
    if (Contents.isSorted(object))
      orderStrangers(elements);
    if (Contents.isOfEnum(object) && !untouchedOf(elements).isEmpty())
      throw new Unreplayable("constants that nobody has looked at");
    if (Contents.isInBuckets(object) && Identity.isAskedFor(elements))
      throw new Unreplayable("where a key stands depends on an identity hash code");
    Class<?> keys = keyTypes.of(object, elements);
    if (Contents.isOfEnum(object) && keys == null)
      throw new Unreplayable("a collection for an enum that nothing names");
    if (object instanceof EnumSet && keys.getEnumConstants().length > 64)
      throw new Unreplayable("a set for an enum of more than 64 constants");
    for (Object element : elements)
      for (Map.Entry<String, Object> entry : objects.entrySet())
        if (entry.getValue() == element && element != null && element != object)
          buildContent(predicted.get(entry.getKey()));
    try {
      contents.build(object, elements, mapped, keys);
    } catch (RuntimeException e) {
      throw new Impossible(e);
    }
  }

  /** Nobody has looked at them, so that all that matters is that they can be compared. */
  private void orderStrangers(Object[] elements) {
    for (int i = 0; i < elements.length; i++)
      if (untouchedOf(elements).containsKey("[" + i + "]")) {
        elements[i] = Integer.valueOf(FIRST_STRANGER + i);
        made.add(elements[i]);
        untouchedOf(elements).put("[" + i + "]", elements[i]);
      }
  }

  private void noteContent(Map<String, Object> json) {
    if (!json.containsKey("fields"))
      return;
    Map<String, Object> told = Json.object(json.get("fields"));
    for (String name : new String[] {"content", "keys", "elementData"})
      if (objects.get(told.get(name)) instanceof Object[] elements)
        keyTypes.contain(objects.get(json.get("id")), elements, content(told, "mapped"));
  }

  private Object[] content(Map<String, Object> told, String name) {
    return (Object[]) objects.get(told.get(name));
  }

  Contents contents() {
    return contents;
  }

  /** By their names in the prediction. */
  Map<String, Object> objects() {
    return objects;
  }

  List<Object> strangers() {
    return made;
  }

  /** What functions of the input were asked that the prediction does not have. */
  List<String> surprises() {
    return surprises;
  }

  /** What was put where the prediction says "any": in a field or element of an input object. */
  boolean isUntouched(Object holder, String place, Object now) {
    Map<String, Object> ofOne = untouched.get(holder);
    return ofOne != null && ofOne.containsKey(place) && ofOne.get(place) == now;
  }

  boolean isUntouchedRoot(String name, Object now) {
    return untouchedRoots.containsKey(name) && untouchedRoots.get(name) == now;
  }

  Object root(String name, Object json, Class<?> type) throws Unreplayable {
    return value(json, type, name, untouchedRoots);
  }

  private void adoptCell(Object holder, String place, Object told, Object now) {
    if (ANY.equals(told))
      untouchedOf(holder).put(place, now);
    else if (told instanceof String && now != null)
      adopt((String) told, now);
  }

  private void allocate(Map<String, Object> json) throws ClassNotFoundException, Unreplayable {
    objects.put((String) json.get("id"),
        json.containsKey("elements") ? allocateArray(json) : allocateObject(json));
  }

  private Object allocateObject(Map<String, Object> json)
      throws ClassNotFoundException, Unreplayable {
    Class<?> type = program.typeOf((String) json.get("class"));
    if (json.containsKey("calls"))
      return Functions.make(
          type, program, Json.list(json.get("calls")), this::told, surprises);
    if (type == Class.class)
      return classObject(json);
    if (type.isEnum())
      throw new IllegalArgumentException("a constant that " + type + " does not have");
    if (type != String.class)
      return Memory.allocate(type);
    String text = Strings.text(predicted, json);
    if (text == null)
      throw new Unreplayable("an input string that the library never makes");
    return json.containsKey("literal") ? text.intern() : new String(text);
  }

  /** Those that the code names tell their name; others are ones that it does not know. */
  private Object classObject(Map<String, Object> json)
      throws ClassNotFoundException, Unreplayable {
    Object name = Json.object(json.get("fields")).get("name");
    Map<String, Object> text = predicted.get(name);
    if (text != null && text.containsKey("literal"))
      return program.typeOf(Strings.text(predicted, text));
    for (Class<?> own : new Class<?>[] {InputHeap.class, Comparison.class, Replay.class})
      if (ANY.equals(name) && !objects.containsValue(own))
        return own;
    throw new Unreplayable("an input object of java.lang.Class");
  }

  private Object allocateArray(Map<String, Object> json) throws ClassNotFoundException {
    Class<?> type = program.typeOf((String) json.get("type"));
    return Array.newInstance(type.getComponentType(), ((Long) json.get("length")).intValue());
  }

  private void fillObject(Map<String, Object> json) throws Unreplayable {
    Object object = objects.get(json.get("id"));
    if (object instanceof String || object instanceof Class || Functions.is(object))
      return;
    Map<String, Object> kept = untouchedOf(object);
    Map<String, Object> told = Json.object(json.get("fields"));
    for (Map.Entry<String, Field> entry : Memory.fieldsOf(object.getClass()).entrySet()) {
      String name = entry.getKey();
      Field field = entry.getValue();
      if (Contents.isInside(field))
        continue;
      Memory.set(object, field, value(told.get(name), field.getType(), name, kept));
    }
  }

  private void fillArray(Map<String, Object> json) throws Unreplayable {
    Object array = objects.get(json.get("id"));
    Class<?> type = array.getClass().getComponentType();
    List<Object> told = Json.list(json.get("elements"));
    for (int i = 0; i < told.size(); i++)
      Array.set(array, i, value(told.get(i), type, "[" + i + "]", untouchedOf(array)));
  }

  private Map<String, Object> untouchedOf(Object object) {
    return untouched.computeIfAbsent(object, o -> new HashMap<>());
  }

  /** What a call takes or returns. */
  private Object told(Object json, Class<?> type) throws Unreplayable {
    return value(json, type, "a call", untouchedRoots);
  }

  private Object value(Object json, Class<?> type, String place, Map<String, Object> kept)
      throws Unreplayable {
    if (type.isPrimitive())
      return Values.read(json, type);
    if (json == null)
      throw new IllegalArgumentException("no value for " + place);
    if (json.equals(ANY)) {
      Object stranger = stranger(type);
      if (stranger != null)
        made.add(stranger);
      kept.put(place, stranger);
      return stranger;
    }
    if (json.equals("null"))
      return null;
    Object object = objects.get(json);
    if (object == null)
      throw new IllegalArgumentException("no object " + json + " for " + place);
    if (!type.isInstance(object))
      throw new IllegalArgumentException(json + " is no " + type.getTypeName() + ": " + place);
    return object;
  }

  /** Where the type itself has no objects, null has to do. */
  private static Object stranger(Class<?> type) {
    if (type.isArray())
      return Array.newInstance(type.getComponentType(), 0);
    if (type.isEnum() || type == Class.class || Modifier.isAbstract(type.getModifiers()))
      return null;
    if (type == String.class)
      return new String("stranger");
    return type == BigInteger.class ? new BigInteger("0") : Memory.allocate(type);
  }
}
