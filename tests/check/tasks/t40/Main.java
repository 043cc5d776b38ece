// verdict: violated
package t40;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Objects: a transfer from an account to itself. */
public class Main {
  static class Account {
    int balance;
  }

  public static void main(String[] args) {
    Account a = new Account();
    Account b = Verifier.nondetBoolean() ? a : new Account();
    a.balance = Verifier.nondetInt();
    Verifier.assume(a.balance >= 10 && a.balance <= 100);
    int before = a.balance;
    a.balance -= 10;
    b.balance += 10;
    assert a.balance == before - 10;
  }
}
