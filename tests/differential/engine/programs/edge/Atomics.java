package edge;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** What threads share, used by one. */
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
}
