package brute;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What an input of a type can be, and which fields its objects have. */
final class Types {
  static final int ARRAY_BOUND = 3;

  private final List<Class<?>> known;
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();
  private final Map<Class<?>, List<Class<?>>> concrete = new HashMap<>();

  /** The known classes are those an input of an interface or a class can be of. */
  Types(List<Class<?>> known) {
    this.known = known;
  }

  List<Field> fields(Class<?> type) {
    return fields.computeIfAbsent(type, Types::allFields);
  }

  /** Classes an object of the type can have, in the order they are known. */
  List<Class<?>> concrete(Class<?> type) {
    return concrete.computeIfAbsent(type, this::findConcrete);
  }

  private List<Class<?>> findConcrete(Class<?> type) {
    if (type.isArray()) return List.of(type);
    List<Class<?>> found = new ArrayList<>();
    for (Class<?> other : known) {
      boolean made = !other.isInterface() && !Modifier.isAbstract(other.getModifiers());
      if (made && type.isAssignableFrom(other)) found.add(other);
    }
    if (found.isEmpty()) throw new IllegalStateException("no class is known for " + type);
    return found;
  }

  private static List<Field> allFields(Class<?> type) {
    List<Field> all = new ArrayList<>();
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) continue;
        field.setAccessible(true);
        all.add(field);
      }
    }
    return all;
  }
}
