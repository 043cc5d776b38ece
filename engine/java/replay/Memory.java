package replay;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Objects without constructors and fields without access checks: of any class, private, final, in
 * records too. Needs --add-opens java.base/jdk.internal.misc=ALL-UNNAMED, as only the inner Unsafe
 * tells where a record keeps its fields.
 */
final class Memory {
  private static final sun.misc.Unsafe UNSAFE;
  private static final Object INNER;
  private static final Method OFFSET;

  static {
    try {
      Field theUnsafe = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
      theUnsafe.setAccessible(true);
      UNSAFE = (sun.misc.Unsafe) theUnsafe.get(null);
      Class<?> inner = Class.forName("jdk.internal.misc.Unsafe");
      INNER = inner.getMethod("getUnsafe").invoke(null);
      OFFSET = inner.getMethod("objectFieldOffset", Field.class);
      OFFSET.setAccessible(true);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private Memory() {}

  static Object allocate(Class<?> type) {
    try {
      return UNSAFE.allocateInstance(type);
    } catch (InstantiationException e) {
      throw new IllegalArgumentException(type + " has no objects", e);
    }
  }

  /**
   * All instance fields, those of superclasses last, by the names that reports use: a field that is
   * hidden by one of a subclass goes by its class too.
   */
  static Map<String, Field> fieldsOf(Class<?> type) {
    Map<String, Field> fields = new LinkedHashMap<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()))
          continue;
        String name = field.getName();
        fields.put(fields.containsKey(name) ? c.getName() + "." + name : name, field);
      }
    }
    return fields;
  }

  static Object get(Object object, Field field) {
    Object base = base(object, field);
    long at = offset(field);
    Class<?> type = field.getType();
    if (type == boolean.class)
      return UNSAFE.getBoolean(base, at);
    if (type == byte.class)
      return UNSAFE.getByte(base, at);
    if (type == char.class)
      return UNSAFE.getChar(base, at);
    if (type == short.class)
      return UNSAFE.getShort(base, at);
    if (type == int.class)
      return UNSAFE.getInt(base, at);
    if (type == long.class)
      return UNSAFE.getLong(base, at);
    if (type == float.class)
      return UNSAFE.getFloat(base, at);
    if (type == double.class)
      return UNSAFE.getDouble(base, at);
    return UNSAFE.getObject(base, at);
  }

  static void set(Object object, Field field, Object value) {
    Object base = base(object, field);
    long at = offset(field);
    Class<?> type = field.getType();
    if (type == boolean.class)
      UNSAFE.putBoolean(base, at, (Boolean) value);
    else if (type == byte.class)
      UNSAFE.putByte(base, at, (Byte) value);
    else if (type == char.class)
      UNSAFE.putChar(base, at, (Character) value);
    else if (type == short.class)
      UNSAFE.putShort(base, at, (Short) value);
    else if (type == int.class)
      UNSAFE.putInt(base, at, (Integer) value);
    else if (type == long.class)
      UNSAFE.putLong(base, at, (Long) value);
    else if (type == float.class)
      UNSAFE.putFloat(base, at, (Float) value);
    else if (type == double.class)
      UNSAFE.putDouble(base, at, (Double) value);
    else
      UNSAFE.putObject(base, at, value);
  }

  private static Object base(Object object, Field field) {
    return Modifier.isStatic(field.getModifiers()) ? UNSAFE.staticFieldBase(field) : object;
  }

  private static long offset(Field field) {
    if (Modifier.isStatic(field.getModifiers()))
      return UNSAFE.staticFieldOffset(field);
    try {
      return (Long) OFFSET.invoke(INNER, field);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("add-opens java.base/jdk.internal.misc is missing", e);
    }
  }
}
