package brute;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.sosy_lab.sv_benchmarks.Verifier;

/**
 * Runs main methods with all small values for what Verifier.nondet* returns. Prints a line per
 * class: its name; {@code holds} or {@code violated}; how many runs came to an end.
 */
public final class Tasks {
  private static final String[] NONE = {};

  private Tasks() {}

  public static void main(String[] names) throws Exception {
    boolean assertions = false;
    assert assertions = true;
    if (!assertions || names.length == 0) {
      System.err.println("usage: java -ea brute.Tasks CLASS...");
      System.exit(2);
    }
    for (String name : names) System.out.println(name + "\t" + run(Class.forName(name)));
  }

  private static String run(Class<?> type) throws Exception {
    Method main = type.getMethod("main", String[].class);
    Tape tape = new Tape();
    Verifier.chooser = tape::choose;
    long ended = 0;
    do {
      try {
        main.invoke(null, (Object) NONE);
        ended++;
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof AssertionError) return "violated\t" + ended;
        if (!(e.getCause() instanceof Verifier.NotMeant)) throw e;
      }
    } while (tape.next());
    return "holds\t" + ended;
  }
}
