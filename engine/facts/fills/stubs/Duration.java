package java.time;

public class Duration {
  public long seconds;
  public int nanos;
}
