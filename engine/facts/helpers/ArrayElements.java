import java.lang.reflect.Array;

/** What the native methods of java.lang.reflect.Array do: their names and types. */
final class ArrayElements {
  private ArrayElements() {}

  /** A primitive type is none of the array's, or cannot be widened to it or from it. */
  private static IllegalArgumentException unfit(Object array, boolean inside) {
    if (array == null) throw new NullPointerException();
    if (array instanceof Object[])
      return new IllegalArgumentException("Argument is not an array of primitive type");
    if (!array.getClass().isArray())
      return new IllegalArgumentException("Argument is not an array");
    if (!inside) throw new ArrayIndexOutOfBoundsException();
    return new IllegalArgumentException("argument type mismatch");
  }

  private static boolean has(Object array, int index) {
    return array != null && array.getClass().isArray() && index >= 0
        && index < Array.getLength(array);
  }

  static Object get(Object array, int index) {
    if (array instanceof Object[]) {
      if (!has(array, index)) throw new ArrayIndexOutOfBoundsException();
      return ((Object[]) array)[index];
    }
    return primitive(array, index);
  }

  @SuppressWarnings("removal")
  private static Object primitive(Object array, int index) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof boolean[]) return new Boolean(((boolean[]) array)[index]);
    if (array instanceof byte[]) return new Byte(((byte[]) array)[index]);
    if (array instanceof char[]) return new Character(((char[]) array)[index]);
    if (array instanceof short[]) return new Short(((short[]) array)[index]);
    if (array instanceof int[]) return new Integer(((int[]) array)[index]);
    if (array instanceof long[]) return new Long(((long[]) array)[index]);
    if (array instanceof float[]) return new Float(((float[]) array)[index]);
    if (array instanceof double[]) return new Double(((double[]) array)[index]);
    throw unfit(array, true);
  }

  static void set(Object array, int index, Object value) {
    if (array instanceof Object[]) setReference((Object[]) array, index, value);
    else setPrimitive(array, index, value);
  }

  private static void setReference(Object[] array, int index, Object value) {
    if (!has(array, index)) throw new ArrayIndexOutOfBoundsException();
    if (value != null && !array.getClass().getComponentType().isInstance(value))
      throw new IllegalArgumentException("array element type mismatch");
    array[index] = value;
  }

  private static void setPrimitive(Object array, int index, Object value) {
    if (array == null || !array.getClass().isArray()) throw unfit(array, false);
    if (value == null) throw new IllegalArgumentException();
    if (!has(array, index)) throw new ArrayIndexOutOfBoundsException();
    if (value instanceof Boolean) setBoolean(array, index, (Boolean) value);
    else if (value instanceof Byte) setByte(array, index, (Byte) value);
    else if (value instanceof Character) setChar(array, index, (Character) value);
    else if (value instanceof Short) setShort(array, index, (Short) value);
    else if (value instanceof Integer) setInt(array, index, (Integer) value);
    else if (value instanceof Long) setLong(array, index, (Long) value);
    else if (value instanceof Float) setFloat(array, index, (Float) value);
    else if (value instanceof Double) setDouble(array, index, (Double) value);
    else throw unfit(array, true);
  }

  static boolean getBoolean(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof boolean[]) return ((boolean[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static byte getByte(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof byte[]) return ((byte[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static char getChar(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof char[]) return ((char[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static short getShort(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof short[]) return ((short[]) array)[index];
      if (array instanceof byte[]) return ((byte[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static int getInt(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof int[]) return ((int[]) array)[index];
      if (array instanceof char[]) return ((char[]) array)[index];
      if (array instanceof short[]) return ((short[]) array)[index];
      if (array instanceof byte[]) return ((byte[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static long getLong(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof long[]) return ((long[]) array)[index];
      if (array instanceof int[]) return ((int[]) array)[index];
      if (array instanceof char[]) return ((char[]) array)[index];
      if (array instanceof short[]) return ((short[]) array)[index];
      if (array instanceof byte[]) return ((byte[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static float getFloat(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof float[]) return ((float[]) array)[index];
      if (array instanceof long[]) return ((long[]) array)[index];
      if (array instanceof int[]) return ((int[]) array)[index];
      if (array instanceof char[]) return ((char[]) array)[index];
      if (array instanceof short[]) return ((short[]) array)[index];
      if (array instanceof byte[]) return ((byte[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static double getDouble(Object array, int index) {
    if (has(array, index)) {
      if (array instanceof double[]) return ((double[]) array)[index];
      if (array instanceof float[]) return ((float[]) array)[index];
      if (array instanceof long[]) return ((long[]) array)[index];
      if (array instanceof int[]) return ((int[]) array)[index];
      if (array instanceof char[]) return ((char[]) array)[index];
      if (array instanceof short[]) return ((short[]) array)[index];
      if (array instanceof byte[]) return ((byte[]) array)[index];
      throw unfit(array, true);
    }
    throw unfit(array, false);
  }

  static void setBoolean(Object array, int index, boolean value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof boolean[]) ((boolean[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static void setByte(Object array, int index, byte value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof byte[]) ((byte[]) array)[index] = value;
    else if (array instanceof short[]) ((short[]) array)[index] = value;
    else if (array instanceof int[]) ((int[]) array)[index] = value;
    else if (array instanceof long[]) ((long[]) array)[index] = value;
    else if (array instanceof float[]) ((float[]) array)[index] = value;
    else if (array instanceof double[]) ((double[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static void setChar(Object array, int index, char value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof char[]) ((char[]) array)[index] = value;
    else if (array instanceof int[]) ((int[]) array)[index] = value;
    else if (array instanceof long[]) ((long[]) array)[index] = value;
    else if (array instanceof float[]) ((float[]) array)[index] = value;
    else if (array instanceof double[]) ((double[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static void setShort(Object array, int index, short value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof short[]) ((short[]) array)[index] = value;
    else if (array instanceof int[]) ((int[]) array)[index] = value;
    else if (array instanceof long[]) ((long[]) array)[index] = value;
    else if (array instanceof float[]) ((float[]) array)[index] = value;
    else if (array instanceof double[]) ((double[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static void setInt(Object array, int index, int value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof int[]) ((int[]) array)[index] = value;
    else if (array instanceof long[]) ((long[]) array)[index] = value;
    else if (array instanceof float[]) ((float[]) array)[index] = value;
    else if (array instanceof double[]) ((double[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static void setLong(Object array, int index, long value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof long[]) ((long[]) array)[index] = value;
    else if (array instanceof float[]) ((float[]) array)[index] = value;
    else if (array instanceof double[]) ((double[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static void setFloat(Object array, int index, float value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof float[]) ((float[]) array)[index] = value;
    else if (array instanceof double[]) ((double[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static void setDouble(Object array, int index, double value) {
    if (!has(array, index)) throw unfit(array, false);
    if (array instanceof double[]) ((double[]) array)[index] = value;
    else throw unfit(array, true);
  }

  static Object multiNewArray(Class<?> component, int[] lengths) {
    if (lengths.length == 0) throw new IllegalArgumentException();
    for (int length : lengths) {
      if (length < 0) throw new NegativeArraySizeException(Integer.toString(length));
    }
    return filled(component, lengths, 0);
  }

  private static Object filled(Class<?> component, int[] lengths, int from) {
    int inner = lengths.length - from - 1;
    Class<?> type = component;
    for (int i = 0; i < inner; i++) type = type.arrayType();
    Object array = Array.newInstance(type, lengths[from]);
    if (inner > 0) {
      for (int i = 0; i < lengths[from]; i++)
        ((Object[]) array)[i] = filled(component, lengths, from + 1);
    }
    return array;
  }
}
