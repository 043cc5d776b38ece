package edge;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What threads share, used by one; tasks and the time. */
public final class Atomics {
  private Atomics() {}

  public static int counted() {
    AtomicInteger n = new AtomicInteger(5);
    return n.incrementAndGet() * 100 + n.getAndAdd(7) * 10 + n.get();
  }

  public static boolean comparedAndSet() {
    AtomicInteger n = new AtomicInteger(1);
    return n.compareAndSet(1, 2) && !n.compareAndSet(1, 3) && n.get() == 2;
  }

  public static int updated() {
    AtomicInteger n = new AtomicInteger(3);
    n.updateAndGet(x -> x * x);
    return n.accumulateAndGet(4, Math::max);
  }

  public static long longs() {
    AtomicLong n = new AtomicLong(Long.MAX_VALUE);
    return n.incrementAndGet();
  }

  public static String elements() {
    AtomicIntegerArray a = new AtomicIntegerArray(3);
    a.set(1, 5);
    a.addAndGet(1, 2);
    a.getAndIncrement(2);
    return a.toString();
  }

  public static int elementBeyondTheEnd() {
    return new AtomicIntegerArray(2).get(2);
  }

  public static boolean flags() {
    AtomicBoolean flag = new AtomicBoolean();
    return !flag.getAndSet(true) && flag.get() && flag.compareAndSet(true, false);
  }

  public static String references() {
    AtomicReference<String> r = new AtomicReference<>("a");
    r.updateAndGet(x -> x + "b");
    return r.getAndSet("z") + r.get();
  }

  public static long added() {
    LongAdder adder = new LongAdder();
    adder.add(40);
    adder.increment();
    return adder.sum();
  }

  public static String mapped() {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    map.put("a", 1);
    map.merge("a", 5, Integer::sum);
    map.computeIfAbsent("b", k -> 7);
    map.putIfAbsent("b", 8);
    return map.get("a") + " " + map.get("b") + " " + map.getOrDefault("c", 9) + " " + map.size();
  }

  public static int mappedMany() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 100; i++) map.put(i, i * i);
    for (int i = 0; i < 50; i++) map.remove(2 * i);
    int sum = 0;
    for (int v : map.values()) sum += v;
    return sum + map.size();
  }

  public static String queued() {
    ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
    queue.add("a");
    queue.add("b");
    return queue.poll() + queue.peek() + queue.size();
  }

  public static String skipped() {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    map.put(2, "b");
    map.put(1, "a");
    return map.firstEntry().getValue() + map.ceilingKey(2);
  }

  public static int lockedTwice() {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    lock.lock();
    int held = lock.getHoldCount();
    lock.unlock();
    return held * 10 + lock.getHoldCount();
  }

  public static int readLocks() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    int readers = lock.getReadLockCount();
    lock.readLock().unlock();
    return readers * 10 + lock.getReadLockCount();
  }

  public static long latch() {
    CountDownLatch latch = new CountDownLatch(2);
    latch.countDown();
    return latch.getCount();
  }

  public static long units() {
    return TimeUnit.HOURS.toSeconds(2) + TimeUnit.MILLISECONDS.toNanos(3);
  }

  // --- tasks, which one thread runs

  static final class Sum extends RecursiveTask<Integer> {
    final int[] of;
    final int from, to;

    Sum(int[] of, int from, int to) {
      this.of = of;
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from < 2) return from == to ? 0 : of[from];
      int middle = (from + to) / 2;
      Sum left = new Sum(of, from, middle), right = new Sum(of, middle, to);
      left.fork();
      return right.compute() + left.join();
    }
  }

  static final class Failing extends RecursiveAction {
    @Override
    protected void compute() {
      throw new IllegalStateException("no");
    }
  }

  public static int forked() {
    return new Sum(new int[] {1, 20, 300, 4000, 50000}, 0, 5).invoke();
  }

  public static int invokedTogether() {
    Sum one = new Sum(new int[] {1, 2}, 0, 2), other = new Sum(new int[] {3, 4, 5}, 0, 3);
    ForkJoinTask.invokeAll(one, other);
    return one.join() * 100 + other.join();
  }

  public static String failing() {
    Failing task = new Failing();
    task.fork();
    try {
      task.join();
      return "fine";
    } catch (IllegalStateException e) {
      return task.isCompletedAbnormally() + " " + task.isCancelled();
    }
  }

  public static int parallelSum() {
    return IntStream.rangeClosed(1, 20).parallel().filter(i -> i % 3 == 0).sum();
  }

  public static List<String> parallelList() {
    return List.of("one", "two", "three", "four", "five").parallelStream()
        .filter(s -> s.length() > 3).map(String::toUpperCase).collect(Collectors.toList());
  }

  public static List<Integer> parallelSorted() {
    return Arrays.asList(5, 3, 9, 1, 7).parallelStream().sorted().limit(3)
        .collect(Collectors.toList());
  }

  public static int parallelReduced() {
    return Arrays.asList(5, 3, 9, 1).parallelStream().reduce(0, Integer::max);
  }

  public static Map<Boolean, Long> parallelGroups() {
    return IntStream.range(0, 9).parallel().boxed()
        .collect(Collectors.partitioningBy(i -> i % 2 == 0, Collectors.counting()));
  }

  public static boolean parallelMatches() {
    return IntStream.range(0, 50).parallel().anyMatch(i -> i == 33)
        && IntStream.range(0, 50).parallel().noneMatch(i -> i > 49)
        && IntStream.range(3, 50).parallel().findFirst().getAsInt() == 3;
  }

  public static int[] parallelOrdered() {
    AtomicIntegerArray seen = new AtomicIntegerArray(6);
    IntStream.range(0, 6).parallel().forEach(i -> seen.set(i, i * i));
    int[] result = new int[6];
    for (int i = 0; i < 6; i++) result[i] = seen.get(i);
    return result;
  }

  public static String parallelInOrder() {
    StringBuilder all = new StringBuilder();
    List.of("a", "b", "c", "d").parallelStream().forEachOrdered(all::append);
    return all.toString();
  }

  public static int[] parallelArrays() {
    int[] a = new int[7];
    Arrays.parallelSetAll(a, i -> 7 - i);
    Arrays.parallelSort(a);
    Arrays.parallelPrefix(a, (x, y) -> x * 2 + y);
    return a;
  }

  public static Object[] parallelToArray() {
    return Arrays.asList(4, 5, 6, 7).parallelStream().map(i -> i + 1).skip(1).toArray();
  }

  public static String completed() {
    return CompletableFuture.completedFuture(4).thenApply(i -> i * 10)
        .thenCombine(CompletableFuture.completedFuture("x"), (i, s) -> s + i).join();
  }

  public static String completedBadly() {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<String> g = f.thenApply(i -> "" + i).exceptionally(Throwable::getMessage);
    f.completeExceptionally(new IllegalStateException("late"));
    return g.join() + g.isDone();
  }

  // --- time

  public static boolean forward() {
    long before = System.nanoTime();
    return System.nanoTime() >= before;
  }

  public static boolean since1970() {
    return System.currentTimeMillis() >= 0;
  }

  public static boolean random() {
    int i = new Random().nextInt(10);
    return i >= 0 && i < 10;
  }

  // --- how far arrays agree

  public static String mismatches() {
    double[] a = {1, Double.NaN, -0.0}, b = {1, Double.longBitsToDouble(0x7ff8000000000001L), 0.0};
    float[] f = {Float.NaN, 2}, g = {Float.intBitsToFloat(0x7fc00001), 2};
    long[] l = {1, 2, 3}, m = {1, 2};
    return Arrays.mismatch(a, b) + " " + Arrays.mismatch(f, g) + " " + Arrays.mismatch(l, m) + " "
        + Arrays.equals(a, b) + Arrays.equals(f, g) + Arrays.compare(a, b) + Arrays.compare(l, m);
  }
}
