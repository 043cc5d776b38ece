package symbolic;

/** What some animals are besides. */
public interface Pet {
  int name();

  default int greet() {
    return name() + 1000;
  }
}
