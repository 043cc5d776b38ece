package pairs;

public enum Level {
  LOW,
  MIDDLE,
  HIGH
}
