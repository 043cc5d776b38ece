package replay;

/** Why the real JVM cannot say anything about a path. */
final class Unreplayable extends Exception {
  Unreplayable(String reason) {
    super(reason);
  }
}
