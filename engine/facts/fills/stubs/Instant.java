package java.time;

public class Instant {
  public long seconds;
  public int nanos;
}
