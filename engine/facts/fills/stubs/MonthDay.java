package java.time;

public class MonthDay {
  public int month;
  public int day;
}
