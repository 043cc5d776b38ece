package replay;

/** Between JSON and boxed primitives. */
final class Values {
  private Values() {}

  /** The value of that primitive type which JSON tells. */
  static Object read(Object json, Class<?> type) {
    if (json == null)
      throw new IllegalArgumentException("no value for a " + type);
    if (type == boolean.class)
      return json instanceof Boolean ? json : (Object) (((Long) json) != 0);
    if (type == float.class)
      return (float) readDouble(json);
    if (type == double.class)
      return readDouble(json);
    long number = json instanceof String ? Long.parseLong((String) json) : (Long) json;
    if (type == byte.class)
      return exactly(number, (byte) number, (byte) number);
    if (type == char.class)
      return exactly(number, (char) number, (char) number);
    if (type == short.class)
      return exactly(number, (short) number, (short) number);
    if (type == int.class)
      return exactly(number, (int) number, (int) number);
    return number;
  }

  private static double readDouble(Object json) {
    return json instanceof String ? Double.parseDouble((String) json)
                                  : ((Number) json).doubleValue();
  }

  private static Object exactly(long number, long narrowed, Object boxed) {
    if (number != narrowed)
      throw new IllegalArgumentException(number + " is not a " + boxed.getClass().getSimpleName());
    return boxed;
  }

  static String text(Object value) {
    if (value == null)
      return "null";
    if (value instanceof Character)
      return Integer.toString((Character) value);
    if (value instanceof Number || value instanceof Boolean)
      return value.toString();
    return "an object of " + value.getClass().getTypeName();
  }
}
