package frameworks;

/** What the test classes of this folder test: degrees between -273 and 1000. */
public class Temperature {
  public static final int COLDEST = -273;
  public static final int HOTTEST = 1000;

  /** How a temperature feels. */
  public enum Feeling {
    FREEZING,
    MILD,
    HOT
  }

  private int degrees;

  public Temperature(int degrees) {
    if (degrees < COLDEST || degrees > HOTTEST) {
      throw new IllegalArgumentException("no such temperature");
    }
    this.degrees = degrees;
  }

  public int degrees() {
    return degrees;
  }

  public void warm(int by) {
    degrees = Math.min(HOTTEST, Math.max(COLDEST, degrees + by));
  }

  public Feeling feeling() {
    if (degrees <= 0) return Feeling.FREEZING;
    return degrees < 30 ? Feeling.MILD : Feeling.HOT;
  }

  /** Rounded towards zero. */
  public int fahrenheit() {
    return degrees * 9 / 5 + 32;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Temperature t && t.degrees == degrees;
  }

  @Override
  public int hashCode() {
    return degrees;
  }
}
