package edge;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What frameworks do with classes they do not know: look, make, set, call. */
public final class Reflected {
  private Reflected() {}

  public static class Account {
    public static int made = 0;
    protected long balance;
    private String owner;
    public final int number;
    transient double rate = 0.5;
    private static final String PREFIX = "A-";

    public Account() {
      this("nobody", 0);
    }

    public Account(String owner, long balance) {
      if (balance < 0) throw new IllegalArgumentException("overdrawn: " + balance);
      this.owner = owner;
      this.balance = balance;
      this.number = ++made;
    }

    public long deposit(int amount) {
      balance += amount;
      return balance;
    }

    public String describe() {
      return PREFIX + owner + ":" + balance;
    }

    private boolean isOwnedBy(String name, Object more) {
      return owner.equals(name) && more == null;
    }

    static char letter(byte b, short s, float f, boolean z) {
      return z ? (char) ('a' + b + s + (int) f) : '-';
    }

    void close() throws Exception {
      throw new Exception("still " + balance);
    }
  }

  public static class Savings extends Account {
    @Override
    public String describe() {
      return "savings of " + super.describe();
    }
  }

  public interface Plugin {
    String name();

    default String greet() {
      return "I am " + name();
    }
  }

  public static class Upper implements Plugin {
    @Override
    public String name() {
      return "UPPER";
    }
  }

  public static class Broken implements Plugin {
    public Broken(int unused) {}

    @Override
    public String name() {
      return "broken";
    }
  }

  public static class Fails {
    static final int VALUE = compute();

    static int compute() {
      throw new IllegalStateException("no value");
    }

    public static int value() {
      return VALUE;
    }
  }

  enum Size {
    SMALL, LARGE
  }

  record Order(String item, int count, List<String> tags) {}

  sealed interface Event permits Started, Stopped {}

  record Started(long at) implements Event {}

  record Stopped(long at, String why) implements Event {}

  abstract static class Shape {
    abstract double area();
  }

  static class Generic<T extends Comparable<T>> {
    T value;
    Map<String, List<T>> index;
  }

  public static String methodsByName() {
    List<String> names = new ArrayList<>();
    for (Method m : Account.class.getDeclaredMethods())
      names.add(Modifier.toString(m.getModifiers()) + " " + m.getName() + m.getParameterCount());
    Collections.sort(names);
    return names.toString();
  }

  public static String publicMethods() {
    return Arrays.stream(Upper.class.getMethods())
        .filter(m -> m.getDeclaringClass() != Object.class)
        .map(m -> m.getDeclaringClass().getSimpleName() + "." + m.getName())
        .sorted()
        .toList()
        .toString();
  }

  public static String fieldsByName() {
    Field[] fields = Account.class.getDeclaredFields();
    Arrays.sort(fields, Comparator.comparing(Field::getName));
    StringBuilder text = new StringBuilder();
    for (Field f : fields) text.append(f).append(';');
    return text.toString();
  }

  public static int publicFields() {
    return Savings.class.getFields().length * 10 + Savings.class.getDeclaredFields().length;
  }

  public static String constructors() {
    Constructor<?>[] all = Account.class.getDeclaredConstructors();
    Arrays.sort(all, Comparator.comparingInt(Constructor::getParameterCount));
    return Arrays.toString(all);
  }

  public static String signatures() throws Exception {
    Method m = Account.class.getDeclaredMethod("isOwnedBy", String.class, Object.class);
    return m + " " + m.getReturnType() + Arrays.toString(m.getParameterTypes());
  }

  public static long calledPublic() throws Exception {
    Account a = new Account("ann", 5);
    Method deposit = a.getClass().getMethod("deposit", int.class);
    return (Long) deposit.invoke(a, 37);
  }

  public static String calledOverridden() throws Exception {
    Method describe = Account.class.getMethod("describe");
    return describe.invoke(new Savings()) + "" + describe.invoke(new Account("b", 1));
  }

  public static boolean calledPrivate() throws Exception {
    Method m = Account.class.getDeclaredMethod("isOwnedBy", String.class, Object.class);
    m.setAccessible(true);
    return (boolean) m.invoke(new Account("c", 0), "c", null);
  }

  public static char calledWithAllKinds() throws Exception {
    Method m = Account.class.getDeclaredMethod(
        "letter", byte.class, short.class, float.class, boolean.class);
    return (Character) m.invoke(null, (byte) 1, (byte) 1, 3L, true);
  }

  public static String calledWrongly() throws Exception {
    Method deposit = Account.class.getMethod("deposit", int.class);
    Object[][] tries = {{}, {"5"}, {5L}, {null}, {1, 2}};
    StringBuilder text = new StringBuilder();
    for (Object[] arguments : tries) {
      try {
        text.append(deposit.invoke(new Account(), arguments));
      } catch (IllegalArgumentException e) {
        text.append(e.getMessage()).append(';');
      }
    }
    return text.toString();
  }

  public static String calledOnWrongObject() throws Exception {
    Method describe = Account.class.getMethod("describe");
    try {
      return "" + describe.invoke("text");
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  public static String calledOnNothing() throws Exception {
    try {
      return "" + Account.class.getMethod("describe").invoke(null);
    } catch (NullPointerException e) {
      return "null";
    }
  }

  public static String whatIsThrown() {
    try {
      Method close = Account.class.getDeclaredMethod("close");
      close.invoke(new Account("d", 9));
      return "closed";
    } catch (InvocationTargetException e) {
      return e.getCause().getMessage() + (e.getTargetException() == e.getCause()) + e.getMessage();
    } catch (ReflectiveOperationException e) {
      return "no such";
    }
  }

  public static String failingClass() throws Exception {
    try {
      return "" + Fails.class.getMethod("value").invoke(null);
    } catch (ExceptionInInitializerError e) {
      return "initialiser: " + e.getCause().getMessage();
    }
  }

  public static String madeByName() throws Exception {
    StringBuilder text = new StringBuilder();
    for (String name : new String[] {"Upper", "Broken", "Missing", "Plugin"}) {
      try {
        Class<?> type = Class.forName("edge.Reflected$" + name);
        Plugin plugin = (Plugin) type.getDeclaredConstructor().newInstance();
        text.append(plugin.greet());
      } catch (ReflectiveOperationException e) {
        text.append(e.getClass().getSimpleName());
      }
      text.append(' ');
    }
    return text.toString();
  }

  public static String madeWithArguments() throws Exception {
    Constructor<Account> make = Account.class.getConstructor(String.class, long.class);
    return make.newInstance("eve", 7).describe() + make.newInstance("eve", 8L).balance;
  }

  public static String makingFails() throws Exception {
    try {
      Account.class.getConstructor(String.class, long.class).newInstance("eve", -7);
      return "made";
    } catch (InvocationTargetException e) {
      return e.getCause().toString();
    }
  }

  public static String abstractIsNotMade() throws Exception {
    try {
      Shape.class.getDeclaredConstructor().newInstance();
      return "made";
    } catch (InstantiationException e) {
      return "abstract" + e.getMessage();
    }
  }

  public static String enumIsNotMade() throws Exception {
    try {
      Constructor<?> make = Size.class.getDeclaredConstructors()[0];
      make.setAccessible(true);
      return "" + make.newInstance("HUGE", 2);
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  public static String fieldsCopied() throws Exception {
    Account from = new Account("fay", 3), to = new Account();
    for (Field f : Account.class.getDeclaredFields()) {
      if (Modifier.isStatic(f.getModifiers()) || Modifier.isFinal(f.getModifiers())) continue;
      f.setAccessible(true);
      f.set(to, f.get(from));
    }
    return to.describe() + to.rate + (to.number == from.number);
  }

  public static String fieldsToMap() throws Exception {
    Map<String, Object> map = new TreeMap<>();
    Account a = new Account("gus", 12);
    for (Field f : Account.class.getDeclaredFields()) {
      if (!Modifier.isStatic(f.getModifiers())) map.put(f.getName(), f.get(a));
    }
    map.remove("number");
    return map.toString();
  }

  public static int staticField() throws Exception {
    Field made = Account.class.getField("made");
    made.setInt(null, 40);
    new Account();
    made.set(null, made.getInt(null) + 1);
    return Account.made;
  }

  public static String finalField() throws Exception {
    Field number = Account.class.getField("number");
    try {
      number.setInt(new Account(), 5);
      return "set";
    } catch (IllegalAccessException e) {
      return e.getMessage();
    }
  }

  public static int finalFieldForced() throws Exception {
    Field number = Account.class.getField("number");
    number.setAccessible(true);
    Account a = new Account();
    number.setInt(a, 77);
    return a.number;
  }

  public static String recordFieldForced() throws Exception {
    Field item = Order.class.getDeclaredField("item");
    item.setAccessible(true);
    try {
      item.set(new Order("a", 1, null), "b");
      return "set";
    } catch (IllegalAccessException e) {
      return e.getMessage();
    }
  }

  public static String fieldOfWrongType() throws Exception {
    Field balance = Account.class.getDeclaredField("balance");
    Account a = new Account();
    balance.set(a, (short) 5);
    try {
      balance.set(a, "6");
    } catch (IllegalArgumentException e) {
      return a.balance + e.getMessage();
    }
    return "set";
  }

  public static String fieldOfPlatform() throws Exception {
    try {
      Field value = String.class.getDeclaredField("value");
      value.setAccessible(true);
      return "open";
    } catch (InaccessibleObjectException e) {
      return "closed";
    }
  }

  public static String notFound() {
    StringBuilder text = new StringBuilder();
    try {
      Account.class.getMethod("deposit", long.class);
    } catch (NoSuchMethodException e) {
      text.append(e.getMessage());
    }
    try {
      Account.class.getField("owner");
    } catch (NoSuchFieldException e) {
      text.append(e.getMessage());
    }
    try {
      Account.class.getConstructor(String.class);
    } catch (NoSuchMethodException e) {
      text.append(e.getMessage());
    }
    return text.toString();
  }

  public static String recordToMap() throws Exception {
    Map<String, Object> map = new LinkedHashMap<>();
    Order order = new Order("pen", 3, List.of("x", "y"));
    for (RecordComponent c : Order.class.getRecordComponents())
      map.put(c.getName() + ":" + c.getType().getSimpleName(), c.getAccessor().invoke(order));
    return map.toString();
  }

  public static String recordFromMap() throws Exception {
    Map<String, Object> values = Map.of("at", 5L, "why", "done");
    RecordComponent[] parts = Stopped.class.getRecordComponents();
    Class<?>[] types = new Class<?>[parts.length];
    Object[] arguments = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = parts[i].getType();
      arguments[i] = values.get(parts[i].getName());
    }
    return Stopped.class.getDeclaredConstructor(types).newInstance(arguments).toString();
  }

  public static boolean noRecord() {
    return Account.class.getRecordComponents() == null && !Account.class.isRecord();
  }

  public static String sealedTypes() {
    StringBuilder text = new StringBuilder().append(Event.class.isSealed());
    for (Class<?> c : Event.class.getPermittedSubclasses()) text.append(c.getSimpleName());
    return text.append(Account.class.isSealed()).toString();
  }

  public static String genericTypes() throws Exception {
    Field index = Generic.class.getDeclaredField("index");
    ParameterizedType type = (ParameterizedType) index.getGenericType();
    return type + " " + type.getActualTypeArguments().length
        + Generic.class.getTypeParameters()[0].getBounds()[0];
  }

  public static String enumByReflection() throws Exception {
    Method valueOf = Size.class.getMethod("valueOf", String.class);
    valueOf.setAccessible(true);
    return valueOf.invoke(null, "LARGE") + Arrays.toString(Size.class.getEnumConstants())
        + Size.class.isEnum();
  }

  public static String memberClasses() {
    List<String> names = new ArrayList<>();
    for (Class<?> c : Reflected.class.getDeclaredClasses()) names.add(c.getSimpleName());
    Collections.sort(names);
    return names.toString();
  }

  public static String platformMethods() throws Exception {
    Object length = String.class.getMethod("length").invoke("four");
    Object max = Math.class.getMethod("max", int.class, int.class).invoke(null, 3, 8);
    Object parsed = Integer.class.getMethod("valueOf", String.class).invoke(null, "21");
    List<Object> list = new ArrayList<>();
    List.class.getMethod("add", Object.class).invoke(list, "x");
    return "" + length + max + parsed + list;
  }

  public static String manyCalls() throws Exception {
    Method deposit = Account.class.getMethod("deposit", int.class);
    Account a = new Account("hal", 0);
    for (int i = 0; i < 40; i++) deposit.invoke(a, i);
    return a.describe();
  }

  public static String interfaceMethods() throws Exception {
    Method greet = Plugin.class.getMethod("greet");
    return greet.invoke(new Upper()) + "" + greet.isDefault() + greet.invoke((Plugin) () -> "lambda");
  }

  public static String equalMembers() throws Exception {
    Method a = Account.class.getMethod("describe"), b = Account.class.getMethod("describe");
    return "" + a.equals(b) + (a == b) + (a.hashCode() == b.hashCode())
        + a.equals(Savings.class.getMethod("describe"));
  }

  public static String namesOfClasses() throws Exception {
    Class<?>[] classes = {int.class, int[][].class, Account[].class, Map.Entry.class, Size.LARGE.getClass(),
        void.class, Class.forName("[Ljava.lang.String;"), Class.forName("[J")};
    StringBuilder text = new StringBuilder();
    for (Class<?> c : classes)
      text.append(c.getName()).append('|').append(c.getSimpleName()).append('|')
          .append(c.getTypeName()).append('|').append(c.getPackageName()).append('\n');
    return text.toString();
  }

  public static String missingClasses() {
    StringBuilder text = new StringBuilder();
    for (String name : new String[] {"no.Such", "edge/Reflected", "int", "", "[Lno.Such;", "[x"}) {
      try {
        text.append(Class.forName(name));
      } catch (ClassNotFoundException e) {
        text.append(e.getMessage()).append(';');
      }
    }
    return text.toString();
  }

  public static String castAndInstance() {
    StringBuilder text = new StringBuilder();
    Object[] objects = {1, "s", 2.5, 'c', null};
    for (Object o : objects)
      text.append(Number.class.isInstance(o)).append(Comparable.class.isInstance(o));
    try {
      text.append(Integer.class.cast(1)).append(Integer.class.cast("s"));
    } catch (ClassCastException e) {
      text.append(e.getMessage());
    }
    return text.toString();
  }

  public static String typedArrays() {
    Object longs = Array.newInstance(long.class, 3);
    Array.setInt(longs, 0, 7);
    Array.setChar(longs, 1, 'a');
    Array.set(longs, 2, (byte) -3);
    Object words = Array.newInstance(String.class, 2);
    Array.set(words, 1, "w");
    return Arrays.toString((long[]) longs) + Arrays.toString((Object[]) words)
        + Array.getFloat(longs, 1) + Array.getDouble(longs, 0) + Array.getLength(words);
  }

  public static String arraysRefuse() {
    int[] ints = new int[1];
    Runnable[] tries = {
        () -> Array.set(ints, 0, 5L), () -> Array.set(ints, 0, null), () -> Array.setLong(ints, 0, 1),
        () -> Array.set(new String[1], 0, 5), () -> Array.setInt(new Integer[1], 0, 5),
        () -> Array.getByte(ints, 0), () -> Array.getInt("no array", 0), () -> Array.getInt(ints, 1),
        () -> Array.set(null, 0, 1), () -> Array.getLength("no array"),
        () -> Array.newInstance(int.class, -1)};
    StringBuilder text = new StringBuilder();
    for (Runnable each : tries) {
      try {
        each.run();
        text.append("done;");
      } catch (NullPointerException e) {
        text.append("null;");
      } catch (RuntimeException e) {
        text.append(e.getClass().getSimpleName()).append(e.getMessage()).append(';');
      }
    }
    return text.toString();
  }

  public static String arraysOfArrays() {
    Object table = Array.newInstance(int.class, 2, 3);
    Array.setInt(Array.get(table, 1), 2, 9);
    int[][] rows = (int[][]) table;
    return Arrays.deepToString(rows) + Array.newInstance(int[].class, 1).getClass().getName();
  }

  @SuppressWarnings("unchecked")
  private static <T> T[] doubled(T[] array) {
    T[] more = (T[]) Array.newInstance(array.getClass().getComponentType(), 2 * array.length);
    for (int i = 0; i < more.length; i++) more[i] = array[i % array.length];
    return more;
  }

  public static String genericArrayGrown() {
    String[] words = doubled(new String[] {"a", "b"});
    return String.join(",", words) + words.getClass().getSimpleName();
  }

  public static String modules() {
    return String.class.getModule().getName() + Reflected.class.getModule().isNamed()
        + (Reflected.class.getModule() == Account.class.getModule());
  }
}
