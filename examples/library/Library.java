import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** One call of the class library each, with whatever it can be given. */
class Library {
  static int search(int[] sorted, int key) {
    return Arrays.binarySearch(sorted, key);
  }

  static int parse(String text) {
    return Integer.parseInt(text);
  }

  static int find(String text, String part) {
    return text.indexOf(part);
  }

  static int indexOf(ArrayList<Integer> list, Integer number) {
    return list.indexOf(number);
  }

  static Integer treeGet(TreeMap<Integer, Integer> map, Integer key) {
    return map.get(key);
  }

  static Integer treePut(TreeMap<Integer, Integer> map, Integer key, Integer value) {
    return map.put(key, value);
  }

  static Integer hashGet(HashMap<Integer, Integer> map, Integer key) {
    return map.get(key);
  }

  static Integer hashPut(HashMap<Integer, Integer> map, Integer key, Integer value) {
    return map.put(key, value);
  }

  static Integer hashMerge(HashMap<Integer, Integer> map, Integer key, Integer value) {
    return map.merge(key, value, Integer::sum);
  }

  static void sort(List<Integer> list) {
    Collections.sort(list);
  }

  static Optional<Integer> next(Optional<Integer> number) {
    return number.map(n -> n + 1);
  }

  static int sum(List<Integer> list) {
    return list.stream().filter(n -> n > 0).mapToInt(Integer::intValue).sum();
  }
}
