package replay;

import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Repeats runs that summa has made on concrete inputs. What the program under test prints is thrown
 * away; the answer goes to a file, one line for each run, and is whole only if its last line says
 * "end".
 *
 * <p>Usage: java -ea --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp REPLAY replay.Confirm
 * CLASS_PATH DOCUMENT ANSWER
 */
public final class Confirm {
  private Confirm() {}

  public static void main(String[] args) throws Exception {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    PrintStream complaints = System.err;
    System.setOut(nowhere);
    System.setErr(nowhere);
    try (PrintWriter answer = new PrintWriter(Files.newBufferedWriter(Path.of(args[2])))) {
      answer.println("java " + System.getProperty("java.version"));
      Map<String, Object> document =
          Json.object(new Json(Files.readString(Path.of(args[1]))).next());
      Replay replay =
          new Replay(new Program.Source(args[0]), "input".equals(document.get("statics")));
      for (Object path : Json.list(document.get("paths"))) {
        answer.println(oneLine(verdict(replay, document, Json.object(path))));
        answer.flush();
      }
      answer.println("end");
    } catch (Throwable failure) {
      complaints.println(failure);
      Runtime.getRuntime().halt(1);
    }
    // Threads of the program may still run.
    Runtime.getRuntime().halt(0);
  }

  private static String verdict(Replay replay, Map<String, Object> document,
      Map<String, Object> path) throws Exception {
    try {
      List<String> differences = replay.differences(document, path);
      return differences.isEmpty() ? "agrees" : "differs " + differences.get(0);
    } catch (Unreplayable e) {
      return "cannot " + e.getMessage();
    } catch (RuntimeException | LinkageError | ReflectiveOperationException e) {
      return "cannot " + e;
    }
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\p{Cntrl}", " ");
  }
}
