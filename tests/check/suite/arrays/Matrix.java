package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Small matrices of ints; rows are arrays of their own, and may be shared. */
public class Matrix {
  static boolean square(int[][] m, int size) {
    if (m.length != size) return false;
    for (int[] row : m) {
      if (row == null || row.length != size) return false;
    }
    return true;
  }

  static int[][] transposed(int[][] m) {
    int size = m.length;
    int[][] result = new int[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) result[j][i] = m[i][j];
    }
    return result;
  }

  static int trace(int[][] m) {
    int sum = 0;
    for (int i = 0; i < m.length; i++) sum += m[i][i];
    return sum;
  }

  /** Adds the second matrix to a copy of the first. */
  static int[][] sum(int[][] a, int[][] b) {
    int[][] result = new int[a.length][];
    for (int i = 0; i < a.length; i++) {
      result[i] = a[i].clone();
      for (int j = 0; j < a[i].length; j++) result[i][j] += b[i][j];
    }
    return result;
  }

  /** Puts a row of zeros in place of a row. */
  static void clearRow(int[][] m, int i) {
    m[i] = new int[m[i].length];
  }

  static int widest(int[][] m) {
    int widest = 0;
    for (int[] row : m) {
      if (row != null && row.length > widest) widest = row.length;
    }
    return widest;
  }

  static int[] product(int[][] m, int[] v) {
    int[] result = new int[m.length];
    for (int i = 0; i < m.length; i++) {
      for (int j = 0; j < v.length; j++) {
        result[i] += m[i][j] * v[j];
      }
    }
    return result;
  }

  @Property
  static boolean transposedHasEveryEntry(@ForAll @NotNull int[][] m) {
    Assume.that(square(m, 2));
    int[][] t = transposed(m);
    return t[0][1] == m[1][0] && t[1][0] == m[0][1] && trace(t) == trace(m);
  }

  @Property
  static boolean sumLeavesItsArguments(@ForAll @NotNull int[][] m) {
    Assume.that(square(m, 1));
    int entry = m[0][0];
    return sum(m, m)[0][0] == 2 * entry && m[0][0] == entry;
  }

  @Property
  static boolean clearRowLeavesTheOther(@ForAll @NotNull int[][] m) {
    Assume.that(square(m, 2));
    int entry = m[1][0];
    clearRow(m, 0);
    return m[0][0] == 0 && m[1][0] == entry;
  }

  @Property
  static boolean widestNeverFails(@ForAll @NotNull int[][] m) {
    return widest(m) >= 0;
  }

  @Property
  static boolean shearAddsCoordinates(@ForAll int x, @ForAll int y) {
    int[][] shear = {{1, 1}, {0, 1}};
    int[] result = product(shear, new int[] {x, y});
    return result[0] == x + y && result[1] == y;
  }
}
