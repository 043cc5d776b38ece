package q;

import p.Here;

/** In q, so that it overrides q.B.m, but neither p.E.m nor p.A.m. */
public class F extends p.E {
  String m() {
    return Here.get();
  }

  public String open() {
    return Here.get();
  }
}
