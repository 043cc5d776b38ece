package brute;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.util.List;

/** What annotations of parameters say, by their simple names. */
final class Annotations {
  private static final List<String> NOT_NULL = List.of("NotNull", "NonNull", "NotEmpty");
  private static final List<String> NULLABLE = List.of("WithNull", "Nullable");

  private Annotations() {}

  /** Generators make no null unless they are asked to. */
  static boolean notNull(AnnotatedElement parameter) {
    if (has(parameter, NOT_NULL)) return true;
    return find(parameter, "ForAll") != null && !has(parameter, NULLABLE);
  }

  private static boolean has(AnnotatedElement parameter, List<String> names) {
    return names.stream().anyMatch(name -> find(parameter, name) != null);
  }

  /** Whether a number may be an argument of the parameter. */
  static boolean admits(AnnotatedElement parameter, long value) {
    if (find(parameter, "Positive") != null && value <= 0) return false;
    if (find(parameter, "Negative") != null && value >= 0) return false;
    return value >= lowest(parameter) && value <= highest(parameter);
  }

  static long lowest(AnnotatedElement parameter) {
    return Math.max(
        number(parameter, "IntRange", "min", Long.MIN_VALUE),
        Math.max(
            number(parameter, "LongRange", "min", Long.MIN_VALUE),
            number(parameter, "Min", "value", Long.MIN_VALUE)));
  }

  static long highest(AnnotatedElement parameter) {
    return Math.min(
        number(parameter, "IntRange", "max", Long.MAX_VALUE),
        Math.min(
            number(parameter, "LongRange", "max", Long.MAX_VALUE),
            number(parameter, "Max", "value", Long.MAX_VALUE)));
  }

  /** Whether a string or an array may be an argument, by its length. */
  static boolean admitsLength(AnnotatedElement parameter, Object value) {
    boolean text = value instanceof String;
    if (!text && (value == null || !value.getClass().isArray())) return true;
    int length = text ? ((String) value).length() : Array.getLength(value);
    if (find(parameter, "NotEmpty") != null && length == 0) return false;
    String name = text ? "StringLength" : "Size";
    if (find(parameter, name) == null) return true;
    long exact = number(parameter, name, "value", 0);
    if (exact != 0) return length == exact;
    long max = number(parameter, name, "max", 0);
    return length >= number(parameter, name, "min", 0) && (max == 0 || length <= max);
  }

  private static long number(AnnotatedElement parameter, String name, String key, long otherwise) {
    Annotation annotation = find(parameter, name);
    if (annotation == null) return otherwise;
    try {
      Number value = (Number) annotation.annotationType().getMethod(key).invoke(annotation);
      return value.longValue();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Annotation find(AnnotatedElement parameter, String name) {
    if (parameter == null) return null;
    for (Annotation annotation : parameter.getAnnotations()) {
      if (annotation.annotationType().getSimpleName().equals(name)) return annotation;
    }
    return null;
  }
}
