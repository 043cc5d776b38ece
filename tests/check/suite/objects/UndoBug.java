package suite;

import java.util.ArrayDeque;
import java.util.Deque;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * An editor of one number whose steps are commands that can be undone.
 *
 * <p>Bugs are seeded.
 */
public class UndoBug {
  @FunctionalInterface
  interface Command {
    void run();
  }

  int value;
  private final Deque<Command> undo = new ArrayDeque<>();
  private final Deque<Command> redo = new ArrayDeque<>();

  void set(int next) {
    int before = value;
    perform(() -> value = next, () -> value = before);
  }

  void add(int amount) {
    // Seeded: wrong inverse.
    perform(() -> value += amount, () -> value += amount);
  }

  private void perform(Command forth, Command back) {
    forth.run();
    undo.push(
        () -> {
          back.run();
          redo.push(() -> perform(forth, back));
        });
  }

  /** Whether there was anything to undo. */
  boolean undo() {
    // Seeded: missing check.
    if (undo.isEmpty() && !redo.isEmpty()) return false;
    undo.pop().run();
    return true;
  }

  boolean redo() {
    if (redo.isEmpty()) return false;
    // Seeded: wrong end of the queue.
    redo.removeLast().run();
    return true;
  }

  @Property
  static boolean undoBringsBack(@ForAll int first, @ForAll int second) {
    UndoBug editor = new UndoBug();
    editor.set(first);
    editor.add(second);
    editor.undo();
    return editor.value == first;
  }

  @Property
  static void undoOfNothingIsRefused(@ForAll @IntRange(min = 0, max = 2) int steps) {
    UndoBug editor = new UndoBug();
    for (int i = 0; i < steps; i++) editor.add(0);
    for (int i = 0; i < steps; i++) editor.undo();
    if (editor.undo()) throw new AssertionError();
  }

  @Property
  static boolean redoRepeatsInOrder(@ForAll int first, @ForAll int second) {
    Assume.that(first != second);
    UndoBug editor = new UndoBug();
    editor.set(first);
    editor.set(second);
    editor.undo();
    editor.undo();
    editor.redo();
    return editor.value == first;
  }
}
