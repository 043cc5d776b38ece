package java.util;

public class IntSummaryStatistics {
  long count;
  long sum;
  int min;
  int max;
}
