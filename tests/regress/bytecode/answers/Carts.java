import java.util.ArrayList;
import java.util.List;

/** Lists of the class library. */
class Carts {
  static int average(int first, int second) {
    List<Integer> amounts = new ArrayList<>();
    if (first > 0) amounts.add(first);
    if (second > 0) amounts.add(second);
    int sum = 0;
    for (int amount : amounts) sum += amount;
    return sum / amounts.size();
  }

  static String last(String first, String other) {
    List<String> all = new ArrayList<>();
    if (first != null) all.add(first);
    if (other != null) all.add(other);
    return all.get(all.size() - 1);
  }
}
