// verdict: violated
package t22;

import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Lists: remove by index where remove by value was meant. */
public class Main {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>();
    list.add(1);
    list.add(0);
    int value = Verifier.nondetInt();
    Verifier.assume(value == 0 || value == 1);
    list.remove(value);
    assert !list.contains(value);
  }
}
