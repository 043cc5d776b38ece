/** Chains of entries, by the key's lowest bit. */
public class HashTable {
  Entry[] chains;

  static class Entry {
    int key;
    int value;
    Entry next;

    Entry(int key, int value, Entry next) {
      this.key = key;
      this.value = value;
      this.next = next;
    }
  }

  /** Two chains; keys are where they belong and ascend, so no entry has two places. */
  static boolean repOk(HashTable table, int key) {
    if (table.chains == null || table.chains.length != 2) return false;
    for (int i = 0; i < 2; i++) {
      for (Entry entry = table.chains[i]; entry != null; entry = entry.next) {
        if ((entry.key & 1) != i) return false;
        if (entry.next != null && entry.key >= entry.next.key) return false;
      }
    }
    return true;
  }

  static boolean repOk(HashTable table, int key, int value) {
    return repOk(table, key);
  }

  int get(int key) {
    for (Entry entry = chains[key & 1]; entry != null; entry = entry.next) {
      if (entry.key == key) return entry.value;
    }
    return 0;
  }

  void put(int key, int value) {
    Entry before = null;
    Entry entry = chains[key & 1];
    while (entry != null && entry.key < key) {
      before = entry;
      entry = entry.next;
    }
    if (entry != null && entry.key == key) {
      entry.value = value;
    } else if (before == null) {
      chains[key & 1] = new Entry(key, value, entry);
    } else {
      before.next = new Entry(key, value, entry);
    }
  }
}
