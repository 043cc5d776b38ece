/** Thread.sleep, where no time passes. */
final class Sleeping {
  private Sleeping() {}

  static void sleep(long millis) throws InterruptedException {
    if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
    if (Thread.interrupted()) throw new InterruptedException("sleep interrupted");
  }
}
