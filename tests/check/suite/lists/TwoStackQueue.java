package suite;

import java.util.NoSuchElementException;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A queue on two stacks: what comes in is turned over when nothing is left to go out. */
public class TwoStackQueue {
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
    return in == null && out == null;
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
    if (out == null) turnOver();
    if (out == null) throw new NoSuchElementException();
    int value = out.value;
    out = out.below;
    return value;
  }

  void addAll(TwoStackQueue other) {
    int count = other.size();
    for (int i = 0; i < count; i++) {
      int value = other.dequeue();
      other.enqueue(value);
      if (other == this) enqueue(value);
    }
    if (other != this) copyFrom(other, count);
  }

  private void copyFrom(TwoStackQueue other, int count) {
    for (int i = 0; i < count; i++) {
      int value = other.dequeue();
      enqueue(value);
      if (other != this) other.enqueue(value);
    }
  }

  @Property
  static boolean dequeueTakesTheOldest(@ForAll @NotNull TwoStackQueue queue, @ForAll int value) {
    Assume.that(queue.repOk() && queue.out != null);
    int oldest = queue.out.value;
    queue.enqueue(value);
    return queue.dequeue() == oldest;
  }

  @Property
  static boolean enqueuedIsNotEmpty(@ForAll @NotNull TwoStackQueue queue, @ForAll int value) {
    Assume.that(queue.repOk());
    queue.enqueue(value);
    return !queue.isEmpty();
  }

  @Property
  static boolean addAllDoubles(
      @ForAll @NotNull TwoStackQueue queue, @ForAll @NotNull TwoStackQueue other) {
    Assume.that(queue.repOk() && other.repOk());
    int size = queue.size() + other.size();
    queue.addAll(other);
    return queue.size() == size;
  }
}
