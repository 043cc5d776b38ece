package sites;

/** What the class library does for records, with records of the input. */
public class Records {
  public static boolean sameReadings(Reading a, Reading b) {
    return a.equals(b);
  }

  public static boolean samePairs(Pair a, Object b) {
    return a.equals(b);
  }

  public static boolean sameLabels(Label a, Label b) {
    return a.letter() != 'x' && a.equals(b);
  }

  public static int hashOfReading(Reading a) {
    return a.id() == 5 ? a.hashCode() : 0;
  }

  public static int hashOfLabel(Label a) {
    return new Label('a', a.of()).hashCode();
  }

  public static boolean sameAsNew(Reading a, double d) {
    return new Reading(1, d, true).equals(a);
  }

  public static int textOfLabel(Label a) {
    return a.of() == null ? a.toString().length() : 0;
  }
}
