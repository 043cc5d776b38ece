package brute;

import java.util.ArrayList;
import java.util.List;

/**
 * The shape of one input: which objects there are and where their references lead. Numbers are
 * left open: each is a numbered slot that is filled in later.
 */
final class Plan {
  /** One object or array: a class, and what each field or element holds. */
  static final class Thing {
    final Class<?> type;
    final List<Place> places = new ArrayList<>();

    Thing(Class<?> type) {
      this.type = type;
    }
  }

  /** What a field, an element or a parameter holds: null, a thing, a constant, or a slot. */
  record Place(Kind kind, int index, Object constant) {
    enum Kind {
      NULL,
      THING,
      CONSTANT,
      SLOT
    }

    static final Place NONE = new Place(Kind.NULL, 0, null);

    static Place thing(int index) {
      return new Place(Kind.THING, index, null);
    }

    static Place constant(Object value) {
      return new Place(Kind.CONSTANT, 0, value);
    }

    static Place slot(int index) {
      return new Place(Kind.SLOT, index, null);
    }
  }

  final List<Thing> things = new ArrayList<>();
  final List<Place> parameters = new ArrayList<>();
  final List<Slot> slots = new ArrayList<>();

  /** Enum constants the input mentions: they are objects too. */
  final List<Object> constants = new ArrayList<>();

  int objects() {
    return things.size() + constants.size();
  }
}
