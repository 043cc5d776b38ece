package brute;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The literals in the source of a class: values its bugs may depend on. */
final class Constants {
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.\"'])(\\d{1,10})(?![\\w.\"'])");
  private static final Pattern CHARACTER = Pattern.compile("'(.)'");
  private static final Pattern TEXT = Pattern.compile("\"([^\"\\\\]{0,8})\"");
  private static final List<String> STRINGS =
      List.of("", "a", "b", "A", "aa", "ab", "ba", "aba", " ", "a b", " a", "0", "1", "12", "-1");

  private final TreeSet<Long> numbers = new TreeSet<>();
  private final TreeSet<Long> characters = new TreeSet<>();
  private final TreeSet<String> strings = new TreeSet<>();

  Constants(String source) {
    String code = source.replaceAll("//.*|@\\w+\\([^)]*\\)|(?m)^import .*", "");
    forEach(NUMBER, code, text -> numbers.add(Long.parseLong(text)));
    forEach(CHARACTER, code, text -> characters.add((long) text.charAt(0)));
    forEach(TEXT, code, strings::add);
  }

  private static void forEach(Pattern pattern, String code, Consumer<String> action) {
    for (Matcher m = pattern.matcher(code); m.find(); ) action.accept(m.group(1));
  }

  /** Of the file with the class's name, anywhere below the folder. */
  static Constants of(Class<?> type, Path folder) throws IOException {
    String name = type.getSimpleName() + ".java";
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        if (file.endsWith(name)) return new Constants(Files.readString(file));
      }
    }
    throw new IOException("no " + name + " below " + folder);
  }

  TreeSet<Long> numbers() {
    return numbers;
  }

  TreeSet<Long> characters() {
    return characters;
  }

  List<String> strings() {
    List<String> all = new ArrayList<>(STRINGS);
    for (String s : strings) {
      if (!all.contains(s)) all.add(s);
    }
    return all;
  }
}
