package java.time;

public class LocalDate {
  public int year;
  public short month;
  public short day;
}
