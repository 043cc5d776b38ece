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
    Type first = ((ParameterizedType) type).getActualTypeArguments()[0];
    if ((value instanceof EnumMap || value instanceof EnumSet) && first instanceof Class)
      declared.put(value, (Class<?>) first);
    Field elements = value == null ? null : Memory.fieldsOf(value.getClass()).get("elementData");
    if (elements != null && Memory.get(value, elements) != null)
      noteElements(Memory.get(value, elements), first);
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
