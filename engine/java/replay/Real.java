package replay;

import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Vector;

/**
 * Whether objects of the class library are such as a program can have made through their public
 * methods, and hold what their declared types say. By the library itself, which knows nothing of
 * what a prediction takes for granted.
 */
final class Real {
  private Real() {}

  /** Why one of these objects is none that a program makes; null where there is none. */
  static String unreal(Collection<Object> objects) {
    Map<Object, Object> owners = new IdentityHashMap<>();
    for (Object object : objects) {
      String why = null;
      if (object instanceof ArrayList)
        why = list(object, ArrayList.class, ((ArrayList<?>) object).size(), owners);
      else if (object instanceof Vector)
        why = list(object, Vector.class, ((Vector<?>) object).size(), owners);
      else if (object instanceof Optional)
        why = optional((Optional<?>) object);
      else
        why = RealValues.unreal(object);
      if (why != null)
        return object.getClass().getName() + ": " + why;
    }
    return null;
  }

  /** Why an argument is not what its declaration says; null where it is, or a stranger. */
  static String misfit(Object value, Type declared, Collection<Object> strangers) {
    for (Object stranger : strangers)
      if (stranger == value)
        return null;
    if (!(declared instanceof ParameterizedType))
      return declared instanceof Class && value != null && !((Class<?>) declared).isPrimitive()
              && !((Class<?>) declared).isInstance(value)
          ? value.getClass() + " for " + declared
          : null;
    Type[] arguments = ((ParameterizedType) declared).getActualTypeArguments();
    if (arguments.length != 1)
      return null;
    for (Object element : held(value)) {
      String why = misfit(element, arguments[0], strangers);
      if (why != null)
        return why;
    }
    return null;
  }

  private static Collection<?> held(Object value) {
    if (value instanceof ArrayList || value instanceof Vector)
      return (Collection<?>) value;
    if (value instanceof Optional && ((Optional<?>) value).isPresent())
      return Collections.singleton(((Optional<?>) value).get());
    return Collections.emptyList();
  }

  private static String list(
      Object list, Class<?> declaring, int size, Map<Object, Object> owners) {
    Object[] elements;
    try {
      Field field = declaring.getDeclaredField("elementData");
      Object kept = Memory.get(list, field);
      if (kept == null || kept.getClass() != Object[].class)
        return "no array of objects";
      elements = (Object[]) kept;
    } catch (ReflectiveOperationException e) {
      return e.toString();
    }
    if (size < 0 || size > elements.length)
      return size + " elements in an array of " + elements.length;
    for (int i = size; i < elements.length; i++)
      if (elements[i] != null)
        return "something behind its last element";
    if (elements.length > 0 && owners.put(elements, list) != null)
      return "an array that another list has, too";
    return null;
  }

  private static String optional(Optional<?> optional) {
    return optional.isPresent() || optional == Optional.empty() ? null : "empty, but not the one";
  }
}
