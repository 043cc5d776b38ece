package cases.other;

import cases.PackagePrivate;

/** Back in the first package: overrides what its grandparent made package-private here. */
public class Neighbour extends PackagePrivate.Outsider {
  @Override
  protected int open() {
    return 30;
  }

  int hidden() {
    return 31;
  }
}
