package contents;

import java.util.ArrayDeque;
import java.util.LinkedList;
import java.util.PriorityQueue;

/** Queues, stacks and linked lists that are given. */
public class Queues {
  static class Job {
    int cost;
    Job next;
  }

  /** Breadth first. */
  static int reached(ArrayDeque<Job> open) {
    int seen = 0;
    while (!open.isEmpty() && seen < 3) {
      Job job = open.poll();
      seen++;
      if (job.next != null && job.cost > 0)
        open.add(job.next);
    }
    return seen;
  }

  static int serve(LinkedList<Job> waiting) {
    Job first = waiting.pollFirst();
    return first == null ? -1 : first.cost;
  }

  static boolean undo(ArrayDeque<Integer> stack, int top) {
    if (stack.peek() == null)
      return false;
    stack.pop();
    stack.push(top);
    return stack.size() > 1;
  }

  static int sum(LinkedList<Integer> numbers) {
    int sum = 0;
    for (Integer n : numbers)
      if (n != null)
        sum += n;
    return sum;
  }

  static int cheapest(PriorityQueue<Integer> prices) {
    return prices.isEmpty() ? 0 : prices.poll();
  }

  static boolean isFull(LinkedList<Job> waiting) {
    return waiting.size() > 1;
  }

  static LinkedList<Integer> doubled(LinkedList<Integer> numbers) {
    numbers.addAll(numbers);
    return numbers;
  }
}
