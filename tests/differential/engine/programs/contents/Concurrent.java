package contents;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** Maps that several threads may share, used by one. */
public class Concurrent {
  static class Session {
    int user;
  }

  static int price(ConcurrentHashMap<Integer, Integer> prices, int article) {
    Integer price = prices.get(article);
    return price == null ? -1 : price;
  }

  static boolean start(ConcurrentMap<Integer, Session> sessions, int id, Session mine) {
    return sessions.putIfAbsent(id, mine) == null;
  }

  static int hits(ConcurrentHashMap<String, Integer> counts) {
    return counts.merge("a", 1, Integer::sum);
  }

  static Session end(ConcurrentHashMap<Integer, Session> sessions, int id) {
    return sessions.remove(id);
  }

  static int total(ConcurrentHashMap<Integer, Integer> amounts) {
    int total = 0;
    for (Map.Entry<Integer, Integer> each : amounts.entrySet()) total += each.getValue();
    return total;
  }

  static boolean isFull(ConcurrentHashMap<Session, Integer> loads) {
    return loads.size() > 1;
  }

  /** Keys that are told by identity. */
  static boolean isBusy(ConcurrentHashMap<Session, Integer> loads, Session session) {
    return loads.containsKey(session);
  }

  static boolean subscribe(CopyOnWriteArrayList<Session> listeners, Session one) {
    return listeners.addIfAbsent(one) && listeners.size() > 1;
  }

  static int users(CopyOnWriteArrayList<Session> listeners) {
    int users = 0;
    for (Session one : listeners)
      if (one != null)
        users += one.user;
    return users;
  }

  static boolean leave(CopyOnWriteArraySet<Integer> rooms, int room) {
    return rooms.remove(room);
  }

  static int next(ConcurrentLinkedQueue<Session> waiting) {
    Session first = waiting.poll();
    return first == null ? -1 : first.user;
  }

  static int queue(ConcurrentLinkedQueue<Session> waiting, Session last) {
    waiting.add(last);
    return waiting.size();
  }

  static Integer rate(ConcurrentNavigableMap<Integer, Integer> rates, int amount) {
    Map.Entry<Integer, Integer> at = rates.floorEntry(amount);
    return at == null ? null : at.getValue();
  }

  static boolean isLast(ConcurrentSkipListSet<Integer> taken, int hour) {
    return taken.contains(hour) && taken.last() == hour;
  }
}
