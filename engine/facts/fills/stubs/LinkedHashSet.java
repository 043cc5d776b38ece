package java.util;

public class LinkedHashSet<E> extends HashSet<E> {}
