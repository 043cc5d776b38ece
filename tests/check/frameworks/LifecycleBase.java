package frameworks;

import org.junit.jupiter.api.BeforeEach;

/** Its part runs first. */
abstract class LifecycleBase {
  protected String base;

  @BeforeEach
  void first() {
    base = "base";
  }
}
