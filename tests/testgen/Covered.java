import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ILine;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.IRuntime;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What JaCoCo sees of classes while the tests of a folder run: of each method a line
 * "SOURCE CLASS METHOD", then of each of its lines with code "NUMBER SEEN WAYS_SEEN WAYS" (SEEN is
 * -1 where a line was run that JaCoCo leaves out), and
 * besides, by a note at each line of its own, "RUN LEFT": whether the line was run at all, and
 * whether an exception left the method, which hides what came before it from JaCoCo.
 *
 * <p>usage: Covered TESTS CLASSES
 */
class Covered {
  /** Loads classes of the two folders, those under test with JaCoCo's probes in them. */
  static class Probing extends ClassLoader {
    final Path tests, classes;
    final Instrumenter instrumenter;

    Probing(Path tests, Path classes, IRuntime runtime) {
      super(Covered.class.getClassLoader());
      this.tests = tests;
      this.classes = classes;
      instrumenter = new Instrumenter(runtime);
      setDefaultAssertionStatus(true);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      String file = name.replace('.', '/') + ".class";
      try {
        byte[] bytes = Files.exists(classes.resolve(file))
            ? noted(instrumenter.instrument(Files.readAllBytes(classes.resolve(file)), name))
            : Files.readAllBytes(tests.resolve(file));
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException missing) {
        throw new ClassNotFoundException(name, missing);
      }
    }
  }

  /** What was run: lines as "CLASS METHOD NUMBER", and by method, calls less returns. */
  public static class Notes {
    static final Set<String> lines = ConcurrentHashMap.newKeySet();
    static final Map<String, Integer> open = new ConcurrentHashMap<>();

    public static void line(String line) {
      lines.add(line);
    }

    public static void enter(String method) {
      open.merge(method, 1, Integer::sum);
    }

    public static void leave(String method) {
      open.merge(method, -1, Integer::sum);
    }
  }

  static byte[] noted(byte[] bytes) {
    ClassNode type = new ClassNode();
    new ClassReader(bytes).accept(type, 0);
    for (MethodNode method : type.methods)
      if (method.instructions.size() > 0) note(type.name + " " + method.name + method.desc, method);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.accept(writer);
    return writer.toByteArray();
  }

  static void note(String name, MethodNode method) {
    for (AbstractInsnNode at : method.instructions.toArray()) {
      if (at instanceof LineNumberNode)
        noteAt(method, next(at), "line", name + " " + ((LineNumberNode) at).line);
      else if (at.getOpcode() >= Opcodes.IRETURN && at.getOpcode() <= Opcodes.RETURN)
        noteAt(method, at, "leave", name);
    }
    noteAt(method, next(method.instructions.getFirst()), "enter", name);
  }

  static AbstractInsnNode next(AbstractInsnNode at) {
    while (at.getOpcode() < 0) at = at.getNext();
    return at;
  }

  /** Before it; but frames know objects in the making by the place of their `new`. */
  static void noteAt(MethodNode method, AbstractInsnNode at, String how, String what) {
    InsnList note = new InsnList();
    note.add(new LdcInsnNode(what));
    note.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "Covered$Notes", how,
        "(Ljava/lang/String;)V", false));
    if (at.getOpcode() == Opcodes.NEW)
      method.instructions.insert(at, note);
    else
      method.instructions.insertBefore(at, note);
  }

  static List<String> names(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.map(file -> folder.relativize(file).toString())
          .filter(name -> name.endsWith(".class")).sorted()
          .map(name -> name.substring(0, name.length() - 6)).collect(Collectors.toList());
    }
  }

  static void run(Probing loader) throws Exception {
    Thread.currentThread().setContextClassLoader(loader);
    LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
    for (String name : names(loader.tests))
      if (name.endsWith("PathsTest"))
        request.selectors(
            DiscoverySelectors.selectClass(loader.loadClass(name.replace('/', '.'))));
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request.build(), summary);
    if (summary.getSummary().getTotalFailureCount() > 0) {
      summary.getSummary().printFailuresTo(new java.io.PrintWriter(System.err, true));
      System.exit(1);
    }
  }

  static void tell(IClassCoverage type) {
    for (IMethodCoverage method : type.getMethods()) {
      String folder = type.getPackageName().isEmpty() ? "" : type.getPackageName() + "/";
      System.out.println(folder + type.getSourceFileName() + " " + type.getName() + " "
          + method.getName() + method.getDesc());
      String name = type.getName() + " " + method.getName() + method.getDesc();
      for (int i = method.getFirstLine(); i <= method.getLastLine(); i++) {
        ILine line = method.getLine(i);
        if (line.getStatus() == ICounter.EMPTY) continue;
        ICounter ways = line.getBranchCounter();
        System.out.println(i + " " + (line.getInstructionCounter().getCoveredCount() > 0 ? 1 : 0)
            + " " + ways.getCoveredCount() + " " + ways.getTotalCount()
            + " " + (Notes.lines.contains(name + " " + i) ? 1 : 0)
            + " " + (Notes.open.getOrDefault(name, 0) > 0 ? 1 : 0));
      }
      tellLeftOut(name, method);
    }
  }

  static void tellLeftOut(String name, IMethodCoverage method) {
    for (String note : Notes.lines) {
      if (!note.startsWith(name + " ")) continue;
      int line = Integer.parseInt(note.substring(name.length() + 1));
      if (method.getLine(line).getStatus() == ICounter.EMPTY)
        System.out.println(line + " -1 0 0 1 0");
    }
  }

  public static void main(String[] args) throws Exception {
    Path tests = Path.of(args[0]), classes = Path.of(args[1]);
    IRuntime runtime = new LoggerRuntime();
    RuntimeData data = new RuntimeData();
    runtime.startup(data);
    run(new Probing(tests, classes, runtime));
    ExecutionDataStore seen = new ExecutionDataStore();
    data.collect(seen, new SessionInfoStore(), false);
    runtime.shutdown();
    CoverageBuilder builder = new CoverageBuilder();
    Analyzer analyzer = new Analyzer(seen, builder);
    for (String name : names(classes))
      analyzer.analyzeClass(Files.readAllBytes(classes.resolve(name + ".class")), name);
    builder.getClasses().stream()
        .sorted((a, b) -> a.getName().compareTo(b.getName())).forEach(Covered::tell);
  }
}
