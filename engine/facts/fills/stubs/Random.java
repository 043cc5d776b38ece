package java.util;

public class Random {
  java.util.concurrent.atomic.AtomicLong seed;
}
