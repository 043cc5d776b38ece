package sample;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;

/** What stands around a test is done first. */
class JupiterTest {
  static int factor;
  private int step;

  @BeforeAll
  static void prepareAll() {
    factor = 3;
  }

  @BeforeEach
  void prepare() {
    step = 2;
  }

  @AfterEach
  void tidy() {
    step = 0;
  }

  @ParameterizedTest
  void neverTwelve(int a) {
    if (a == factor * step * 2) throw new IllegalStateException("twelve");
  }

  /** Told apart from the other by its types. */
  @ParameterizedTest
  void neverTwelve(String a) {
    if (a == null) throw new IllegalArgumentException("null");
  }

  @ParameterizedTest
  void holds(int a) {
    if (step != 2) throw new IllegalStateException();
  }

  @Disabled
  @ParameterizedTest
  void later(int a) {}

  @Nested
  class Inner {
    private int more;

    @BeforeEach
    void prepareInner() {
      more = step + 5;
    }

    @ParameterizedTest
    void neverSeven(long a) {
      if (a == more) throw new UnsupportedOperationException();
    }
  }
}
