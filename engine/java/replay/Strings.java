package replay;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Predicted objects of java.lang.String, told by their text or, where that has none, by fields. */
final class Strings {
  private static final long LATIN1 = 0, UTF16 = 1;
  /** The library compresses a text that has no larger character, and an empty one. */
  private static final int LARGEST_LATIN1 = 0xff;

  private Strings() {}

  /** Its text; null where no run of the library could have made such a string. */
  static String text(Map<String, Map<String, Object>> predicted, Map<String, Object> string) {
    Map<String, Object> fields = Json.object(string.get("fields"));
    if (!fields.containsKey("coder"))
      return (String) fields.get("value");
    String text = textOfBytes(predicted, fields);
    return text != null && remembersItsHash(fields, text) ? text : null;
  }

  /** What is kept of a hash code is it, or nothing. */
  private static boolean remembersItsHash(Map<String, Object> fields, String text) {
    Object hash = fields.get("hash");
    if (hash instanceof Long && (Long) hash != 0 && (Long) hash != text.hashCode())
      return false;
    return !Boolean.TRUE.equals(fields.get("hashIsZero")) || text.hashCode() == 0;
  }

  private static String textOfBytes(Map<String, Map<String, Object>> predicted,
      Map<String, Object> fields) {
    Map<String, Object> array = predicted.get(fields.get("value"));
    if (array == null)
      return null;
    byte[] bytes = bytes(Json.list(array.get("elements")));
    long coder = (Long) fields.get("coder");
    if (coder == LATIN1)
      return new String(bytes, StandardCharsets.ISO_8859_1);
    if (coder != UTF16 || bytes.length % 2 != 0)
      return null;
    String text = utf16(bytes);
    return text.chars().allMatch(c -> c <= LARGEST_LATIN1) ? null : text;
  }

  private static byte[] bytes(List<Object> elements) {
    byte[] bytes = new byte[elements.size()];
    for (int i = 0; i < bytes.length; i++) bytes[i] = ((Long) elements.get(i)).byteValue();
    return bytes;
  }

  /** Not by a decoder, which would replace a surrogate that stands alone. */
  private static String utf16(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < bytes.length; i += 2)
      text.append((char) ((bytes[i] & 0xff) | bytes[i + 1] << 8));
    return text.toString();
  }
}
