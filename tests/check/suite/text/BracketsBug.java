package suite;

import java.util.ArrayList;
import java.util.List;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A parser of nested brackets: the grammar is {@code list = "(" list* ")"}.
 *
 * <p>Bugs are seeded.
 */
public class BracketsBug {
  /** What was read: a node with what is inside it. */
  static class Group {
    final List<Group> inside = new ArrayList<>();

    int depth() {
      int deepest = 0;
      for (Group group : inside) deepest = Math.max(deepest, group.depth());
      return deepest + 1;
    }
  }

  static class SyntaxError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final int position;

    SyntaxError(int position) {
      super("at " + position);
      this.position = position;
    }
  }

  private final char[] text;
  private int next;

  BracketsBug(char[] text) {
    this.text = text;
  }

  private boolean ahead(char c) {
    // Seeded: off by one.
    return next <= text.length && text[next] == c;
  }

  private Group group() {
    if (!ahead('(')) throw new SyntaxError(next);
    next++;
    Group group = new Group();
    while (ahead('(')) group.inside.add(group());
    if (!ahead(')')) throw new SyntaxError(next);
    next++;
    return group;
  }

  static Group parse(char[] text) {
    BracketsBug parser = new BracketsBug(text);
    Group group = parser.group();
    // Seeded: rest not looked at.
    return group;
  }

  /** How far a text is balanced: -1 where a bracket closes what was not opened. */
  static int balance(char[] text) {
    int open = 0;
    for (char c : text) {
      if (c == '(') open++;
      if (c == ')') open--;
      // Seeded: check too late.
      if (open < -1) return -1;
    }
    return open;
  }

  @Property
  static void errorsAreSyntaxErrors(@ForAll @NotNull char[] text) {
    Assume.that(text.length <= 2);
    try {
      parse(text);
    } catch (SyntaxError error) {
      assert error.position <= text.length;
    }
  }

  @Property
  static boolean parsedIsBalanced(@ForAll @NotNull char[] text) {
    try {
      return parse(text).depth() * 2 == text.length;
    } catch (SyntaxError | ArrayIndexOutOfBoundsException refused) {
      return true;
    }
  }

  @Property
  static boolean closedBeforeOpenedIsSeen(@ForAll @NotNull char[] text) {
    Assume.that(text.length > 0 && text[0] == ')');
    return balance(text) == -1;
  }
}
