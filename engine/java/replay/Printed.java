package replay;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is written to the standard streams while this is open. */
final class Printed implements AutoCloseable {
  private final PrintStream oldOut = System.out;
  private final PrintStream oldErr = System.err;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  Printed() {
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    System.setOut(oldOut);
    System.setErr(oldErr);
  }

  /** What the path says otherwise. */
  List<String> differences(Map<String, Object> path) {
    List<String> differences = new ArrayList<>();
    compare(path, "out", out, differences);
    compare(path, "err", err, differences);
    return differences;
  }

  private static void compare(Map<String, Object> path, String stream, ByteArrayOutputStream seen,
      List<String> differences) {
    String predicted = predicted(path, stream);
    String text = new String(seen.toByteArray(), StandardCharsets.UTF_8);
    if (predicted != null && !predicted.equals(text))
      differences.add("printed to " + stream + ": " + text);
  }

  /** Null: some of it is told in terms of the input. */
  private static String predicted(Map<String, Object> path, String stream) {
    StringBuilder text = new StringBuilder();
    if (path.get("printed") == null)
      return "";
    for (Object piece : Json.list(path.get("printed"))) {
      Map<String, Object> row = Json.object(piece);
      if (!stream.equals(row.get("stream")))
        continue;
      if (row.get("text") == null)
        return null;
      text.append((String) row.get("text"));
    }
    return text.toString();
  }
}
