package replay;

/** A predicted input that public methods cannot make: the prediction is wrong. */
final class Impossible extends RuntimeException {
  Impossible(RuntimeException why) {
    super("an input that no program makes: " + why, why);
  }
}
