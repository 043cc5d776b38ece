package junit.framework;

/** What a test of JUnit 3 inherits; whoever checks it runs it. */
public abstract class TestCase extends Assert implements Test {
  private String name;

  public TestCase() {}

  public TestCase(String name) {
    this.name = name;
  }

  @Override
  public int countTestCases() {
    return 1;
  }

  protected void setUp() throws Exception {}

  protected void tearDown() throws Exception {}

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }
}
