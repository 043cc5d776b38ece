/** The entries used last, the latest first. */
public class LruCache {
  Entry head;
  int count;

  static class Entry {
    int key;
    Entry previous;
    Entry next;
  }

  static final int ROOM = 12;

  /** A circle through the head; every link has its opposite, and the count is right. */
  static boolean repOk(LruCache cache, int key) {
    if (cache.head == null || cache.count < 0 || cache.count > ROOM) return false;
    int count = 0;
    Entry entry = cache.head;
    do {
      if (entry.next == null || entry.next.previous != entry) return false;
      entry = entry.next;
      if (entry != cache.head) count++;
    } while (entry != cache.head);
    return count == cache.count;
  }

  private void unlink(Entry entry) {
    entry.previous.next = entry.next;
    entry.next.previous = entry.previous;
    count--;
  }

  private void linkFirst(Entry entry) {
    entry.previous = head;
    entry.next = head.next;
    head.next.previous = entry;
    head.next = entry;
    count++;
  }

  /** Is it there? Then it becomes the latest. */
  boolean use(int key) {
    for (Entry entry = head.next; entry != head; entry = entry.next) {
      if (entry.key == key) {
        unlink(entry);
        linkFirst(entry);
        return true;
      }
    }
    return false;
  }

  void put(int key) {
    if (use(key)) return;
    if (count == ROOM) unlink(head.previous);
    Entry added = new Entry();
    added.key = key;
    linkFirst(added);
  }
}
