package java.time;

public class Year {
  public int year;
}
