/** A sparse matrix: a list of rows, each a list of cells. */
public class Matrix {
  Row rows;

  static class Row {
    int index;
    Row next;
    Cell cells;
  }

  static class Cell {
    int column;
    int value;
    Row row;
    Cell next;
  }

  /** Rows and columns ascend; cells know their row, so rows share none. */
  static boolean repOk(Matrix matrix, int row, int column) {
    for (Row at = matrix.rows; at != null; at = at.next) {
      if (at.next != null && at.index >= at.next.index) return false;
      if (!isRow(at)) return false;
    }
    return true;
  }

  private static boolean isRow(Row row) {
    for (Cell cell = row.cells; cell != null; cell = cell.next) {
      if (cell.row != row) return false;
      if (cell.next != null && cell.column >= cell.next.column) return false;
    }
    return true;
  }

  static boolean repOk(Matrix matrix, int row) {
    return repOk(matrix, row, 0);
  }

  int get(int row, int column) {
    for (Row at = rows; at != null && at.index <= row; at = at.next) {
      if (at.index == row) return valueIn(at, column);
    }
    return 0;
  }

  private static int valueIn(Row row, int column) {
    for (Cell cell = row.cells; cell != null && cell.column <= column; cell = cell.next) {
      if (cell.column == column) return cell.value;
    }
    return 0;
  }

  /** Takes a row out. */
  boolean removeRow(int row) {
    Row before = null;
    for (Row at = rows; at != null; at = at.next) {
      if (at.index == row) {
        if (before == null) rows = at.next;
        else before.next = at.next;
        return true;
      }
      before = at;
    }
    return false;
  }
}
