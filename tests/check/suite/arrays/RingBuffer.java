package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A queue of bounded size in an array that is used again from its start. */
public class RingBuffer {
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
    return used == slots.length;
  }

  private int end() {
    int end = start + used;
    return end >= slots.length ? end - slots.length : end;
  }

  void offer(int value) {
    slots[end()] = value;
    used++;
  }

  int poll() {
    int value = slots[start];
    start = (start + 1) % slots.length;
    used--;
    return value;
  }

  /** The value so many places behind the oldest. */
  int peek(int offset) {
    return slots[(start + offset) % slots.length];
  }

  @Property
  static boolean fullMeansFull(@ForAll @NotNull RingBuffer buffer) {
    Assume.that(buffer.repOk());
    return buffer.isFull() == (buffer.used == buffer.slots.length);
  }

  @Property
  static void offerWritesTheEnd(@ForAll @NotNull RingBuffer buffer, @ForAll int value) {
    Assume.that(buffer.repOk() && buffer.used < buffer.slots.length);
    int last = (buffer.start + buffer.used) % buffer.slots.length;
    buffer.offer(value);
    if (buffer.slots[last] != value) throw new AssertionError();
  }

  @Property
  static boolean pollStaysInside(@ForAll @NotNull RingBuffer buffer) {
    Assume.that(buffer.repOk() && buffer.used > 0);
    buffer.poll();
    return buffer.repOk();
  }

  @Property
  static boolean peekSeesTheSecond(@ForAll @NotNull RingBuffer buffer) {
    Assume.that(buffer.repOk() && buffer.used >= 2);
    int second = buffer.peek(1);
    buffer.poll();
    return buffer.peek(0) == second;
  }
}
