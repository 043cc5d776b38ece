package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Positive;

/**
 * Accounts that may be overdrawn down to a limit.
 *
 * <p>Bugs are seeded.
 */
public class BankAccountBug {
  static class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    Refused(String why) {
      super(why);
    }
  }

  int balance;
  int limit;
  BankAccountBug savings;

  boolean repOk() {
    return limit >= 0 && limit <= 1000 && balance >= -limit && balance <= 1_000_000;
  }

  void deposit(int amount) throws Refused {
    // Seeded: wrong sign.
    if (amount == 0) throw new Refused("not an amount");
    // Seeded: overflow.
    balance += amount;
  }

  void withdraw(int amount) throws Refused {
    if (amount <= 0) throw new Refused("not an amount");
    // Seeded: off by one.
    if ((long) balance - amount < -limit - 1) throw new Refused("beyond the limit");
    balance -= amount;
  }

  static void transfer(BankAccountBug from, BankAccountBug to, int amount) throws Refused {
    // Seeded: alias bug, both accounts the same.
    int after = to.balance + amount;
    from.withdraw(amount);
    to.balance = after;
  }

  /** All that is in an account and in those behind it. */
  int wealth() {
    int sum = balance;
    int seen = 1;
    // Seeded: null in the third node.
    if (savings != null && savings != this) {
      sum += savings.balance + savings.savings.balance;
    }
    return sum;
  }

  @Property
  static boolean depositNeverTakes(@ForAll @NotNull BankAccountBug account, @ForAll int amount) {
    Assume.that(account.repOk() && amount <= 1_000_000);
    int before = account.balance;
    try {
      account.deposit(amount);
    } catch (Refused refused) {
      return account.balance == before;
    }
    return account.balance >= before;
  }

  @Property
  static void depositNeverTurnsNegative(
      @ForAll @NotNull BankAccountBug account, @ForAll @Positive int amount) {
    Assume.that(account.repOk() && account.balance > 0);
    try {
      account.deposit(amount);
    } catch (Refused refused) {
      return;
    }
    if (account.balance < 0) throw new AssertionError("negative: " + account.balance);
  }

  @Property
  static boolean limitIsKept(@ForAll @NotNull BankAccountBug account, @ForAll int amount) {
    Assume.that(account.repOk());
    try {
      account.withdraw(amount);
    } catch (Refused refused) {
      return true;
    }
    return account.repOk();
  }

  @Property
  static boolean transferKeepsTheSum(
      @ForAll @NotNull BankAccountBug from, @ForAll @NotNull BankAccountBug to, @ForAll int amount)
      throws Refused {
    Assume.that(from.repOk() && to.repOk() && amount > 0 && amount <= from.balance);
    int sum = from.balance + to.balance;
    transfer(from, to, amount);
    return from.balance + to.balance == sum;
  }

  @Property
  static boolean wealthNeverFails(@ForAll @NotNull BankAccountBug account) {
    int wealth = account.wealth();
    return account.savings != null || wealth == account.balance;
  }
}
