package java.util;

public class BitSet {
  long[] words;
  int wordsInUse;
}
