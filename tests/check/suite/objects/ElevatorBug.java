package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A lift between floors 0 and 3, with a door that is shut while it moves.
 *
 * <p>Bugs are seeded.
 */
public class ElevatorBug {
  static final int TOP = 3;

  int floor;
  int goal;
  boolean open;

  boolean repOk() {
    return floor >= 0 && floor <= TOP && goal >= 0 && goal <= TOP && (!open || floor == goal);
  }

  void call(int to) {
    if (to < 0 || to > TOP) throw new IllegalArgumentException();
    // Seeded: door left open.
    if (to > floor) open = false;
    goal = to;
  }

  void step() {
    if (floor < goal) {
      floor++;
    } else if (floor > goal) {
      // Seeded: off by one.
      floor -= 2;
    } else {
      open = true;
    }
  }

  /** Steps until the door opens. */
  int ride() {
    int steps = 0;
    // Seeded: one step short.
    while (floor < goal) {
      step();
      steps++;
    }
    return steps;
  }

  @Property
  static boolean callShutsTheDoor(@ForAll @NotNull ElevatorBug lift, @ForAll int to) {
    Assume.that(lift.repOk() && to >= 0 && to <= TOP);
    lift.call(to);
    return lift.repOk();
  }

  @Property
  static boolean stepStaysInTheHouse(@ForAll @NotNull ElevatorBug lift) {
    Assume.that(lift.repOk());
    lift.step();
    return lift.repOk();
  }

  @Property
  static void rideArrives(@ForAll @NotNull ElevatorBug lift) {
    Assume.that(lift.repOk());
    int steps = lift.ride();
    assert lift.open && lift.floor == lift.goal;
    assert steps <= TOP + 1;
  }
}
