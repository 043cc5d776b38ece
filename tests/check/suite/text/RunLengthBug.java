package suite;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Runs of equal characters, written once with how often.
 *
 * <p>Bugs are seeded.
 */
public class RunLengthBug {
  record Run(char letter, int times) {}

  static List<Run> encode(char[] text) {
    List<Run> runs = new ArrayList<>();
    int i = 0;
    while (i < text.length) {
      int start = i;
      // Seeded: off by one.
      while (i < text.length - 1 && text[i] == text[start]) i++;
      if (i == start) i++;
      runs.add(new Run(text[start], i - start));
    }
    return runs;
  }

  static String decode(List<Run> runs) {
    StringBuilder text = new StringBuilder();
    for (Run run : runs) {
      // Seeded: once in place of often.
      text.append(run.letter());
    }
    return text.toString();
  }

  static boolean hasPair(char[] text) {
    for (Run run : encode(text)) {
      if (run.times() > 1) return true;
    }
    // Seeded: last run forgotten.
    return text.length == 1;
  }

  @Property
  static boolean neighboursDiffer(@ForAll char[] text) {
    List<Run> runs = encode(text);
    for (int i = 1; i < runs.size(); i++) {
      if (runs.get(i - 1).letter() == runs.get(i).letter()) return false;
    }
    return true;
  }

  @Property
  static boolean decodedIsTheSame(@ForAll char[] text) {
    String decoded = decode(encode(text));
    if (decoded.length() != text.length) return false;
    for (int i = 0; i < text.length; i++) {
      if (decoded.charAt(i) != text[i]) return false;
    }
    return true;
  }

  @Property
  static boolean pairsAreSeen(@ForAll char[] text) {
    boolean pair = false;
    for (int i = 1; i < text.length; i++) pair |= text[i - 1] == text[i];
    return hasPair(text) == pair;
  }
}
