package brute;

import brute.Caller.Outcome;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** All inputs of one property, fewest objects first, until one violates it. */
final class Search {
  /** Thrown to leave the enumeration once there is nothing more to learn. */
  private static final class Found extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** How it came out: objects is negative where nothing was found. */
  record Result(int objects, String input, String message, long meant, long gaveUp, int level) {
    boolean violated() {
      return objects >= 0;
    }
  }

  private final Method method;
  private final Types types;
  private final Domains domains;
  private final List<String> strings;
  private final Caller caller;
  private final long budget;

  private long meant;
  private long gaveUp;
  private int smallestDomains;
  private int objects = -1;
  private String input = "";

  Search(Method method, Types types, Constants constants, Caller caller, long budget) {
    this.method = method;
    this.types = types;
    this.domains = new Domains(constants);
    this.strings = constants.strings();
    this.caller = caller;
    this.budget = budget;
  }

  Result run(int mostObjects) {
    try {
      for (int n = 0; n <= mostObjects; n++) tryAll(n);
    } catch (Found found) {
      return result();
    }
    return result();
  }

  private Result result() {
    String message = objects >= 0 ? caller.message() : "";
    return new Result(objects, input, message, meant, gaveUp, smallestDomains);
  }

  private void tryAll(int count) {
    Shapes shapes = new Shapes(method, types, count, strings);
    long share = budget / Math.max(shapes.count(), 1);
    shapes.forEach(plan -> tryNumbers(plan, share));
  }

  private void tryNumbers(Plan plan, long share) {
    List<List<Object>> choices = choices(plan, share);
    Object[] slots = new Object[choices.size()];
    Builder builder = new Builder(types);
    Tape tape = new Tape();
    do {
      boolean possible = true;
      for (int i = 0; i < slots.length; i++) {
        List<Object> values = choices.get(i);
        if (values.isEmpty()) possible = false;
        else slots[i] = values.get(tape.choose(values.size()));
      }
      if (possible) tryOne(plan, slots, builder);
    } while (tape.next());
  }

  private List<List<Object>> choices(Plan plan, long share) {
    int level = 0;
    List<List<Object>> choices = choicesAt(plan, level);
    while (level + 1 < Domains.LEVELS && combinations(choices) > share) {
      choices = choicesAt(plan, ++level);
    }
    smallestDomains = Math.max(smallestDomains, level);
    return choices;
  }

  private List<List<Object>> choicesAt(Plan plan, int level) {
    List<List<Object>> choices = new ArrayList<>();
    for (Slot slot : plan.slots) choices.add(domains.values(slot, level));
    return choices;
  }

  private static double combinations(List<List<Object>> choices) {
    double product = 1;
    for (List<Object> values : choices) product *= values.size();
    return product;
  }

  private void tryOne(Plan plan, Object[] slots, Builder builder) {
    Object[] arguments = builder.arguments(plan, slots);
    for (int i = 0; i < arguments.length; i++) {
      if (!Annotations.admitsLength(method.getParameters()[i], arguments[i])) return;
    }
    Outcome outcome = caller.call(method, arguments);
    if (outcome == Outcome.HOLDS) meant++;
    if (outcome == Outcome.GAVE_UP) gaveUp++;
    if (outcome != Outcome.VIOLATED) return;
    objects = plan.objects();
    input = new Drawing(types).text(method, builder.arguments(plan, slots));
    throw new Found();
  }
}
