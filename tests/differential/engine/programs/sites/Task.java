package sites;

/** An interface that a class of the program implements too. */
public interface Task {
  int run(Item item);
}
