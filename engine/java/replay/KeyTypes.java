package replay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Of which enum the keys of a collection are: by its first key, else as declared where the input
 * leads to it, by parameters and fields.
 */
final class KeyTypes {
  private final Map<Object, Class<?>> declared = new IdentityHashMap<>();
  private final Map<Object, Object[][]> contents = new IdentityHashMap<>();

  void noteFields(Object holder) {
    if (holder.getClass().isArray())
      return;
    for (Field field : Memory.fieldsOf(holder.getClass()).values())
      if (!field.getType().isPrimitive())
        note(Memory.get(holder, field), field.getGenericType());
  }

  void note(Object value, Type type) {
    if (value instanceof Object[] && type instanceof GenericArrayType)
      noteElements(value, ((GenericArrayType) type).getGenericComponentType());
    if (!(type instanceof ParameterizedType))
      return;
    Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
    if (arguments.length == 0) // an inner class, of one that has some
      return;
    if ((value instanceof EnumMap || value instanceof EnumSet) && arguments[0] instanceof Class)
      declared.put(value, (Class<?>) arguments[0]);
    Object[][] held = contents.getOrDefault(value, new Object[0][]);
    for (int i = 0; i < held.length && i < arguments.length; i++)
      if (held[i] != null)
        noteElements(held[i], arguments[i]);
  }

  /** That it will hold these: of its first type argument, of its second. */
  void contain(Object collection, Object[] elements, Object[] mapped) {
    contents.put(collection, new Object[][] {elements, mapped});
  }

  private void noteElements(Object array, Type type) {
    for (int i = 0; i < Array.getLength(array); i++)
      note(Array.get(array, i), type);
  }

  /** Null: nobody says. */
  Class<?> of(Object collection, Object[] keys) {
    return keys.length > 0 && keys[0] instanceof Enum
        ? ((Enum<?>) keys[0]).getDeclaringClass()
        : declared.get(collection);
  }
}
