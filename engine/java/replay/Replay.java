package replay;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs every path that `summa explore --format json` printed on this JVM and compares: the returned
 * value or the class of the exception, and the heap afterwards.
 *
 * <p>Usage: java -ea --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp REPLAY replay.Replay
 * [--statics] CLASSES FILE|DIRECTORY... The files hold JSON documents; with --statics, those of
 * explorations in which the program's static fields were input. Prints a line for each path, then
 * counts. Exit status 1 when a path differs.
 */
public final class Replay {
  /** Logarithms that each virtual machine computes in its own way; they only make estimates. */
  private static final String ANY_LAST_BIT = "java.math.BigInteger.logCache";
  private static final String[] CUT_SHORT = {
      "step-limit", "call-depth", "bound", "unsupported", "unknown", "diverges"};

  /** The root for the result; another one where a parameter has that name. */
  private static final String RESULT = "result", OTHER_RESULT = "return";
  /** Before the class of a static field, where a parameter's field is called like it. */
  private static final String STATIC = "static ";

  private final Program.Source source;
  private final boolean setStatics;
  private final Map<String, int[]> countsOfHeap = new LinkedHashMap<>();
  private Throwable lastThrown;

  Replay(Program.Source source, boolean setStatics) {
    this.source = source;
    this.setStatics = setStatics;
  }

  public static void main(String[] args) throws Exception {
    boolean statics = args[0].equals("--statics");
    int first = statics ? 1 : 0;
    Replay replay = new Replay(new Program.Source(args[first]), statics);
    for (int i = first + 1; i < args.length; i++) replay.replayAll(Path.of(args[i]));
    System.exit(replay.printCounts() ? 0 : 1);
  }

  private void replayAll(Path path) throws Exception {
    if (!Files.isDirectory(path)) {
      replayFile(path);
      return;
    }
    for (Path file : sortedFiles(path)) replayFile(file);
  }

  private static List<Path> sortedFiles(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().collect(Collectors.toList());
    }
  }

  private void replayFile(Path file) throws Exception {
    Json documents = new Json(Files.readString(file));
    for (Object next; (next = documents.next()) != null;) {
      Map<String, Object> document = Json.object(next);
      for (Object path : Json.list(document.get("paths"))) replay(document, Json.object(path));
    }
  }

  private void replay(Map<String, Object> document, Map<String, Object> path) throws Exception {
    String heap = (String) document.get("heap");
    int[] counts = countsOfHeap.computeIfAbsent(heap, h -> new int[3]);
    String title = document.get("entry") + " " + heap + " bound " + document.get("bound") + " path "
        + path.get("id");
    List<String> differences;
    try {
      differences = differences(document, path);
    } catch (Unreplayable e) {
      counts[1]++;
      System.out.println(title + ": unreplayable: " + e.getMessage());
      return;
    } catch (RuntimeException | LinkageError e) {
      differences = Collections.singletonList("cannot be set up or compared: " + e);
    }
    counts[differences.isEmpty() ? 0 : 2]++;
    System.out.println(title + (differences.isEmpty() ? ": ok" : ": DIFFERS"));
    if (!differences.isEmpty())
      explain(path, differences);
  }

  private static void explain(Map<String, Object> path, List<String> differences) {
    System.out.println("  condition " + path.get("condition"));
    System.out.println("  input     " + path.get("input"));
    System.out.println("  predicted " + path.get("end") + " " + path.get("value") + " "
        + path.get("exception") + " " + path.get("output"));
    for (String difference : differences) System.out.println("  - " + difference);
  }

  private static void refuseUnreplayable(Map<String, Object> path) throws Unreplayable {
    for (String end : CUT_SHORT) {
      if (end.equals(path.get("end")))
        throw new Unreplayable(end + ": " + path.get("why"));
    }
    if (path.get("input") == null)
      throw new Unreplayable("no input: a solver could not find one");
    if ((path.get("condition") + " " + path.get("value")).contains("identityHashCode("))
      throw new Unreplayable("the path depends on an identity hash code");
    if ("exit".equals(path.get("end")))
      throw new Unreplayable("it would end the virtual machine");
    if ("java.lang.StackOverflowError".equals(path.get("exception")))
      throw new Unreplayable("the depth of the stack is a matter of settings");
  }

  /** The classes of input objects were initialised before the call, in that order. */
  private static void initialise(Program program, Map<String, Object> document)
      throws ClassNotFoundException {
    if (document.get("initialised") == null)
      return;
    for (Object name : Json.list(document.get("initialised")))
      Class.forName((String) name, true, program);
  }

  /** No object is there of a class whose initialiser has not run. */
  private static void refuseUninitialised(Map<String, Object> document, Map<String, Object> path)
      throws Unreplayable {
    if (document.get("not_initialised") == null)
      return;
    List<Object> names = Json.list(document.get("not_initialised"));
    for (Object object : Json.list(Json.object(path.get("input")).get("objects"))) {
      Object name = Json.object(object).get("class");
      if (names.contains(name))
        throw new Unreplayable("the initialiser of " + name + " could not be run before");
    }
  }

  /** What the path that was compared last has thrown, as it prints that. */
  List<String> trace() throws InterruptedException {
    return lastThrown == null ? Collections.emptyList() : Trace.of(lastThrown);
  }

  /** What a run of that path of the document does otherwise than predicted. */
  List<String> differences(Map<String, Object> document, Map<String, Object> path)
      throws Exception {
    lastThrown = null;
    refuseUnreplayable(path);
    refuseUninitialised(document, path);
    // Initialisers may write, too.
    try (Printed printed = new Printed()) {
      return differences(document, path, printed);
    }
  }

  private List<String> differences(
      Map<String, Object> document, Map<String, Object> path, Printed printed) throws Exception {
    try {
      return differencesOfRun(document, path, printed);
    } catch (Impossible e) { // nobody makes up what a collection contains
      return Collections.singletonList(e.getMessage());
    }
  }

  private List<String> differencesOfRun(
      Map<String, Object> document, Map<String, Object> path, Printed printed) throws Exception {
    Program program = new Program(source);
    initialise(program, document);
    Call call = new Call(program, (String) document.get("entry"));
    Map<String, Class<?>> parameters = call.parameters(Json.list(document.get("parameters")));
    InputHeap input = new InputHeap(program, Json.object(path.get("input")));
    Map<String, Object> roots = roots(path, "input");
    if (!setStatics)
      adoptStatics(program, input, roots);
    declare(call, parameters, roots, input);
    input.build();
    Map<String, Object> arguments = new LinkedHashMap<>();
    for (Map.Entry<String, Class<?>> p : parameters.entrySet())
      arguments.put(p.getKey(), input.root(p.getKey(), roots.remove(p.getKey()), p.getValue()));
    if (setStatics) {
      for (Map.Entry<String, Object> root : roots.entrySet()) setStatic(program, input, root);
    }
    String unreal = unreal(call, input, new ArrayList<>(arguments.values()));
    if (unreal != null && document.get("made_up") != null)
      throw new Unreplayable(unreal);
    if (unreal != null)
      return Collections.singletonList("an input that no program makes: " + unreal);
    try (Printed aside = new Printed()) {
      if (!isAllowed(document, path, parameters))
        return Collections.singletonList("the input is not one that --requires or an invariant allows");
    }
    if ("diverges".equals(path.get("end")))
      return endlessDifferences(call, new ArrayList<>(arguments.values()));
    record(program, path);
    Call.Outcome outcome = call.run(new ArrayList<>(arguments.values()));
    if (!outcome.ended)
      return Collections.singletonList("the run does not end");
    if (!input.surprises().isEmpty() && document.get("made_up") != null)
      throw new Unreplayable("a function without a table");
    if (outcome.thrown instanceof OutOfMemoryError)
      throw new Unreplayable("this JVM has not memory enough for it");
    lastThrown = outcome.thrown;
    List<String> differences = new ArrayList<>(printed.differences(path));
    differences.addAll(input.surprises());
    String thrown = outcome.thrown == null ? null : outcome.thrown.getClass().getName();
    if (outcome.thrown != null && input.surprises().isEmpty()
        && Objects.equals(thrown, path.get("exception"))
        && comesFrom(outcome.thrown, path.get("fails_at")))
      return Collections.emptyList();
    if (Objects.equals(thrown, path.get("exception")))
      differences.addAll(compare(program, call, parameters, path, input, arguments, outcome));
    else
      differences.add("seen " + describe(outcome));
    // The virtual machine has numbers of its own.
    if (!differences.isEmpty() && path.get("identity_hash") != null)
      throw new Unreplayable("the path depends on an identity hash code");
    if (!differences.isEmpty() && path.get("clock") != null)
      throw new Unreplayable("the path depends on what the clock shows");
    if (!differences.isEmpty() && path.get("forked") != null)
      throw new Unreplayable("the path depends on the order in which tasks are run, and by whom");
    if (!differences.isEmpty() && path.get("stack_trace") != null)
      throw new Unreplayable("the path looks at a stack trace, which tells who calls here");
    return differences;
  }

  /** Those of the parameters whose types the class file keeps: the last ones. */
  private static void declare(
      Call call, Map<String, Class<?>> parameters, Map<String, Object> roots, InputHeap input) {
    List<Type> types = call.genericTypes();
    List<String> names = new ArrayList<>(parameters.keySet());
    int first = names.size() - types.size();
    for (int i = 0; i < types.size() && first >= 0; i++)
      input.declare(roots.get(names.get(first + i)), types.get(i));
  }

  private static String unreal(Call call, InputHeap input, List<Object> arguments) {
    String why = Real.unreal(input.objects().values());
    List<Type> types = call.genericTypes();
    int first = arguments.size() - types.size();
    for (int i = 0; i < types.size() && first >= 0 && first < 2 && why == null; i++)
      why = Real.misfit(arguments.get(first + i), types.get(i), input.strangers());
    return why;
  }

  /** Whether the exception left the place that matters, where the path names one. */
  private static boolean comesFrom(Throwable thrown, Object place) {
    if (place == null)
      return false;
    Map<String, Object> told = Json.object(place);
    for (StackTraceElement element : thrown.getStackTrace()) {
      if (element.getClassName().equals(told.get("class"))
          && element.getMethodName().equals(told.get("method"))
          && (told.get("line").equals(0L) || told.get("line").equals((long) element.getLineNumber())))
        return true;
    }
    return false;
  }

  /** What the program asks for, where it asks: summa.Any gives it these in turn. */
  private static void record(Program program, Map<String, Object> path)
      throws Exception, Unreplayable {
    if (path.get("asked") == null)
      return;
    List<Object> values = new ArrayList<>();
    for (Object each : Json.list(path.get("asked"))) {
      Map<String, Object> asked = Json.object(each);
      if (asked.get("value") == null)
        throw new Unreplayable("it asks for a string that is no Unicode text");
      values.add(answer((String) asked.get("type"), asked.get("value")));
    }
    Class<?> any = program.typeOf("summa.Any");
    any.getField("recorded").set(null, values.toArray());
    any.getMethod("rewind").invoke(null);
  }

  private static Object answer(String type, Object told) {
    if (type.equals("L"))
      return new String((String) told); // no other string is the same object
    return Values.read(told, MethodType.fromMethodDescriptorString("()" + type, null).returnType());
  }

  private static List<String> endlessDifferences(Call call, List<Object> arguments)
      throws Exception {
    Call.Outcome outcome = call.run(arguments, Call.ENDLESS_MS);
    return outcome.ended ? Collections.singletonList("seen " + describe(outcome))
        : Collections.emptyList();
  }

  /**
   * Asks the invariants and then the requirement, where the document has any, on an input of its
   * own.
   */
  private boolean isAllowed(Map<String, Object> document, Map<String, Object> path,
      Map<String, Class<?>> parameters) throws Exception {
    if (document.get("requires") == null && document.get("invariants") == null)
      return true;
    Program program = new Program(source);
    initialise(program, document);
    InputHeap input = new InputHeap(program, Json.object(path.get("input")));
    Map<String, Object> roots = roots(path, "input");
    if (!setStatics)
      adoptStatics(program, input, roots);
    declare(new Call(program, (String) document.get("entry")), parameters, roots, input);
    input.build();
    Map<String, Object> arguments = new LinkedHashMap<>();
    for (Map.Entry<String, Class<?>> p : parameters.entrySet()) {
      Class<?> type = program.typeOf(p.getValue().getName());
      arguments.put(p.getKey(), input.root(p.getKey(), roots.remove(p.getKey()), type));
    }
    if (setStatics) {
      for (Map.Entry<String, Object> root : roots.entrySet()) setStatic(program, input, root);
    }
    if (document.get("invariants") != null) {
      for (Object each : Json.list(document.get("invariants")))
        if (!holds(program, Json.object(each), arguments))
          return false;
    }
    if (document.get("requires") == null)
      return true;
    Call requirement = new Call(program, (String) document.get("requires"));
    List<Object> all = new ArrayList<>(arguments.values());
    return isTrue(requirement.run(all.subList(0, requirement.parameters(null).size())));
  }

  /** Whether the roots that an invariant speaks of are in order; null is. */
  private static boolean holds(Program program, Map<String, Object> invariant,
      Map<String, Object> arguments) throws Exception {
    Call call = new Call(program, (String) invariant.get("method"));
    Class<?> of = program.typeOf((String) invariant.get("of"));
    List<Object> roots = Json.list(invariant.get("roots"));
    if (roots.isEmpty())
      return isTrue(call.run(Collections.emptyList()));
    for (Object root : roots) {
      Object value = arguments.get(root);
      if (of.isInstance(value) && !isTrue(call.select(value)))
        return false;
    }
    return true;
  }

  private static boolean isTrue(Call.Outcome outcome) {
    return outcome.ended && Boolean.TRUE.equals(outcome.value);
  }

  private static Map<String, Object> roots(Map<String, Object> path, String which) {
    return new LinkedHashMap<>(Json.object(Json.object(path.get(which)).get("roots")));
  }

  private static String describe(Call.Outcome outcome) {
    if (outcome.thrown == null)
      return "return " + Values.text(outcome.value);
    return "exception " + outcome.thrown + " at "
        + (outcome.thrown.getStackTrace().length == 0 ? "?" : outcome.thrown.getStackTrace()[0]);
  }

  private List<String> compare(Program program, Call call, Map<String, Class<?>> parameters,
      Map<String, Object> path, InputHeap input, Map<String, Object> arguments,
      Call.Outcome outcome) throws Exception {
    Comparison comparison = new Comparison(input, Json.object(path.get("output")));
    Map<String, Object> roots = roots(path, "output");
    for (Map.Entry<String, Class<?>> p : parameters.entrySet()) {
      String name = p.getKey();
      comparison.root(name, roots.remove(name), p.getValue(), arguments.get(name));
    }
    String result = parameters.containsKey(RESULT) ? OTHER_RESULT : RESULT;
    if (outcome.thrown != null)
      comparison.root(result, roots.remove(result), Throwable.class, outcome.thrown);
    else if (call.resultType() != void.class)
      comparison.root(result, roots.remove(result), call.resultType(), outcome.value);
    for (Map.Entry<String, Object> root : roots.entrySet())
      compareStatic(program, comparison, root);
    return comparison.finish();
  }

  /** Of a root "pkg.Class.name"; null where the class is not the program's own. */
  private static Field staticField(Program program, String root)
      throws ReflectiveOperationException {
    int dot = root.lastIndexOf('.');
    int start = root.startsWith(STATIC) ? STATIC.length() : 0;
    Class<?> owner = program.typeOf(root.substring(start, dot));
    if (!program.owns(owner))
      return null;
    Class.forName(owner.getName(), true, program);
    return owner.getDeclaredField(root.substring(dot + 1));
  }

  /** A class whose static field leads to an object was initialised before the call. */
  private static void adoptStatics(Program program, InputHeap input, Map<String, Object> roots)
      throws ReflectiveOperationException {
    for (Map.Entry<String, Object> root : roots.entrySet()) {
      if (!root.getKey().contains(".") || !input.knows(root.getValue())
          || root.getKey().equals(ANY_LAST_BIT))
        continue;
      Field field = staticField(program, root.getKey());
      if (field == null)
        field = constantOfLibrary(program, root.getKey());
      if (field != null)
        input.adopt((String) root.getValue(), Memory.get(null, field));
    }
  }

  /** Such as Optional.EMPTY; null: the field may have been given something else since. */
  private static Field constantOfLibrary(Program program, String root)
      throws ReflectiveOperationException {
    int dot = root.lastIndexOf('.');
    Class<?> owner = Class.forName(root.substring(0, dot), true, program);
    for (Field field : owner.getDeclaredFields())
      if (field.getName().equals(root.substring(dot + 1))
          && Modifier.isFinal(field.getModifiers()))
        return field;
    return null;
  }

  /** What an initialiser has put into a field that the path never reads as input stays. */
  private static void setStatic(Program program, InputHeap input, Map.Entry<String, Object> root)
      throws ReflectiveOperationException, Unreplayable {
    Field field = staticField(program, root.getKey());
    if (field == null || root.getValue().equals(InputHeap.ANY) && Memory.get(null, field) != null)
      return;
    Memory.set(null, field, input.root(root.getKey(), root.getValue(), field.getType()));
  }

  private static void compareStatic(Program program, Comparison comparison,
      Map.Entry<String, Object> root) throws ReflectiveOperationException {
    Field field = staticField(program, root.getKey());
    if (field != null)
      comparison.root(root.getKey(), root.getValue(), field.getType(), Memory.get(null, field));
  }

  private boolean printCounts() {
    int[] all = new int[3];
    for (Map.Entry<String, int[]> entry : countsOfHeap.entrySet()) {
      System.out.println("heap " + entry.getKey() + ": " + text(entry.getValue()));
      for (int i = 0; i < all.length; i++) all[i] += entry.getValue()[i];
    }
    System.out.println(text(all));
    return all[2] == 0;
  }

  private static String text(int[] counts) {
    return counts[0] + counts[1] + counts[2] + " paths, " + counts[0] + " agree, " + counts[1]
        + " unreplayable, " + counts[2] + " differ";
  }
}
