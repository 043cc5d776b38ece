package replay;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

/**
 * Repeats runs that summa has made on concrete inputs. Each line it reads is a request: class path,
 * document and answer, separated by tabs. The answer goes to that file, one line for each run, with
 * the lines of what was thrown behind tabs, and is whole only if its last line says "end". Then it
 * prints "done"; or "last", and ends, if threads of the program may still be running. What the
 * program under test prints is thrown away, and it reads nothing.
 *
 * <p>Usage: java -ea --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp REPLAY replay.Confirm
 */
public final class Confirm {
  private Confirm() {}

  public static void main(String[] args) {
    PrintStream complaints = System.err;
    PrintStream said = System.out;
    Scanner requests = new Scanner(System.in, StandardCharsets.UTF_8);
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    int threads = Thread.activeCount();
    try {
      boolean alone = true;
      while (alone && requests.hasNextLine()) {
        // Whatever an earlier program has made of them.
        System.setIn(InputStream.nullInputStream());
        System.setOut(nowhere);
        System.setErr(nowhere);
        String[] request = requests.nextLine().split("\t");
        answer(request[0], Path.of(request[1]), Path.of(request[2]));
        alone = Thread.activeCount() <= threads;
        said.println(alone ? "done" : "last");
        said.flush();
      }
    } catch (Throwable failure) {
      complaints.println(failure);
      Runtime.getRuntime().halt(1);
    }
    Runtime.getRuntime().halt(0);
  }

  private static void answer(String classPath, Path question, Path file) throws Exception {
    try (PrintWriter answer = new PrintWriter(Files.newBufferedWriter(file))) {
      answer.println("java " + System.getProperty("java.version"));
      Map<String, Object> document = Json.object(new Json(Files.readString(question)).next());
      Replay replay =
          new Replay(new Program.Source(classPath), "input".equals(document.get("statics")));
      for (Object path : Json.list(document.get("paths"))) {
        answer.print(oneLine(verdict(replay, document, Json.object(path))));
        for (String line : replay.trace()) answer.print("\t" + oneLine(line));
        answer.println();
        answer.flush();
      }
      answer.println("end");
    }
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
