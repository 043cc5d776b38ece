package cases;

/** Bridge methods of generics and covariant returns; heap pollution met by checkcast. */
public class Bridges {
  interface Source<T> {
    T next();
  }

  static class Box<T> {
    T content;

    void put(T value) {
      content = value;
    }

    T get() {
      return content;
    }
  }

  static class Token {
    final int id;

    Token(int id) {
      this.id = id;
    }
  }

  static class TokenBox extends Box<Token> {
    int puts;

    @Override
    void put(Token value) {
      puts++;
      super.put(value);
    }

    @Override
    Token get() {
      return new Token(content.id * 2);
    }
  }

  static class Counter implements Source<Token> {
    int at;

    public Token next() {
      return new Token(++at);
    }
  }

  static <T extends Token> int idOf(T token) {
    return token.id;
  }

  static <T> T same(T value) {
    return value;
  }

  public static int bridgeReachesOverride() {
    Box<Token> box = new TokenBox();
    box.put(new Token(4));
    return ((TokenBox) box).puts * 100 + box.get().id;
  }

  public static int bridgeThroughInterface() {
    Source<Token> source = new Counter();
    source.next();
    return source.next().id;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void rawPutFailsInTheBridge() {
    Box box = new TokenBox();
    box.put(new Object());
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int pollutionIsFoundAtTheUse() {
    Box box = new Box<Token>();
    box.put(new int[1]);
    Box<Token> typed = box;
    Object fine = typed.content;
    try {
      Token token = typed.get();
      return token.id;
    } catch (ClassCastException e) {
      return fine == null ? 1 : 2;
    }
  }

  public static int genericMethodWithBound() {
    return idOf(new Token(6)) + same(new Token(7)).id * 10;
  }

  public static int genericArrayElement() {
    Token[] row = {new Token(1), new Token(2)};
    return lastOf(row).id;
  }

  private static <T> T lastOf(T[] row) {
    return row[row.length - 1];
  }

  static class Shape {
    Shape copy() {
      return new Shape();
    }

    int sides() {
      return 0;
    }
  }

  static class Square extends Shape {
    @Override
    Square copy() {
      return new Square();
    }

    @Override
    int sides() {
      return 4;
    }
  }

  static class Big extends Square {
    @Override
    Big copy() {
      return this;
    }
  }

  public static int covariantTwoLevels() {
    Shape a = new Big();
    Square b = new Big();
    Shape c = new Square();
    return (a.copy() == a ? 1 : 0) + (b.copy() == b ? 2 : 0) + (c.copy() == c ? 4 : 0)
        + c.copy().sides() * 10;
  }

  interface Ordered<T> {
    int order(T other);
  }

  static class Weight implements Ordered<Weight> {
    final int grams;

    Weight(int grams) {
      this.grams = grams;
    }

    public int order(Weight other) {
      return grams - other.grams;
    }
  }

  private static <T extends Ordered<T>> T largest(T[] row) {
    T best = row[0];
    for (T each : row) {
      if (each.order(best) > 0)
        best = each;
    }
    return best;
  }

  public static int recursiveBound() {
    Weight[] row = {new Weight(3), new Weight(9), new Weight(4)};
    return largest(row).grams;
  }
}
