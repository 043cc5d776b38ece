import org.sosy_lab.sv_benchmarks.Verifier;

/** Every kind of number, at a value that is written in a way of its own. */
public class Kinds {
  public static void main(String[] args) {
    boolean yes = Verifier.nondetBoolean();
    byte b = Verifier.nondetByte();
    char c = Verifier.nondetChar();
    short s = Verifier.nondetShort();
    long l = Verifier.nondetLong();
    float f = Verifier.nondetFloat();
    double d = Verifier.nondetDouble();
    boolean odd = b == Byte.MIN_VALUE && c == Character.MAX_VALUE && s == -3 && l == 5_000_000_000L;
    assert !(yes && odd && f != f && d == Double.NEGATIVE_INFINITY);
  }
}
