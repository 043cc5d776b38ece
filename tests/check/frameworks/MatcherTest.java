package frameworks;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import org.junit.Test;

/** Hamcrest, with JUnit 4. */
public class MatcherTest {
  private final Temperature bath = new Temperature(38);

  @Test
  public void bathIsHot() {
    assertThat(bath.feeling(), is(Temperature.Feeling.HOT));
    assertThat(bath, notNullValue());
  }

  @Test
  public void bathIsNotCold() {
    assertThat(bath.feeling(), is(not(equalTo(Temperature.Feeling.FREEZING))));
  }

  @Test
  public void bathIsAbove() {
    assertThat(bath.degrees(), greaterThan(37));
  }

  @Test
  public void bathIsFarAbove() {
    assertThat(bath.degrees(), greaterThan(38));
  }

  @Test
  public void bathIsNothing() {
    assertThat("there is one", bath, nullValue());
  }
}
