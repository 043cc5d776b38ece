package contents;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Maps and sets for an enum. */
public class Enums {
  enum Color {
    RED,
    GREEN {
      @Override
      boolean isCold() {
        return true;
      }
    },
    BLUE;

    boolean isCold() {
      return false;
    }
  }

  static class Paint {
    EnumMap<Color, Integer> litres;
    EnumSet<Color> sold;
  }

  static int stock(EnumMap<Color, Integer> litres, Color color) {
    Integer known = litres.get(color);
    return known == null ? -1 : known;
  }

  static Integer fill(EnumMap<Color, Integer> litres, Color color) {
    return litres.put(color, 7);
  }

  static int cold(EnumMap<Color, Integer> litres) {
    int cold = 0;
    for (Map.Entry<Color, Integer> each : litres.entrySet())
      if (each.getKey().isCold())
        cold++;
    return cold;
  }

  static boolean isEmpty(EnumMap<TimeUnit, String> names) {
    return names.isEmpty();
  }

  static boolean has(EnumSet<Color> colors, Color color) {
    return colors.contains(color);
  }

  static boolean add(EnumSet<Color> colors, Color color) {
    return colors.add(color) && colors.size() > 1;
  }

  static Color first(EnumSet<Color> colors) {
    return colors.isEmpty() ? null : colors.iterator().next();
  }

  static boolean sellsOut(Paint paint) {
    return paint.litres.remove(Color.RED) != null && paint.sold.add(Color.RED);
  }

  static boolean isDaily(EnumSet<TimeUnit> units) {
    return units.contains(TimeUnit.DAYS);
  }

  static int sum(List<EnumMap<Color, Integer>> all) {
    int sum = 0;
    for (EnumMap<Color, Integer> each : all) sum += each.size();
    return sum;
  }

  /** Of which enum they are nobody says. */
  static <K extends Enum<K>> int size(EnumMap<K, String> map) {
    return map.size();
  }
}
