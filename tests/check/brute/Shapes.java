package brute;

import brute.Plan.Place;
import brute.Plan.Thing;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Every shape of a method's input with a given number of objects, each once: a reference is null,
 * an object met before, or the next new one.
 */
final class Shapes {
  private final Method method;
  private final Types types;
  private final int objects;
  private final List<String> strings;

  private Tape tape;
  private Plan plan;
  private Deque<Thing> unfilled;
  private boolean possible;

  Shapes(Method method, Types types, int objects, List<String> strings) {
    this.method = method;
    this.types = types;
    this.objects = objects;
    this.strings = strings;
  }

  void forEach(Consumer<Plan> action) {
    tape = new Tape();
    do {
      build();
      if (possible && plan.objects() == objects) action.accept(plan);
    } while (tape.next());
  }

  long count() {
    long[] count = {0};
    forEach(shape -> count[0]++);
    return count[0];
  }

  private void build() {
    plan = new Plan();
    possible = true;
    unfilled = new ArrayDeque<>();
    for (Parameter parameter : method.getParameters()) {
      plan.parameters.add(place(parameter.getType(), parameter));
    }
    while (!unfilled.isEmpty()) fill(unfilled.remove());
  }

  private void fill(Thing thing) {
    if (thing.type.isArray()) {
      int length = tape.choose(Types.ARRAY_BOUND + 1);
      for (int i = 0; i < length; i++) {
        thing.places.add(place(thing.type.getComponentType(), null));
      }
    } else {
      types.fields(thing.type).forEach(field -> thing.places.add(place(field.getType(), null)));
    }
  }

  private Place place(Class<?> type, AnnotatedElement parameter) {
    if (type.isPrimitive()) {
      plan.slots.add(new Slot(type, parameter));
      return Place.slot(plan.slots.size() - 1);
    }
    boolean nullable = !Annotations.notNull(parameter);
    if (type == String.class) return string(nullable);
    return type.isEnum() ? constant(type, nullable) : reference(type, nullable);
  }

  private Place string(boolean nullable) {
    int chosen = tape.choose(strings.size() + (nullable ? 1 : 0));
    return chosen == strings.size() ? Place.NONE : Place.constant(strings.get(chosen));
  }

  private Place constant(Class<?> type, boolean nullable) {
    Object[] all = type.getEnumConstants();
    int chosen = tape.choose(all.length + (nullable ? 1 : 0));
    if (chosen == all.length) return Place.NONE;
    if (!plan.constants.contains(all[chosen])) plan.constants.add(all[chosen]);
    return Place.constant(all[chosen]);
  }

  private Place reference(Class<?> type, boolean nullable) {
    List<Integer> aliases = new ArrayList<>();
    for (int i = 0; i < plan.things.size(); i++) {
      if (type.isAssignableFrom(plan.things.get(i).type)) aliases.add(i);
    }
    boolean room = plan.objects() < objects;
    List<Class<?>> fresh = room ? types.concrete(type) : List.of();
    int none = nullable ? 1 : 0;
    int alternatives = none + aliases.size() + fresh.size();
    if (alternatives == 0) return noRoom();
    int chosen = tape.choose(alternatives);
    if (chosen < none) return Place.NONE;
    if (chosen < none + aliases.size()) return Place.thing(aliases.get(chosen - none));
    return create(fresh.get(chosen - none - aliases.size()));
  }

  /** What must not be null and cannot be anything: there is no such input. */
  private Place noRoom() {
    possible = false;
    return Place.NONE;
  }

  private Place create(Class<?> type) {
    if (Modifier.isAbstract(type.getModifiers()) && !type.isArray()) {
      throw new IllegalStateException(type + " cannot be made");
    }
    Thing thing = new Thing(type);
    plan.things.add(thing);
    unfilled.add(thing);
    return Place.thing(plan.things.size() - 1);
  }
}
