package brute;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Runs a property on one input, and gives up on it after a while. */
final class Caller implements AutoCloseable {
  enum Outcome {
    HOLDS,
    VIOLATED,
    NOT_MEANT,
    GAVE_UP
  }

  private static final long PATIENCE_MS = 2000;
  private static final String ABORTED = "org.opentest4j.TestAbortedException";

  private final Thread worker = Thread.currentThread();
  private final Thread watcher = new Thread(this::watch);
  private volatile boolean running;
  private volatile long calls;
  private volatile boolean closed;

  /** What the last call that was not fine ended with. */
  private String message = "";

  Caller() {
    watcher.setDaemon(true);
    watcher.start();
  }

  String message() {
    return message;
  }

  Outcome call(Method method, Object[] arguments) {
    try {
      calls++;
      running = true;
      Object result = method.invoke(null, arguments);
      running = false;
      if (!Boolean.FALSE.equals(result)) return Outcome.HOLDS;
      message = "false";
      return Outcome.VIOLATED;
    } catch (InvocationTargetException e) {
      running = false;
      return judge(e.getCause());
    } catch (ThreadDeath e) {
      return Outcome.GAVE_UP;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    } finally {
      running = false;
    }
  }

  private Outcome judge(Throwable thrown) {
    if (thrown.getClass().getName().equals(ABORTED)) return Outcome.NOT_MEANT;
    if (thrown instanceof ThreadDeath || thrown instanceof OutOfMemoryError) return Outcome.GAVE_UP;
    message = thrown.getClass().getName();
    return Outcome.VIOLATED;
  }

  /** A call that is still the same after a while is stopped; a loop has no other way out. */
  @SuppressWarnings("deprecation")
  private void watch() {
    long seen = -1;
    while (!closed) {
      if (running && calls == seen) worker.stop();
      seen = calls;
      try {
        Thread.sleep(PATIENCE_MS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    watcher.interrupt();
  }
}
