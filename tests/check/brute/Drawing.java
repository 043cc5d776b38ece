package brute;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** An input in one line: objects are numbered where they are met first. */
final class Drawing {
  private final Types types;
  private final Map<Object, Integer> numbers = new IdentityHashMap<>();

  Drawing(Types types) {
    this.types = types;
  }

  String text(Method method, Object[] arguments) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      parts.add(method.getParameters()[i].getName() + "=" + draw(arguments[i]));
    }
    return String.join(" ", parts);
  }

  private String draw(Object value) {
    if (value instanceof String text) return "\"" + text + "\"";
    if (value instanceof Character c) return "'" + c + "'";
    if (value == null || value instanceof Number || value instanceof Boolean) return "" + value;
    if (value instanceof Enum<?> constant) return constant.name();
    Integer number = numbers.get(value);
    if (number != null) return "#" + number;
    numbers.put(value, numbers.size() + 1);
    String label = "#" + numbers.size();
    return label + (value.getClass().isArray() ? elements(value) : fields(value));
  }

  private String elements(Object array) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) parts.add(draw(Array.get(array, i)));
    return "[" + String.join(",", parts) + "]";
  }

  private String fields(Object object) {
    List<String> parts = new ArrayList<>();
    for (Field field : types.fields(object.getClass())) {
      try {
        parts.add(field.getName() + "=" + draw(field.get(object)));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    return object.getClass().getSimpleName() + "{" + String.join(" ", parts) + "}";
  }
}
