/** A service on top of a repository; not every order is there. */
class Orders {
  static class Order {
    int id;
    boolean paid;
    boolean shipped;
  }

  interface Repository {
    Order find(int id);
  }

  static class OneOrder implements Repository {
    private Order order;

    @Override
    public Order find(int id) {
      return order.id == id ? order : null;
    }
  }

  static class Empty implements Repository {
    @Override
    public Order find(int id) {
      return null;
    }
  }

  private Repository repository;

  void ship(int id) {
    Order order = repository.find(id);
    if (!order.paid) throw new IllegalStateException("not paid");
    order.shipped = true;
  }
}
