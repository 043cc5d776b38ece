package suite;

import java.util.NoSuchElementException;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A queue on two stacks: what comes in is turned over when nothing is left to go out.
 *
 * <p>Bugs are seeded.
 */
public class TwoStackQueueBug {
  static class Item {
    int value;
    Item below;

    Item(int value, Item below) {
      this.value = value;
      this.below = below;
    }
  }

  Item in;
  Item out;

  private static boolean ends(Item top) {
    int count = 0;
    for (Item i = top; i != null; i = i.below) {
      if (++count > 2) return false;
    }
    return true;
  }

  boolean repOk() {
    return ends(in) && ends(out);
  }

  boolean isEmpty() {
    // Seeded: forgets one stack.
    return out == null && (in == null || in.below == null);
  }

  int size() {
    int size = 0;
    for (Item i = in; i != null; i = i.below) size++;
    for (Item i = out; i != null; i = i.below) size++;
    return size;
  }

  void enqueue(int value) {
    in = new Item(value, in);
  }

  private void turnOver() {
    while (in != null) {
      out = new Item(in.value, out);
      in = in.below;
    }
  }

  int dequeue() {
    // Seeded: turned over too early.
    turnOver();
    if (out == null) throw new NoSuchElementException();
    int value = out.value;
    out = out.below;
    return value;
  }

  void addAll(TwoStackQueueBug other) {
    // Seeded: alias bug, a queue added to itself.
    copyFrom(other, other.size());
  }

  private void copyFrom(TwoStackQueueBug other, int count) {
    for (int i = 0; i < count; i++) {
      int value = other.dequeue();
      enqueue(value);
      if (other != this) other.enqueue(value);
    }
  }

  @Property
  static boolean dequeueTakesTheOldest(@ForAll @NotNull TwoStackQueueBug queue, @ForAll int value) {
    Assume.that(queue.repOk() && queue.out != null);
    int oldest = queue.out.value;
    queue.enqueue(value);
    return queue.dequeue() == oldest;
  }

  @Property
  static boolean enqueuedIsNotEmpty(@ForAll @NotNull TwoStackQueueBug queue, @ForAll int value) {
    Assume.that(queue.repOk());
    queue.enqueue(value);
    return !queue.isEmpty();
  }

  @Property
  static boolean addAllDoubles(
      @ForAll @NotNull TwoStackQueueBug queue, @ForAll @NotNull TwoStackQueueBug other) {
    Assume.that(queue.repOk() && other.repOk());
    int size = queue.size() + other.size();
    queue.addAll(other);
    return queue.size() == size;
  }
}
