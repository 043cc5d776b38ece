package org.hamcrest;

/** What matchers of others write to; no model ever asks them. */
public interface Description {
  Description NONE = new NullDescription();

  Description appendText(String text);

  Description appendDescriptionOf(SelfDescribing value);

  Description appendValue(Object value);

  @SuppressWarnings("unchecked")
  <T> Description appendValueList(
      String start, String separator, String end, T... values);

  <T> Description appendValueList(
      String start, String separator, String end, Iterable<T> values);

  Description appendList(
      String start,
      String separator,
      String end,
      Iterable<? extends SelfDescribing> values);

  final class NullDescription implements Description {
    @Override
    public Description appendText(String text) {
      return this;
    }

    @Override
    public Description appendDescriptionOf(SelfDescribing value) {
      return this;
    }

    @Override
    public Description appendValue(Object value) {
      return this;
    }

    @Override
    @SafeVarargs
    public final <T> Description appendValueList(
        String start, String separator, String end, T... values) {
      return this;
    }

    @Override
    public <T> Description appendValueList(
        String start, String separator, String end, Iterable<T> values) {
      return this;
    }

    @Override
    public Description appendList(
        String start,
        String separator,
        String end,
        Iterable<? extends SelfDescribing> values) {
      return this;
    }
  }
}
