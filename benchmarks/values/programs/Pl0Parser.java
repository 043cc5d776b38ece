/** Parses one PL/0 statement, given as token kinds, and counts the statements within it. */
public class Pl0Parser {
  static final int IDENTIFIER = 0;
  static final int NUMBER = 1;
  static final int BECOMES = 2;
  static final int PLUS = 3;
  static final int TIMES = 4;
  static final int CALL = 5;
  static final int BEGIN = 6;
  static final int SEMICOLON = 7;
  static final int END = 8;
  static final int WHILE = 9;
  static final int ODD = 10;
  static final int DO = 11;
  private static final int NOTHING = -1;

  private final int[] tokens;
  private int next;
  private int statements;

  static class SyntaxError extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private Pl0Parser(int[] tokens) {
    this.tokens = tokens;
  }

  static int run(int t0, int t1, int t2, int t3) {
    Pl0Parser parser = new Pl0Parser(new int[] {t0, t1, t2, t3});
    parser.statement();
    if (parser.next != parser.tokens.length) throw new SyntaxError();
    return parser.statements;
  }

  /** Nothing at all is a statement, too, and is not counted. */
  private void statement() {
    int before = next;
    if (accept(IDENTIFIER)) assignment();
    else if (accept(CALL)) expect(IDENTIFIER);
    else if (accept(BEGIN)) block();
    else if (accept(WHILE)) loop();
    if (next > before) statements++;
  }

  private void assignment() {
    expect(BECOMES);
    expression();
  }

  private void block() {
    statement();
    while (accept(SEMICOLON)) {
      statement();
    }
    expect(END);
  }

  private void loop() {
    expect(ODD);
    expression();
    expect(DO);
    statement();
  }

  private void expression() {
    accept(PLUS);
    term();
    while (accept(PLUS)) {
      term();
    }
  }

  private void term() {
    factor();
    while (accept(TIMES)) {
      factor();
    }
  }

  private void factor() {
    if (!accept(IDENTIFIER)) expect(NUMBER);
  }

  private void expect(int kind) {
    if (!accept(kind)) throw new SyntaxError();
  }

  private boolean accept(int kind) {
    if (peek() != kind) return false;
    next++;
    return true;
  }

  private int peek() {
    return next < tokens.length ? tokens[next] : NOTHING;
  }
}
