package replay;

import java.lang.reflect.Field;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Whether hash codes are numbers of the virtual machine's own, other ones in each run. */
final class Identity {
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private Identity() {}

  /** That of one of the objects, or of what one is made of. */
  static boolean isAskedFor(Object[] objects) {
    Identity identity = new Identity();
    for (Object object : objects)
      if (identity.isPartOf(object))
        return true;
    return false;
  }

  private boolean isPartOf(Object object) {
    if (object == null || !seen.add(object))
      return false;
    if (isOwn(object.getClass()))
      return true;
    if (object.getClass().getName().startsWith("java."))
      return false;
    for (Field field : Memory.fieldsOf(object.getClass()).values())
      if (!field.getType().isPrimitive() && isPartOf(Memory.get(object, field)))
        return true;
    return false;
  }

  private static boolean isOwn(Class<?> type) {
    try {
      Class<?> by = type.getMethod("hashCode").getDeclaringClass();
      return by == Object.class || by == Enum.class;
    } catch (NoSuchMethodException e) {
      return true;
    }
  }
}
