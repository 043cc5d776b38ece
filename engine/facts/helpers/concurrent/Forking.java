package java.util.concurrent;

/** ForkJoinTask.fork where there is one thread: it may take up the task at once. */
final class Forking {
  private Forking() {}

  static ForkJoinTask<?> fork(ForkJoinTask<?> task) {
    task.doExec();
    return task;
  }
}
