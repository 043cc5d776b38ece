package java.lang;

public class AbstractStringBuilder {
  byte[] value;
  byte coder;
  int count;
}
