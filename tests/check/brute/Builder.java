package brute;

import brute.Plan.Place;
import brute.Plan.Thing;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;

/** Objects as a plan has them, made without running any constructor. */
final class Builder {
  private static final Object UNSAFE;
  private static final Method ALLOCATE;

  static {
    try {
      Class<?> type = Class.forName("sun.misc.Unsafe");
      Field field = type.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      UNSAFE = field.get(null);
      ALLOCATE = type.getMethod("allocateInstance", Class.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final Types types;

  Builder(Types types) {
    this.types = types;
  }

  Object[] arguments(Plan plan, Object[] slots) {
    Object[] made = new Object[plan.things.size()];
    for (int i = 0; i < made.length; i++) made[i] = allocate(plan.things.get(i));
    for (int i = 0; i < made.length; i++) fill(plan.things.get(i), made, slots, made[i]);
    Object[] arguments = new Object[plan.parameters.size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = value(plan.parameters.get(i), made, slots);
    }
    return arguments;
  }

  private static Object allocate(Thing thing) {
    if (thing.type.isArray()) {
      return Array.newInstance(thing.type.getComponentType(), thing.places.size());
    }
    try {
      return ALLOCATE.invoke(UNSAFE, thing.type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void fill(Thing thing, Object[] made, Object[] slots, Object object) {
    List<Field> fields = thing.type.isArray() ? null : types.fields(thing.type);
    for (int i = 0; i < thing.places.size(); i++) {
      Object value = value(thing.places.get(i), made, slots);
      if (fields == null) {
        Array.set(object, i, value);
      } else {
        set(fields.get(i), object, value);
      }
    }
  }

  private static void set(Field field, Object object, Object value) {
    try {
      field.set(object, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object value(Place place, Object[] made, Object[] slots) {
    return switch (place.kind()) {
      case NULL -> null;
      case THING -> made[place.index()];
      case CONSTANT -> place.constant();
      case SLOT -> slots[place.index()];
    };
  }
}
