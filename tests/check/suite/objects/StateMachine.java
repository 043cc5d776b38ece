package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/** An order on its way: what may happen in which state. */
public class StateMachine {
  enum State {
    NEW,
    PAID,
    SENT,
    CANCELLED
  }

  enum Event {
    PAY,
    SEND,
    CANCEL
  }

  static class Order {
    State state;
    int price;
    int paid;

    boolean repOk() {
      if (state == null || price <= 0 || price > 100) return false;
      return switch (state) {
        case NEW -> paid == 0;
        case PAID, SENT -> paid == price;
        case CANCELLED -> paid == 0;
      };
    }

    State handle(Event event) {
      switch (event) {
        case PAY:
          if (state == State.NEW) {
            paid = price;
            state = State.PAID;
          }
          break;
        case SEND:
          if (state == State.PAID) state = State.SENT;
          break;
        default:
          cancel();
      }
      return state;
    }

    private void cancel() {
      if (state == State.SENT) return;
      paid = 0;
      state = State.CANCELLED;
    }
  }

  /** Runs events from the first state; what comes out is where they lead. */
  static State run(Event... events) {
    Order order = new Order();
    order.state = State.NEW;
    order.price = 1;
    for (int i = 0; i < events.length; i++) order.handle(events[i]);
    return order.state;
  }

  static boolean isFinal(State state) {
    return state == State.SENT || state == State.CANCELLED;
  }

  @Property
  static boolean unpaidIsNeverSent(@ForAll @NotNull Order order, @ForAll @NotNull Event event) {
    Assume.that(order.repOk() && event != Event.CANCEL);
    order.handle(event);
    return order.repOk();
  }

  @Property
  static boolean cancelGivesBack(@ForAll @NotNull Order order) {
    Assume.that(order.repOk());
    order.handle(Event.CANCEL);
    return order.repOk();
  }

  @Property
  static boolean lastEventCounts(@ForAll @WithNull Event last) {
    Assume.that(last != null);
    State expected =
        switch (last) {
          case PAY -> State.PAID;
          case SEND -> State.NEW;
          case CANCEL -> State.CANCELLED;
        };
    return run(last) == expected;
  }

  @Property
  static boolean finalStatesStay(@ForAll @NotNull Order order, @ForAll @NotNull Event event) {
    Assume.that(order.repOk() && isFinal(order.state));
    State before = order.state;
    order.handle(Event.CANCEL);
    order.handle(event);
    return order.state == before;
  }
}
