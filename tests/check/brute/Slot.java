package brute;

import java.lang.reflect.AnnotatedElement;

/** A number of the input: its type, and the annotated parameter it belongs to, if any. */
record Slot(Class<?> type, AnnotatedElement parameter) {}
