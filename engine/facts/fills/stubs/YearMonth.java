package java.time;

public class YearMonth {
  public int year;
  public int month;
}
