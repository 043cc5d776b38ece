package replay;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A stack trace as the virtual machine prints it, without those who only called the method. */
final class Trace {
  private static final String AT = "\tat ";
  private static final Pattern CALLER = Pattern.compile(
      "\tat ([\\w.]+/)?(java\\.lang\\.invoke|java\\.lang\\.reflect|jdk\\.internal\\.reflect)\\..*");
  private static final int MOST_LINES = 400;
  private static final long PATIENCE_MS = 500;

  private Trace() {}

  /** Nothing where it cannot be printed: what prints it is the program's own code. */
  static List<String> of(Throwable thrown) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    boolean outside = false;
    for (String line : printed(thrown).split("\\R")) {
      boolean ours = line.startsWith(AT + Trace.class.getPackageName() + ".");
      if (ours && !outside)
        dropCallers(lines);
      outside = ours || (outside && line.startsWith(AT));
      if (!outside && !line.isEmpty() && lines.size() < MOST_LINES)
        lines.add(line);
    }
    return lines;
  }

  private static String printed(Throwable thrown) throws InterruptedException {
    StringWriter text = new StringWriter();
    boolean[] whole = {false};
    Thread printing = new Thread(() -> {
      try {
        thrown.printStackTrace(new PrintWriter(text));
        whole[0] = true;
      } catch (Throwable failure) {
        // It stays untold.
      }
    });
    printing.setDaemon(true);
    printing.start();
    printing.join(PATIENCE_MS);
    return !printing.isAlive() && whole[0] ? text.toString() : "";
  }

  private static void dropCallers(List<String> lines) {
    while (!lines.isEmpty() && CALLER.matcher(lines.get(lines.size() - 1)).matches())
      lines.remove(lines.size() - 1);
  }
}
