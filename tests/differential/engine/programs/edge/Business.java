package edge;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Orders, employees, accounts: the programs of text books and of every day. */
public final class Business {
  private Business() {}

  enum Department {
    SALES, ENGINEERING, SUPPORT
  }

  record Employee(String name, Department department, int salary, LocalDate since) {}

  sealed interface Payment permits Card, Cash, Voucher {}

  record Card(String number, BigDecimal amount) implements Payment {}

  record Cash(BigDecimal amount) implements Payment {}

  record Voucher(String code) implements Payment {}

  private static List<Employee> staff() {
    return List.of(
        new Employee("Ann", Department.SALES, 3000, LocalDate.of(2015, 3, 1)),
        new Employee("Bob", Department.ENGINEERING, 4200, LocalDate.of(2019, 11, 30)),
        new Employee("Cid", Department.ENGINEERING, 3900, LocalDate.of(2012, 2, 29)),
        new Employee("Dee", Department.SUPPORT, 2500, LocalDate.of(2020, 1, 15)),
        new Employee("Eve", Department.SALES, 3100, LocalDate.of(2021, 7, 4)));
  }

  public static String byDepartment() {
    Map<Department, List<String>> names = staff().stream().collect(Collectors.groupingBy(
        Employee::department, TreeMap::new, Collectors.mapping(Employee::name, Collectors.toList())));
    return names.toString();
  }

  public static String salarySums() {
    Map<Department, Integer> sums = staff().stream().collect(Collectors.groupingBy(
        Employee::department, () -> new EnumMap<>(Department.class),
        Collectors.summingInt(Employee::salary)));
    return sums.toString();
  }

  public static String partitioned() {
    Map<Boolean, Long> rich = staff().stream()
        .collect(Collectors.partitioningBy(e -> e.salary() > 3000, Collectors.counting()));
    return rich.toString();
  }

  public static String joined() {
    return staff().stream().sorted(Comparator.comparing(Employee::salary).reversed())
        .map(e -> e.name().toUpperCase()).collect(Collectors.joining(", ", "<", ">"));
  }

  public static double averageSalary() {
    return staff().stream().mapToInt(Employee::salary).average().orElse(0);
  }

  public static String statistics() {
    return staff().stream().mapToInt(Employee::salary).summaryStatistics().toString();
  }

  public static String toMapMerged() {
    return new TreeMap<>(staff().stream().collect(Collectors.toMap(
        e -> e.since().getYear() / 10, Employee::name, (a, b) -> a + "+" + b))).toString();
  }

  public static String toMapTwice() {
    try {
      return "" + staff().stream().collect(
          Collectors.toMap(Employee::department, Function.identity())).size();
    } catch (IllegalStateException e) {
      return "twice";
    }
  }

  public static String longestServing() {
    Optional<Employee> oldest = staff().stream().min(Comparator.comparing(Employee::since));
    return oldest.map(Employee::name).filter(n -> n.length() == 3).orElseThrow();
  }

  public static String nothingFound() {
    return staff().stream().filter(e -> e.salary() > 9000).findFirst()
        .map(Employee::name).or(() -> Optional.of("nobody")).get();
  }

  private static BigDecimal amountOf(Payment p) {
    if (p instanceof Card c && c.number().startsWith("4")) return c.amount().negate();
    if (p instanceof Cash cash) return cash.amount();
    if (p instanceof Voucher v) return new BigDecimal(v.code().length());
    return BigDecimal.ZERO;
  }

  public static String payments() {
    List<Payment> all = List.of(new Card("4111", new BigDecimal("12.50")),
        new Card("5500", new BigDecimal("3.00")), new Cash(new BigDecimal("0.1")),
        new Voucher("abc"));
    return all.stream().map(Business::amountOf).reduce(BigDecimal.ZERO, BigDecimal::add)
        .toPlainString();
  }

  public static String invoice() {
    BigDecimal price = new BigDecimal("19.99"), tax = new BigDecimal("0.19");
    BigDecimal total = price.multiply(new BigDecimal(3));
    BigDecimal withTax = total.add(total.multiply(tax)).setScale(2, RoundingMode.HALF_UP);
    return total + " " + withTax + " " + withTax.divide(new BigDecimal(7), 4, RoundingMode.DOWN);
  }

  public static String decimalsDoNotEnd() {
    try {
      return BigDecimal.ONE.divide(new BigDecimal(3)).toString();
    } catch (ArithmeticException e) {
      return e.getMessage();
    }
  }

  public static String decimalTexts() {
    return new BigDecimal("1E+3") + " " + new BigDecimal("0.000001234") + " "
        + new BigDecimal("12300").stripTrailingZeros() + " " + new BigDecimal("-0.00")
        + " " + new BigDecimal("1e-10").toPlainString() + " " + new BigDecimal("1234.5").toEngineeringString()
        + " " + new BigDecimal("2.50").equals(new BigDecimal("2.5"))
        + new BigDecimal("2.50").compareTo(new BigDecimal("2.5"));
  }

  public static String bigIntegers() {
    BigInteger f = IntStream.rangeClosed(1, 25).mapToObj(BigInteger::valueOf)
        .reduce(BigInteger.ONE, BigInteger::multiply);
    return f + " " + f.mod(BigInteger.valueOf(1_000_007)) + " " + f.bitLength() + " "
        + BigInteger.TWO.pow(100).gcd(f) + " " + BigInteger.valueOf(3).modPow(BigInteger.TEN, BigInteger.valueOf(7))
        + " " + f.toString(36) + " " + BigInteger.valueOf(-255).toString(16);
  }

  public static String dueDates() {
    LocalDate start = LocalDate.of(2024, 1, 31);
    return start.plusMonths(1) + " " + start.plusYears(1).minusDays(31) + " "
        + start.with(DayOfWeek.MONDAY) + " " + start.withDayOfMonth(1).getDayOfWeek() + " "
        + YearMonth.of(2023, 2).atEndOfMonth() + " " + start.isBefore(LocalDate.of(2024, 2, 1));
  }

  public static String daysBetween() {
    LocalDate a = LocalDate.parse("2023-12-25"), b = LocalDate.parse("2024-03-01");
    return ChronoUnit.DAYS.between(a, b) + " " + ChronoUnit.WEEKS.between(a, b) + " "
        + Period.between(a, b) + " " + b.toEpochDay() + " " + b.getDayOfYear() + b.lengthOfMonth();
  }

  public static String badDates() {
    StringBuilder text = new StringBuilder();
    for (String s : new String[] {"2024-02-30", "2024-13-01", "24-1-1", "2024-02-29"}) {
      try {
        text.append(LocalDate.parse(s)).append(';');
      } catch (DateTimeParseException e) {
        text.append("bad at ").append(e.getErrorIndex()).append(';');
      }
    }
    return text.toString();
  }

  public static String times() {
    LocalTime t = LocalTime.of(23, 30).plusMinutes(45);
    return t + " " + t.isBefore(LocalTime.NOON) + " " + t.toSecondOfDay() + " "
        + LocalTime.parse("08:05:09").minusSeconds(10);
  }

  public static String shifts() {
    EnumSet<DayOfWeek> week = EnumSet.range(DayOfWeek.MONDAY, DayOfWeek.FRIDAY);
    EnumSet<DayOfWeek> free = EnumSet.complementOf(week);
    week.remove(DayOfWeek.WEDNESDAY);
    return week + " " + free + " " + week.contains(DayOfWeek.SUNDAY);
  }

  public static String drawn() {
    Random random = new Random(2024);
    int[] numbers = random.ints(6, 1, 50).sorted().toArray();
    return Arrays.toString(numbers) + random.nextLong() + random.nextBoolean()
        + random.nextInt(5, 10);
  }

  public static double drawnNormally() {
    Random random = new Random(5);
    return random.nextFloat() + random.nextDouble();
  }

  public static int hashed() {
    return Objects.hash("Ann", Department.SALES.name(), 3000) + Arrays.hashCode(new int[] {1, 2})
        + List.of("a", "b").hashCode() + Map.of("k", 1).hashCode()
        + new Employee("x", null, 1, LocalDate.of(2000, 1, 1)).name().hashCode();
  }

  public static String named() {
    return UUID.nameUUIDFromBytes("summa".getBytes(java.nio.charset.StandardCharsets.UTF_8)) + " "
        + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").version();
  }

  public static String inventory() {
    Map<String, Integer> stock = new HashMap<>();
    String[] moves = {"pen+5", "ink+2", "pen-3", "cap-1", "ink-2"};
    for (String move : moves) {
      String item = move.substring(0, 3);
      int by = Integer.parseInt(move.substring(3));
      stock.merge(item, by, (a, b) -> a + b == 0 ? null : a + b);
      stock.computeIfPresent(item, (k, v) -> v < 0 ? null : v);
    }
    return new TreeMap<>(stock).toString();
  }

  public static String grades() {
    StringBuilder text = new StringBuilder();
    for (int points : new int[] {95, 80, 65, 10, -1}) {
      String grade = switch (points / 10) {
        case 10, 9 -> "A";
        case 8, 7 -> "B";
        case 6 -> {
          String plus = points % 10 >= 5 ? "+" : "";
          yield "C" + plus;
        }
        default -> points < 0 ? "?" : "F";
      };
      text.append(grade);
    }
    return text.toString();
  }

  public static String letter() {
    String name = "Ann";
    return """
        Dear %s,
          you owe us "%d" coins,\tplease \
        pay.
        """.formatted(name, 12);
  }

  static class Cache<K extends Comparable<K>, V> {
    private final TreeMap<K, List<V>> content = new TreeMap<>();

    Cache<K, V> put(K key, V value) {
      content.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
      return this;
    }

    <R> Cache<K, R> map(Function<? super V, ? extends R> f) {
      Cache<K, R> mapped = new Cache<>();
      content.forEach((k, vs) -> vs.forEach(v -> mapped.put(k, f.apply(v))));
      return mapped;
    }
  }

  public static String nestedGenerics() {
    return new Cache<String, Integer>().put("b", 1).put("a", 2).put("b", 3)
        .map(n -> "#" + n * n).content.toString();
  }

  public static String flattened() {
    return Stream.of("to be", "or not", "to be").flatMap(s -> Stream.of(s.split(" ")))
        .distinct().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()))
        .collect(Collectors.joining("|"));
  }

  public static String wordCounts() {
    String text = "the cat and the dog and the bird";
    Map<String, Long> counts = Arrays.stream(text.split("\\s+"))
        .collect(Collectors.groupingBy(w -> w, TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .map(e -> e.getKey() + "=" + e.getValue()).limit(3).toList().toString();
  }
}
