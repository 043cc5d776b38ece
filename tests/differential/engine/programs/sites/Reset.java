package sites;

/** The only task that an input may be. */
public class Reset implements Task {
  public int to;

  @Override
  public int run(Item item) {
    item.value = to;
    return -1;
  }
}
