package java.time;

public class LocalTime {
  public byte hour;
  public byte minute;
  public byte second;
  public int nano;
}
