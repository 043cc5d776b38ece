package frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** AssertJ. */
class FluentTest {
  @Test
  void numbers() {
    assertThat(new Temperature(5).degrees()).isEqualTo(5);
    assertThat(new Temperature(5).degrees()).isGreaterThan(4);
  }

  @Test
  void wrongNumber() {
    assertThat(new Temperature(5).degrees()).isEqualTo(6);
  }

  @Test
  void strings() {
    assertThat(new Temperature(5).feeling().name()).isEqualTo("MILD").startsWith("MI");
  }

  @Test
  void lists() {
    List<Integer> list = new ArrayList<>();
    list.add(1);
    assertThat(list).hasSize(1);
    assertThat(list).isNotEmpty();
  }

  @Test
  void wrongSize() {
    assertThat(new ArrayList<Integer>()).hasSize(1);
  }

  @Test
  void refused() {
    assertThatThrownBy(() -> new Temperature(-274)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void seventeenIsSpecial(int degrees) {
    int shown = degrees == 17 ? 0 : degrees;
    assertThat(shown).isEqualTo(degrees);
  }

  @ParameterizedTest
  @ValueSource(booleans = true)
  void bothAreFine(boolean warm) {
    Temperature t = new Temperature(warm ? 25 : -1);
    assertThat(t.degrees() > 0).isEqualTo(warm);
  }
}
