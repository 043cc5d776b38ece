package collections;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Type variables, and what stands for them. */
public class Kept<T> {
  static class Pair<A, B> {
    A first;
    B second;
    Pair<B, A> turned;
  }

  static class Texts extends Pair<String, Integer> {
    int more;
  }

  interface Source<S> {
    S next();
  }

  static class One implements Source<String> {
    String text;

    public String next() {
      return text;
    }
  }

  static class Two implements Source<Integer> {
    Integer number;

    public Integer next() {
      return number;
    }
  }

  T value;
  List<T> all;

  static int deep(Kept<Pair<String, Integer>> kept) {
    return kept.value.second + kept.all.get(0).first.length();
  }

  static int turned(Pair<Integer, String> pair) {
    return pair.turned.second + pair.turned.first.length();
  }

  static int below(Texts texts) {
    return texts.first.length() + texts.second + texts.turned.first;
  }

  /** A source of strings is no source of numbers. */
  static int from(Source<Integer> source) {
    return source.next() + 1;
  }

  static int extend(Kept<? extends Number> kept) {
    return kept.value.intValue();
  }

  static boolean lower(Kept<? super Integer> kept) {
    return kept.value instanceof Integer;
  }

  static <N extends Number> int bounded(Kept<N> kept) {
    return kept.value.intValue();
  }

  int own() {
    return value instanceof String ? ((String) value).length() : -1;
  }

  static int array(Kept<String>[] all) {
    return all[0].value.length();
  }

  static Optional<String> filtered(Optional<String> text) {
    return text.filter(s -> !s.isEmpty());
  }

  static int mapped(Optional<Integer> number) {
    return number.map(n -> n + 1).orElse(0);
  }

  static boolean absent(Optional<Integer> number) {
    return number == Optional.<Integer>empty() || number.isPresent();
  }

  interface Named {
    String name();
  }

  static class Both implements Named, Comparable<Both> {
    int key;

    public String name() {
      return "both";
    }

    public int compareTo(Both other) {
      return key - other.key;
    }
  }

  /** Two interfaces, one object. */
  static boolean shared(Named a, Comparable<Both> b) {
    return (Object) a == (Object) b && a != null;
  }

  static boolean sharedIn(List<? extends Named> a, List<? extends Comparable<Both>> b) {
    return (Object) a == (Object) b && a != null;
  }

  static int atomic(AtomicReference<Integer> number) {
    return number.get() + 1;
  }
}
