package replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON documents that follow one another in a text. Objects become maps in the order of the
 * text, arrays lists, numbers Long or Double.
 */
final class Json {
  private final String text;
  private int at;

  Json(String text) {
    this.text = text;
  }

  /** The next document, or null at the end. */
  Object next() {
    skipSpace();
    return at == text.length() ? null : value();
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object json) {
    return (Map<String, Object>) json;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object json) {
    return (List<Object>) json;
  }

  private Object value() {
    skipSpace();
    switch (text.charAt(at)) {
      case '{':
        return objectHere();
      case '[':
        return listHere();
      case '"':
        return stringHere();
      default:
        return wordHere();
    }
  }

  private Map<String, Object> objectHere() {
    Map<String, Object> object = new LinkedHashMap<>();
    take('{');
    while (!taken('}')) {
      String key = stringHere();
      take(':');
      if (object.put(key, value()) != null)
        throw error("the key " + key + " twice");
      if (!ahead('}'))
        take(',');
    }
    return object;
  }

  private List<Object> listHere() {
    List<Object> list = new ArrayList<>();
    take('[');
    while (!taken(']')) {
      list.add(value());
      if (!ahead(']'))
        take(',');
    }
    return list;
  }

  private String stringHere() {
    StringBuilder result = new StringBuilder();
    take('"');
    for (char c; (c = text.charAt(at++)) != '"';) result.append(c == '\\' ? escapeHere() : c);
    return result.toString();
  }

  private char escapeHere() {
    char c = text.charAt(at++);
    if (c == 'u') {
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }
    int known = "bfnrt".indexOf(c);
    return known < 0 ? c : "\b\f\n\r\t".charAt(known);
  }

  private Object wordHere() {
    int start = at;
    while (at < text.length() && "+-.".indexOf(text.charAt(at)) >= 0
        || at < text.length() && Character.isLetterOrDigit(text.charAt(at)))
      at++;
    String word = text.substring(start, at);
    if (word.equals("null"))
      return null;
    if (word.equals("true") || word.equals("false"))
      return Boolean.valueOf(word);
    if (word.matches("-?[0-9]+"))
      return Long.valueOf(word);
    return Double.valueOf(word);
  }

  private boolean ahead(char c) {
    skipSpace();
    return text.charAt(at) == c;
  }

  private boolean taken(char c) {
    if (!ahead(c))
      return false;
    at++;
    return true;
  }

  private void take(char c) {
    if (!taken(c))
      throw error("expected " + c);
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
  }

  private IllegalArgumentException error(String what) {
    return new IllegalArgumentException("JSON, character " + at + ": " + what);
  }
}
