package symbolic;

/** The class of an input decides: calls, casts, instanceof, elements of lists and arrays. */
public class Dispatch {
  public static int sound(Animal a) {
    return a.sound() + a.legs();
  }

  public static int chain(Object o) {
    if (o instanceof Kitten k)
      return k.lives;
    if (o instanceof Cat)
      return 2;
    if (o instanceof Pet)
      return 3;
    if (o instanceof Bird b)
      return b.prey == null ? 4 : 5;
    return o == null ? 6 : 7;
  }

  public static int castDown(Animal a) {
    Cat c = (Cat) a;
    return c == null ? 0 : c.lives / (c.weight - 5);
  }

  public static int greet(Pet p) {
    return p.greet();
  }

  public static int crossCast(Animal a) {
    return a instanceof Pet ? ((Pet) a).name() : a.legs();
  }

  public static boolean sameClass(Animal a, Animal b) {
    return a.getClass() == b.getClass();
  }

  public static int birdOfPrey(Bird b) {
    if (b.prey == b)
      return 1;
    if (b.prey instanceof Bird other && other.prey == b)
      return 2;
    return b.prey.sound();
  }

  public static int firstSound(Cell list) {
    for (int steps = 0; list != null && steps < 2; steps++, list = list.next) {
      if (list.item != null)
        return list.item.sound();
    }
    return 0;
  }

  public static boolean containsItem(Cell list, Animal item) {
    for (int steps = 0; list != null && steps < 2; steps++, list = list.next) {
      if (list.item == item)
        return true;
    }
    return false;
  }

  public static int replaceItems(Cell list, Animal by) {
    int changed = 0;
    for (int steps = 0; list != null && steps < 2; steps++, list = list.next) {
      if (list.item instanceof Cat)
        continue;
      list.item = by;
      changed++;
    }
    return changed;
  }
}
