package edge;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.PriorityQueue;
import java.util.Stack;

/** Lists, queues and what goes over them. */
public final class Lists {
  private Lists() {}

  private static List<Integer> numbers() {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < 6; i++) list.add(i * i % 7);
    return list;
  }

  public static String arrayList() {
    return numbers().toString();
  }

  public static int grownArrayList() {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < 100; i++) list.add(i);
    int sum = 0;
    for (int x : list) sum += x;
    return sum;
  }

  public static int removeByIndexOrObject() {
    List<Integer> list = numbers();
    list.remove(2);
    list.remove(Integer.valueOf(2));
    return list.size() * 1000 + list.get(2) * 10 + list.indexOf(4);
  }

  public static int getBeyondTheEnd() {
    return new ArrayList<Integer>().get(0);
  }

  public static String messageOfGet() {
    try {
      return "" + numbers().get(6);
    } catch (IndexOutOfBoundsException e) {
      return e.getMessage();
    }
  }

  public static int changedWhileIterating() {
    List<Integer> list = numbers();
    for (Integer x : list) list.remove(x);
    return list.size();
  }

  public static int removedByIterator() {
    List<Integer> list = numbers();
    for (Iterator<Integer> it = list.iterator(); it.hasNext();) {
      if (it.next() % 2 == 0) it.remove();
    }
    return list.size();
  }

  public static int nextBeyondTheEnd() {
    return new ArrayList<Integer>().iterator().next();
  }

  public static int removeBeforeNext() {
    numbers().iterator().remove();
    return 1;
  }

  public static boolean removedIf() {
    List<Integer> list = numbers();
    boolean any = list.removeIf(x -> x > 2);
    return any && list.stream().allMatch(x -> x <= 2);
  }

  public static String subList() {
    List<Integer> list = numbers();
    list.subList(1, 3).clear();
    return list.toString();
  }

  public static int sortedList() {
    List<Integer> list = numbers();
    Collections.sort(list);
    return list.get(0) * 100 + list.get(5);
  }

  public static String sortedByComparator() {
    List<String> words = new ArrayList<>(Arrays.asList("pear", "fig", "banana", "kiwi"));
    words.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    return words.toString();
  }

  public static int immutableList() {
    List.of(1, 2, 3).add(4);
    return 1;
  }

  public static int immutableListOfNull() {
    return List.of(1, null).size();
  }

  public static int listOf() {
    List<Integer> list = List.of(4, 5, 6);
    return list.get(0) * 100 + list.indexOf(6) * 10 + (list.contains(5) ? 1 : 0);
  }

  public static String listOfManyAsText() {
    return List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).toString();
  }

  public static int arraysAsListIsFixed() {
    Arrays.asList(1, 2).add(3);
    return 1;
  }

  public static int arraysAsListWritesThrough() {
    Integer[] array = {1, 2};
    Arrays.asList(array).set(0, 9);
    return array[0];
  }

  public static int unmodifiable() {
    Collections.unmodifiableList(numbers()).set(0, 1);
    return 1;
  }

  public static String reversedAndSwapped() {
    List<Integer> list = numbers();
    Collections.reverse(list);
    Collections.swap(list, 0, 5);
    return list.toString();
  }

  public static int extremes() {
    return Collections.max(numbers()) * 10 + Collections.min(numbers());
  }

  public static int maxOfNothing() {
    return Collections.max(new ArrayList<Integer>());
  }

  public static int found() {
    List<Integer> list = List.of(1, 3, 5, 7);
    return Collections.binarySearch(list, 5) * 100 + Collections.binarySearch(list, 4);
  }

  public static String nCopies() {
    return Collections.nCopies(3, "x").toString() + Collections.emptyList();
  }

  public static int frequency() {
    return Collections.frequency(numbers(), 2);
  }

  public static String shuffledWithSeed() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5));
    Collections.shuffle(list, new java.util.Random(42));
    return list.toString();
  }

  public static String linkedList() {
    LinkedList<Integer> list = new LinkedList<>(List.of(1, 2));
    list.addFirst(0);
    list.addLast(3);
    list.add(2, 9);
    list.removeFirst();
    return list + " " + list.peekLast();
  }

  public static int linkedListEmpty() {
    return new LinkedList<Integer>().getFirst();
  }

  public static String listIterator() {
    List<String> list = new LinkedList<>(List.of("a", "b", "c"));
    ListIterator<String> it = list.listIterator();
    it.next();
    it.add("x");
    it.next();
    it.set("y");
    it.previous();
    it.previous();
    it.remove();
    return list.toString();
  }

  public static int deque() {
    Deque<Integer> deque = new ArrayDeque<>();
    for (int i = 0; i < 20; i++) {
      if (i % 2 == 0) deque.push(i); else deque.offerLast(i);
    }
    return deque.pop() * 1000 + deque.pollLast() * 10 + deque.size();
  }

  public static int dequeOfNull() {
    new ArrayDeque<String>().add(null);
    return 1;
  }

  public static int dequeEmpty() {
    return new ArrayDeque<Integer>().pop();
  }

  public static String priorityQueue() {
    PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());
    queue.addAll(List.of(3, 1, 4, 1, 5));
    StringBuilder text = new StringBuilder();
    while (!queue.isEmpty()) text.append(queue.poll());
    return text.toString();
  }

  public static int stack() {
    Stack<Integer> stack = new Stack<>();
    stack.push(1);
    stack.push(2);
    return stack.peek() * 10 + stack.search(1);
  }

  public static int stackEmpty() {
    return new Stack<Integer>().pop();
  }

  public static boolean equalLists() {
    return new ArrayList<>(List.of(1, 2)).equals(new LinkedList<>(List.of(1, 2)))
        && List.of(1, 2).hashCode() == Arrays.asList(1, 2).hashCode();
  }

  public static int toArray() {
    Integer[] array = numbers().toArray(new Integer[0]);
    Object[] objects = numbers().toArray();
    return array.length * 10 + (objects.getClass() == Object[].class ? 1 : 0);
  }

  public static int toArrayOfWrongType() {
    return ((List<?>) numbers()).toArray(new String[0]).length;
  }

  public static int replaceAll() {
    List<Integer> list = numbers();
    list.replaceAll(x -> x + 1);
    return list.get(0) + list.get(5);
  }

  public static boolean containsAll() {
    return numbers().containsAll(List.of(0, 1)) && !numbers().containsAll(List.of(99))
        && numbers().retainAll(List.of(1));
  }

  public static int negativeCapacity() {
    return new ArrayList<Integer>(-1).size();
  }

  public static int rawList() {
    List<String> list = new ArrayList<>();
    @SuppressWarnings({"unchecked", "rawtypes"})
    boolean added = ((List) list).add(1);
    return list.get(0).length();
  }
}
