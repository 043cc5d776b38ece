import java.io.PrintWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Runs the compiled tests of a folder against changed sources, each in a folder of its own, in one
 * JVM: a line for each says whether it does not compile, is killed, or lives.
 *
 * <p>usage: Mutants TESTS MUTANTS
 */
class Mutants {
  // A mutant that runs on is killed, too.
  static final long MOST_MILLIS = 10_000;

  public static void main(String[] args) throws Exception {
    Path tests = Path.of(args[0]);
    List<Path> mutants = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of(args[1]))) {
      all.forEach(mutants::add);
    }
    mutants.sort(null);
    PrintWriter out = new PrintWriter(System.out, true);
    for (Path mutant : mutants) out.println(mutant.getFileName() + " " + judged(tests, mutant));
    // What runs on ends with it.
    Runtime.getRuntime().halt(0);
  }

  static String judged(Path tests, Path mutant) throws Exception {
    Path classes = Files.createDirectory(mutant.resolve("classes"));
    List<String> words = new ArrayList<>(
        List.of("-nowarn", "-g", "-proc:none", "-cp", ".", "-d", classes.toString()));
    try (DirectoryStream<Path> sources = Files.newDirectoryStream(mutant, "*.java")) {
      for (Path source : sources) words.add(source.toString());
    }
    int status = ToolProvider.getSystemJavaCompiler().run(null, java.io.OutputStream.nullOutputStream(),
        java.io.OutputStream.nullOutputStream(), words.toArray(new String[0]));
    return status != 0 ? "wrong" : pass(tests, classes) ? "lives" : "killed";
  }

  static boolean pass(Path tests, Path classes) throws Exception {
    boolean[] passed = {false};
    Thread thread = new Thread(() -> passed[0] = passHere(tests, classes));
    thread.setDaemon(true);
    thread.start();
    thread.join(MOST_MILLIS);
    return !thread.isAlive() && passed[0];
  }

  static boolean passHere(Path tests, Path classes) {
    try {
      URL[] places = {tests.toUri().toURL(), classes.toUri().toURL()};
      URLClassLoader loader = new URLClassLoader(places, Mutants.class.getClassLoader());
      Thread.currentThread().setContextClassLoader(loader);
      LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
      try (DirectoryStream<Path> all = Files.newDirectoryStream(tests, "*PathsTest.class")) {
        for (Path each : all) {
          String name = each.getFileName().toString().replace(".class", "");
          request.selectors(DiscoverySelectors.selectClass(loader.loadClass(name)));
        }
      }
      SummaryGeneratingListener summary = new SummaryGeneratingListener();
      Launcher launcher = LauncherFactory.create();
      LauncherDiscoveryRequest built = request.build();
      launcher.execute(built, summary);
      return summary.getSummary().getTestsSucceededCount() > 0
          && summary.getSummary().getTotalFailureCount() == 0;
    } catch (Throwable trouble) {
      return false;
    }
  }
}
