package org.assertj.core.api;

public abstract class AbstractObjectArrayAssert<
        SELF extends AbstractObjectArrayAssert<SELF, ELEMENT>, ELEMENT>
    extends AbstractAssert<SELF, ELEMENT[]> {
  public AbstractObjectArrayAssert(ELEMENT[] actual, Class<?> selfType) {
    super(actual, selfType);
  }

  private Object[] elements() {
    claim(actual != null);
    return actual;
  }

  private int size() {
    return elements().length;
  }

  @Override
  public SELF as(String description, Object... args) {
    return myself;
  }

  public void isNullOrEmpty() {
    claim(actual == null || actual.length == 0);
  }

  public void isEmpty() {
    claim(size() == 0);
  }

  public SELF isNotEmpty() {
    return claim(size() != 0);
  }

  public SELF hasSize(int expected) {
    return claim(size() == expected);
  }

  public SELF hasSizeGreaterThan(int expected) {
    return claim(size() > expected);
  }

  public SELF hasSizeGreaterThanOrEqualTo(int expected) {
    return claim(size() >= expected);
  }

  public SELF hasSizeLessThan(int expected) {
    return claim(size() < expected);
  }

  public SELF hasSizeLessThanOrEqualTo(int expected) {
    return claim(size() <= expected);
  }

  @SuppressWarnings("unchecked")
  public SELF contains(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(
        Elements.containsAll(elements, Elements.some(elements, values)));
  }

  @SuppressWarnings("unchecked")
  public SELF containsOnly(ELEMENT... values) {
    final Object[] elements = elements();
    Elements.some(elements, values);
    return claim(
        Elements.containsAll(elements, values)
            && Elements.containsAll(values, elements));
  }

  @SuppressWarnings("unchecked")
  public SELF containsExactly(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(Elements.same(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF containsExactlyInAnyOrder(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(Elements.permuted(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF containsAnyOf(ELEMENT... values) {
    final Object[] elements = elements();
    Elements.some(elements, values);
    return claim(
        values.length == 0 || Elements.containsAny(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF doesNotContain(ELEMENT... values) {
    final Object[] elements = elements();
    if (values.length == 0) throw new IllegalArgumentException();
    return claim(!Elements.containsAny(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF startsWith(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(Elements.at(elements, 0, Elements.some(elements, values)));
  }

  @SuppressWarnings("unchecked")
  public SELF endsWith(ELEMENT first, ELEMENT... rest) {
    final Object[] values = new Object[rest.length + 1];
    values[0] = first;
    for (int i = 0; i < rest.length; i++) values[i + 1] = rest[i];
    return ends(values);
  }

  public SELF endsWith(ELEMENT[] values) {
    return ends(values);
  }

  private SELF ends(Object[] values) {
    final Object[] elements = elements();
    final int place = elements.length - values.length;
    return claim(Elements.at(elements, place, values));
  }

  public SELF containsNull() {
    return claim(in(null, elements()));
  }

  public SELF doesNotContainNull() {
    return claim(!in(null, elements()));
  }

  public SELF doesNotHaveDuplicates() {
    return claim(!Elements.duplicates(elements()));
  }

  public SELF containsAll(Iterable<? extends ELEMENT> values) {
    final Object[] wanted = Elements.of(values);
    return claim(Elements.containsAll(elements(), wanted));
  }

  public SELF containsExactlyElementsOf(Iterable<? extends ELEMENT> values) {
    final Object[] wanted = Elements.of(values);
    return claim(Elements.same(elements(), wanted));
  }
}
