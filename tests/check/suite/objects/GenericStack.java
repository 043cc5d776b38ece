package suite;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BinaryOperator;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** A stack of anything that can be compared, with its greatest element at hand. */
public class GenericStack<T extends Comparable<T>> implements Iterable<T> {
  private static final class Cell<T> {
    final T value;
    final T greatest;
    final Cell<T> below;

    Cell(T value, T greatest, Cell<T> below) {
      this.value = value;
      this.greatest = greatest;
      this.below = below;
    }
  }

  private Cell<T> top;
  private int size;

  void push(T value) {
    boolean greater = top == null || value.compareTo(top.greatest) > 0;
    top = new Cell<>(value, greater ? value : top.greatest, top);
    size++;
  }

  T pop() {
    if (top == null) throw new NoSuchElementException();
    T value = top.value;
    top = top.below;
    size--;
    return value;
  }

  T greatest() {
    return top.greatest;
  }

  T fold(T start, BinaryOperator<T> operator) {
    T result = start;
    for (T value : this) result = operator.apply(result, value);
    return result;
  }

  @Override
  public Iterator<T> iterator() {
    return new Iterator<T>() {
      private Cell<T> next = top;

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public T next() {
        T value = next.value;
        next = next.below;
        return value;
      }
    };
  }

  private static GenericStack<Integer> of(int[] values) {
    GenericStack<Integer> stack = new GenericStack<>();
    for (int value : values) stack.push(value);
    return stack;
  }

  @Property
  static boolean greatestIsKept(@ForAll @Size(max = 3) int[] values) {
    for (int value : values) Assume.that(value >= 0 && value <= 3);
    GenericStack<Integer> stack = of(values);
    for (int value : stack) {
      if (value > stack.greatest()) return false;
    }
    return true;
  }

  @Property
  static boolean sizeFollows(@ForAll @Size(max = 2) int[] values) {
    for (int value : values) Assume.that(value >= 0 && value <= 3);
    GenericStack<Integer> stack = of(values);
    for (int i = 0; i < values.length; i++) stack.pop();
    return stack.size == 0;
  }

  @Property
  static boolean foldGoesFromTheTop(@ForAll boolean more) {
    GenericStack<String> stack = new GenericStack<>();
    stack.push("a");
    if (more) stack.push("b");
    return stack.fold(".", String::concat).equals(more ? ".ba" : ".a");
  }
}
