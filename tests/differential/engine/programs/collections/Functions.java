package collections;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Functions that are given: any pure ones. */
public class Functions {
  static class Item {
    int price;
    Item next;
  }

  /** It does not say that it is for functions, but nothing implements it. */
  interface Score {
    int of(Item item);
  }

  /** One that something implements, too. */
  @FunctionalInterface
  interface Rule {
    boolean allows(int amount);

    default Rule not() {
      return amount -> !allows(amount);
    }
  }

  static class Limit implements Rule {
    int most;

    public boolean allows(int amount) {
      return amount <= most;
    }
  }

  /** Two abstract methods: for no function. */
  interface Both {
    int one();

    int two();
  }

  static int twoCalls(IntUnaryOperator f, int a, int b) {
    if (f.applyAsInt(a) == f.applyAsInt(b))
      return a == b ? 0 : 1;
    return a == b ? 2 : 3;
  }

  static boolean sameObject(Predicate<Item> p, Item a, Item b) {
    return p.test(a) && !p.test(b) && a == b;
  }

  static int declaredResult(Function<String, Integer> f, String s) {
    Integer i = f.apply(s);
    return i == null ? -1 : i > 3 ? 1 : 0;
  }

  static Item twice(UnaryOperator<Item> f, Item item) {
    Item once = f.apply(item);
    return once == item ? f.apply(once) : once;
  }

  static int write(UnaryOperator<Item> f, Item item) {
    Item other = f.apply(item);
    if (other == null)
      return 0;
    other.price = 7;
    return item == null ? 1 : item.price;
  }

  static int better(Score score, Item a, Item b) {
    return score.of(a) > score.of(b) ? 1 : 2;
  }

  static boolean negated(Predicate<Object> p, Object o) {
    return p.negate().test(o) != p.test(o);
  }

  static int reversed(Comparator<Item> c, Item a, Item b) {
    return c.reversed().compare(a, b) < c.compare(b, a) ? 1 : 0;
  }

  static int firstRefused(IntPredicate p) {
    int i = 0;
    while (i < 4 && p.test(i)) i++;
    return i;
  }

  static int nothing(Runnable r, Consumer<Item> c, Item item) {
    r.run();
    c.accept(item);
    return item.price;
  }

  static boolean supplied(Supplier<Item> s) {
    return s.get() == s.get();
  }

  static boolean zeros(DoubleBinaryOperator f, double x) {
    return x == 0 && f.applyAsDouble(x, 0.0) != f.applyAsDouble(0.0, x);
  }

  static boolean ownObjects(Predicate<Item> p) {
    return p.test(new Item()) == p.test(new Item());
  }

  static int twoFunctions(IntPredicate p, IntPredicate q, int n) {
    boolean a = p.test(n), b = q.test(n);
    return a == b ? 0 : p == q ? 1 : 2;
  }

  static int rule(Rule rule, int amount) {
    if (rule.allows(amount) == rule.not().allows(amount))
      return 0;
    return rule instanceof Limit ? 1 : 2;
  }

  static int none(Both both) {
    return both.one() + both.two();
  }

  static int fold(List<Integer> numbers, IntBinaryOperator op) {
    int sum = 0;
    for (int n : numbers) sum = op.applyAsInt(sum, n);
    return sum;
  }

  static int count(List<Item> items, Predicate<Item> wanted) {
    int n = 0;
    for (Item item : items)
      if (wanted.test(item))
        n++;
    return n;
  }

  static Item most(List<Item> items, Comparator<Item> order) {
    Item best = null;
    for (Item item : items)
      if (best == null || order.compare(item, best) > 0)
        best = item;
    return best;
  }

  static List<Integer> prices(List<Item> items, Function<Item, Integer> price) {
    List<Integer> all = new ArrayList<>();
    for (Item item : items) all.add(price.apply(item));
    return all;
  }

  static String name(Optional<Item> item, Function<Item, String> name) {
    return item.map(name).orElse("none");
  }

  static Item merged(Item a, Item b, BinaryOperator<Item> merge) {
    return a == null ? b : b == null ? a : merge.apply(a, b);
  }

  static char letter(BiFunction<Character, Boolean, Character> f, char c) {
    Character got = f.apply(c, c > 'm');
    return got == null ? '?' : got;
  }
}
