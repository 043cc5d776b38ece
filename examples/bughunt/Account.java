/** An assertion that fails only where two parameters are the same object. */
public class Account {
  int balance;

  static void transfer(Account from, Account to, int amount) {
    if (amount <= 0 || from.balance < amount) return;
    int before = from.balance;
    from.balance -= amount;
    to.balance += amount;
    assert from.balance == before - amount;
  }
}
