package frameworks;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Positive;

/** In the manner of jqwik. */
class DegreeProperties {
  @Retention(RetentionPolicy.RUNTIME)
  @IntRange(min = 0, max = 100)
  @interface OfWater {}

  @Property
  boolean waterIsLiquid(@ForAll @OfWater int degrees) {
    return degrees >= 0 && degrees <= 100;
  }

  @Property
  boolean waterIsWarm(@ForAll @OfWater int degrees) {
    return degrees >= 1;
  }

  @Property
  boolean equalAreEqual(@ForAll @IntRange(min = -273, max = 1000) int degrees) {
    Temperature a = new Temperature(degrees);
    Temperature b = new Temperature(degrees);
    return a.equals(b) && a.hashCode() == b.hashCode();
  }

  @Property
  boolean fahrenheitIsEven(@ForAll @IntRange(min = 0, max = 40) int degrees) {
    return new Temperature(degrees).fahrenheit() % 2 == 0 || degrees % 10 != 5;
  }

  @Property
  void warmingWarms(@ForAll @IntRange(min = 0, max = 9) int degrees, @ForAll @Positive int by) {
    Assume.that(by < 100);
    Temperature t = new Temperature(degrees);
    t.warm(by);
    if (t.degrees() <= degrees) throw new AssertionError();
  }

  @Property
  void warmingRunsOver(@ForAll @IntRange(min = 1, max = 9) int degrees, @ForAll @Positive int by) {
    Temperature t = new Temperature(degrees);
    t.warm(by);
    if (t.degrees() <= degrees) throw new AssertionError();
  }

  @Property
  boolean contradictory(@ForAll @IntRange(min = 5, max = 4) int degrees) {
    return false;
  }

  @Property
  boolean emptyRange(@ForAll int degrees) {
    Assume.that(degrees > 5 && degrees < 5);
    return false;
  }
}
