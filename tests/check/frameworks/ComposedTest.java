package frameworks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations of one's own, made of those that the framework knows. */
class ComposedTest {
  private int prepared = 0;

  /** Of one that is itself made of others. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @QuickTest
  @interface QuickestTest {}

  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @BeforeEach
  @interface First {}

  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @Disabled("not now")
  @interface NotNow {}

  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @interface Sizes {}

  /** Says nothing that a framework understands. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Note {}

  @First
  void prepare() {
    prepared = 1;
  }

  @QuickTest
  void oneLevel() {
    assertEquals(1, prepared);
  }

  @QuickestTest
  void twoLevels() {
    assertEquals(2, prepared);
  }

  @Sizes
  void anySize(int size) {
    assertTrue(size < 100);
  }

  @Sizes
  void everySize(int size) {
    assertTrue(size * 2L > size || size <= 0);
  }

  @NotNow
  @Test
  void later() {
    assertEquals(3, prepared);
  }

  @Note
  void noTest() {
    assertEquals(4, prepared);
  }
}
