package replay;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A stack trace as the virtual machine prints it, without those who only called the method. */
final class Trace {
  private static final String AT = "\tat ";
  private static final Pattern CALLER = Pattern.compile(
      "\tat ([\\w.]+/)?(java\\.lang\\.invoke|java\\.lang\\.reflect|jdk\\.internal\\.reflect)\\..*");
  private static final Pattern SHARED = Pattern.compile("(\t+\\.\\.\\. )(\\d+)( more)");
  private static final int MOST_LINES = 20_000;
  private static final long PATIENCE_MS = 500;

  private final List<String> lines = new ArrayList<>();
  private boolean outside = false;
  private int left = 0;

  private Trace() {}

  /** Nothing where it cannot be printed, or all of it: what prints it is the program's own code. */
  static List<String> of(Throwable thrown) throws InterruptedException {
    Trace trace = new Trace();
    for (String line : printed(thrown).split("\\R", MOST_LINES)) trace.add(line);
    return trace.lines.size() < MOST_LINES ? trace.lines : new ArrayList<>();
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

  private void add(String line) {
    boolean ours = line.startsWith(AT + Trace.class.getPackageName() + ".");
    if (ours && !outside)
      dropCallers();
    outside = ours || (outside && line.startsWith(AT));
    if (outside)
      left++;
    else if (!line.isEmpty())
      addOwn(line);
  }

  /** A cause does not repeat what it shares with what it caused, callers included. */
  private void addOwn(String line) {
    Matcher shared = SHARED.matcher(line);
    if (!shared.matches()) {
      lines.add(line);
      return;
    }
    int own = Integer.parseInt(shared.group(2)) - left;
    if (own > 0)
      lines.add(shared.group(1) + own + shared.group(3));
  }

  private void dropCallers() {
    left = 0;
    while (!lines.isEmpty() && CALLER.matcher(lines.get(lines.size() - 1)).matches()) {
      lines.remove(lines.size() - 1);
      left++;
    }
  }
}
