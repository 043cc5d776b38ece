package java.time;

public class Period {
  public int years;
  public int months;
  public int days;
}
