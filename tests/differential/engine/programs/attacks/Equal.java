package attacks;

import java.util.Objects;

/** What people write by hand for every class: who is of which class, and what it is called. */
public class Equal {
  int x;
  String name;

  @Override
  public boolean equals(Object o) {
    if (this == o) return true;
    if (o == null || getClass() != o.getClass()) return false;
    Equal that = (Equal) o;
    return x == that.x && Objects.equals(name, that.name);
  }

  static boolean ofOneClass(Object a, Object b) {
    return a != null && b != null && a.getClass() == b.getClass();
  }

  static int simpleName(Object o) {
    return o.getClass().getSimpleName().length();
  }

  static boolean endsLike(Object o) {
    return o.getClass().getName().endsWith("Equal");
  }

  /** The name of a class is one string, wherever it comes from. */
  static int named(String s, Object o) {
    if (o == null || s == null) return 0;
    return s == o.getClass().getName() ? 1 : s.equals(o.getClass().getName()) ? 2 : 3;
  }

  /** This literal is the name of a class, too. */
  static int literal(String s, Object o) {
    if (o == null) return 0;
    return s == "attacks.Equal" ? o.getClass() == Equal.class ? 1 : 2 : 3;
  }
}
