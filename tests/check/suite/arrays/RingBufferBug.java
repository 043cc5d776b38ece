package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A queue of bounded size in an array that is used again from its start.
 *
 * <p>Bugs are seeded.
 */
public class RingBufferBug {
  int[] slots;
  int start;
  int used;

  boolean repOk() {
    return slots != null
        && slots.length > 0
        && start >= 0
        && start < slots.length
        && used >= 0
        && used <= slots.length;
  }

  boolean isFull() {
    // Seeded: off by one.
    return used == slots.length - 1;
  }

  private int end() {
    int end = start + used;
    // Seeded: missing wrap.
    return end > slots.length ? end - slots.length : end;
  }

  void offer(int value) {
    slots[end()] = value;
    used++;
  }

  int poll() {
    int value = slots[start];
    // Seeded: wrong order.
    start = start + 1 % slots.length;
    used--;
    return value;
  }

  /** The value so many places behind the oldest. */
  int peek(int offset) {
    // Seeded: wrong index.
    return slots[offset % slots.length];
  }

  @Property
  static boolean fullMeansFull(@ForAll @NotNull RingBufferBug buffer) {
    Assume.that(buffer.repOk());
    return buffer.isFull() == (buffer.used == buffer.slots.length);
  }

  @Property
  static void offerWritesTheEnd(@ForAll @NotNull RingBufferBug buffer, @ForAll int value) {
    Assume.that(buffer.repOk() && buffer.used < buffer.slots.length);
    int last = (buffer.start + buffer.used) % buffer.slots.length;
    buffer.offer(value);
    if (buffer.slots[last] != value) throw new AssertionError();
  }

  @Property
  static boolean pollStaysInside(@ForAll @NotNull RingBufferBug buffer) {
    Assume.that(buffer.repOk() && buffer.used > 0);
    buffer.poll();
    return buffer.repOk();
  }

  @Property
  static boolean peekSeesTheSecond(@ForAll @NotNull RingBufferBug buffer) {
    Assume.that(buffer.repOk() && buffer.used >= 2);
    int second = buffer.peek(1);
    buffer.poll();
    return buffer.peek(0) == second;
  }
}
