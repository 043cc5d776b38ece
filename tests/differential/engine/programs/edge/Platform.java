package edge;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.Period;
import java.util.Base64;
import java.util.Objects;
import java.util.Random;
import java.util.Scanner;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Time, input and output, threads and what else the platform offers. */
public final class Platform {
  private Platform() {}

  public static int printed() {
    System.out.print("");
    return 1;
  }

  public static int printedToErr() {
    System.err.print("");
    return 1;
  }

  public static boolean lineSeparator() {
    return System.lineSeparator().length() > 0;
  }

  public static boolean property() {
    return System.getProperty("no.such.property") == null
        && System.getProperty("no.such.property", "x").equals("x");
  }

  public static boolean environment() {
    return System.getenv("NO_SUCH_VARIABLE_HERE") == null;
  }

  public static boolean identityHash() {
    Object o = new Object();
    return System.identityHashCode(o) == o.hashCode() && System.identityHashCode(null) == 0;
  }

  public static boolean timeGoesOn() {
    long a = System.nanoTime();
    return System.nanoTime() - a >= 0;
  }

  public static String date() {
    return LocalDate.of(2024, 2, 28).plusDays(2).toString();
  }

  public static int noSuchDate() {
    return LocalDate.of(2023, 2, 29).getDayOfYear();
  }

  public static int dayOfWeek() {
    return LocalDate.of(2000, Month.JANUARY, 1).getDayOfWeek().getValue()
        + DayOfWeek.MONDAY.plus(9).ordinal() * 10;
  }

  public static long duration() {
    return Duration.ofHours(2).plusMinutes(30).getSeconds();
  }

  public static String durationText() {
    return Duration.ofSeconds(3661).toString();
  }

  public static int period() {
    Period p = Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2021, 3, 1));
    return p.getYears() * 10000 + p.getMonths() * 100 + p.getDays();
  }

  public static boolean leapYear() {
    return LocalDate.of(2000, 1, 1).isLeapYear() && !LocalDate.of(1900, 1, 1).isLeapYear();
  }

  public static String dateTime() {
    return LocalDateTime.of(2024, 12, 31, 23, 59).plusMinutes(1).toString();
  }

  public static long instant() {
    return Instant.ofEpochSecond(86400).plusMillis(5).toEpochMilli();
  }

  public static int parsedDate() {
    return LocalDate.parse("2024-07-15").getMonthValue();
  }

  public static int randomWithSeed() {
    return new Random(17).nextInt(1000);
  }

  public static double randomDouble() {
    return new Random(1).nextDouble();
  }

  public static String uuid() {
    return new UUID(1, 2).toString();
  }

  public static int objectsHash() {
    return Objects.hash(1, "a", null);
  }

  public static boolean objectsEquals() {
    return Objects.equals(null, null) && !Objects.equals(null, 1) && Objects.equals("a", "a")
        && Objects.toString(null, "d").equals("d") && Objects.hashCode(null) == 0;
  }

  public static String base64() {
    return Base64.getEncoder().encodeToString(new byte[] {1, 2, 3, 4});
  }

  public static String groups() {
    Matcher m = Pattern.compile("(\\w+)@(\\w+)").matcher("me@home you@work");
    StringBuilder text = new StringBuilder();
    while (m.find()) text.append(m.group(2)).append(m.start());
    return text.toString();
  }

  public static int badPattern() {
    return Pattern.compile("(").flags();
  }

  public static String written() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes);
    out.print(42);
    out.print("x");
    out.flush();
    return bytes.toString();
  }

  public static int readBytes() {
    ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {5, -1});
    return in.read() * 1000 + in.read() + in.read();
  }

  public static int readChars() throws Exception {
    StringReader in = new StringReader("ab");
    return in.read() + in.read() + in.read();
  }

  public static int scanned() {
    Scanner in = new Scanner("3 4");
    return in.nextInt() * in.nextInt();
  }

  public static int buffer() {
    ByteBuffer b = ByteBuffer.allocate(8);
    b.putInt(0x01020304).flip();
    return b.get(1) * 10 + b.remaining();
  }

  public static int bufferOverflow() {
    ByteBuffer.allocate(2).putInt(1);
    return 1;
  }

  public static int atomics() {
    AtomicInteger n = new AtomicInteger(5);
    n.compareAndSet(5, 7);
    return n.getAndIncrement() * 100 + n.addAndGet(2) + n.updateAndGet(x -> x * 2);
  }

  public static boolean atomicReference() {
    AtomicReference<String> r = new AtomicReference<>("a");
    return r.getAndSet("b").equals("a") && r.get().equals("b") && !r.compareAndSet("c", "d");
  }

  public static int concurrentMap() {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    map.put("a", 1);
    map.merge("a", 5, Integer::sum);
    return map.get("a");
  }

  public static int concurrentMapOfNull() {
    new ConcurrentHashMap<String, Integer>().put("a", null);
    return 1;
  }

  public static int copyOnWrite() {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1, 2});
    for (Integer x : list) list.add(x);
    return list.size();
  }

  public static int locked() {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    try {
      return lock.getHoldCount();
    } finally {
      lock.unlock();
    }
  }

  public static int unlockedTooOften() {
    new ReentrantLock().unlock();
    return 1;
  }

  public static int synchronizedBlocks() {
    Object lock = new Object();
    int n = 0;
    synchronized (lock) {
      synchronized (lock) {
        n++;
      }
    }
    return n + (Thread.holdsLock(lock) ? 10 : 0);
  }

  public static int notifyWithoutLock() {
    new Object().notify();
    return 1;
  }

  public static int joinedThread() throws Exception {
    int[] x = {0};
    Thread t = new Thread(() -> x[0] = 5);
    t.start();
    t.join();
    return x[0];
  }

  public static boolean currentThread() {
    return Thread.currentThread() == Thread.currentThread();
  }

  public static int threadLocal() {
    ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 3);
    local.set(local.get() + 1);
    return local.get();
  }

  public static String locale() {
    return java.util.Locale.ROOT.toString() + java.util.Locale.GERMANY.getLanguage();
  }

  public static boolean runtime() {
    return Runtime.getRuntime().availableProcessors() > 0;
  }

  public static String url() throws Exception {
    return new java.net.URI("http://a.b/c?d=e").getHost();
  }

  public static long checksum() {
    java.util.zip.CRC32 crc = new java.util.zip.CRC32();
    crc.update(new byte[] {1, 2, 3});
    return crc.getValue();
  }

  public static String messageFormat() {
    return java.text.MessageFormat.format("{0} of {1}", "a", "b");
  }

  public static int weak() {
    String kept = "x";
    return new java.lang.ref.WeakReference<>(kept).get().length();
  }

  public static String properties() {
    java.util.Properties p = new java.util.Properties();
    p.setProperty("k", "v");
    return p.getProperty("k") + p.getProperty("m", "d");
  }

  public static int tokens() {
    java.util.StringTokenizer t = new java.util.StringTokenizer("a b  c");
    int n = t.countTokens();
    t.nextToken();
    return n * 10 + t.nextToken().charAt(0);
  }
}
