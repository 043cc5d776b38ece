package brute;

import java.util.Arrays;

/**
 * Choices made one after the other, and stepped through in order: after a run that asked for
 * choices, {@link #next} prepares the run that differs in the last choice that can differ.
 */
final class Tape {
  private int[] chosen = new int[64];
  private int[] limits = new int[64];
  private int length;
  private int position;

  int choose(int alternatives) {
    if (position == length) append(alternatives);
    return chosen[position++];
  }

  boolean next() {
    int last = position - 1;
    while (last >= 0 && chosen[last] + 1 == limits[last]) last--;
    position = 0;
    length = last + 1;
    if (last < 0) return false;
    chosen[last]++;
    return true;
  }

  private void append(int alternatives) {
    if (length == chosen.length) {
      chosen = Arrays.copyOf(chosen, 2 * length);
      limits = Arrays.copyOf(limits, 2 * length);
    }
    chosen[length] = 0;
    limits[length++] = alternatives;
  }
}
