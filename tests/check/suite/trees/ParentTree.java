package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/** Folders that know their parent: a tree with first child, next sibling and a way up. */
public class ParentTree {
  static class Folder {
    int files;
    Folder parent;
    Folder child;
    Folder sibling;
  }

  /** A root with at most two children, which have none. */
  static boolean flat(Folder root) {
    if (root == null || root.parent != null || root.sibling != null) return false;
    Folder first = root.child;
    if (first == null) return true;
    if (first.parent != root || first.child != null) return false;
    Folder second = first.sibling;
    if (second == null) return true;
    return second.parent == root && second.child == null && second.sibling == null;
  }

  static int total(Folder folder) {
    int total = folder.files;
    for (Folder c = folder.child; c != null; c = c.sibling) total += total(c);
    return total;
  }

  static void detach(Folder folder) {
    Folder parent = folder.parent;
    if (parent == null) return;
    if (parent.child == folder) {
      parent.child = folder.sibling;
    } else {
      Folder c = parent.child;
      while (c.sibling != folder) c = c.sibling;
      c.sibling = folder.sibling;
    }
    folder.parent = null;
    folder.sibling = null;
  }

  /** Puts a folder below another one, unless that would be a cycle. */
  static void move(Folder folder, Folder target) {
    for (Folder f = target; f != null; f = f.parent) {
      if (f == folder) return;
    }
    detach(folder);
    folder.parent = target;
    folder.sibling = target.child;
    target.child = folder;
  }

  static int depth(Folder folder) {
    int depth = 0;
    for (Folder f = folder.parent; f != null; f = f.parent) depth++;
    return depth;
  }

  @Property
  static boolean detachedHasNoSibling(@ForAll @WithNull Folder root) {
    Assume.that(flat(root) && root.child != null);
    Folder child = root.child;
    int total = total(root);
    detach(child);
    return child.sibling == null && total(root) == total - child.files;
  }

  @Property
  static boolean moveMakesNoCycle(@ForAll @WithNull Folder root, @ForAll boolean self) {
    Assume.that(flat(root) && root.child != null);
    move(root, self ? root : root.child);
    return flat(root);
  }

  @Property
  static boolean moveKeepsFiles(@ForAll @WithNull Folder root, @ForAll @WithNull Folder other) {
    Assume.that(flat(root) && flat(other) && root != other);
    int total = total(root) + total(other);
    move(other, root);
    return total(root) == total && depth(other) == 1;
  }

  @Property
  static boolean depthIsAtMostOne(@ForAll @WithNull Folder root) {
    Assume.that(flat(root));
    return depth(root) == 0 && (root.child == null || depth(root.child) == 1);
  }
}
