// verdict: holds
package t21;

import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Lists: the class library's list grows and shrinks. */
public class Main {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>();
    int count = Verifier.nondetInt();
    Verifier.assume(count >= 1 && count <= 3);
    for (int i = 0; i < count; i++) list.add(i);
    list.remove(count - 1);
    assert list.size() == count - 1;
  }
}
