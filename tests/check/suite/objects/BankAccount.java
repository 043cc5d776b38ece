package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Positive;

/** Accounts that may be overdrawn down to a limit. */
public class BankAccount {
  static class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    Refused(String why) {
      super(why);
    }
  }

  int balance;
  int limit;
  BankAccount savings;

  boolean repOk() {
    return limit >= 0 && limit <= 1000 && balance >= -limit && balance <= 1_000_000;
  }

  void deposit(int amount) throws Refused {
    if (amount <= 0) throw new Refused("not an amount");
    if (balance > 0 && amount > Integer.MAX_VALUE - balance) throw new Refused("too much");
    balance += amount;
  }

  void withdraw(int amount) throws Refused {
    if (amount <= 0) throw new Refused("not an amount");
    if ((long) balance - amount < -limit) throw new Refused("beyond the limit");
    balance -= amount;
  }

  static void transfer(BankAccount from, BankAccount to, int amount) throws Refused {
    from.withdraw(amount);
    to.balance += amount;
  }

  /** All that is in an account and in those behind it. */
  int wealth() {
    int sum = balance;
    int seen = 1;
    for (BankAccount a = savings; a != null && seen < 3; a = a.savings) {
      sum += a.balance;
      seen++;
    }
    return sum;
  }

  @Property
  static boolean depositNeverTakes(@ForAll @NotNull BankAccount account, @ForAll int amount) {
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
      @ForAll @NotNull BankAccount account, @ForAll @Positive int amount) {
    Assume.that(account.repOk() && account.balance > 0);
    try {
      account.deposit(amount);
    } catch (Refused refused) {
      return;
    }
    if (account.balance < 0) throw new AssertionError("negative: " + account.balance);
  }

  @Property
  static boolean limitIsKept(@ForAll @NotNull BankAccount account, @ForAll int amount) {
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
      @ForAll @NotNull BankAccount from, @ForAll @NotNull BankAccount to, @ForAll int amount)
      throws Refused {
    Assume.that(from.repOk() && to.repOk() && amount > 0 && amount <= from.balance);
    int sum = from.balance + to.balance;
    transfer(from, to, amount);
    return from.balance + to.balance == sum;
  }

  @Property
  static boolean wealthNeverFails(@ForAll @NotNull BankAccount account) {
    int wealth = account.wealth();
    return account.savings != null || wealth == account.balance;
  }
}
