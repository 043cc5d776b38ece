package replay;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The classes under test, loaded anew for every path, so that static fields start over. Bytes are
 * read from the class path once.
 */
final class Program extends ClassLoader {
  /** Where classes come from: directories. */
  static final class Source {
    private final Path[] directories;
    private final Map<String, Optional<byte[]>> known = new HashMap<>();

    Source(Path... directories) {
      this.directories = directories;
    }

    Optional<byte[]> bytes(String name) {
      return known.computeIfAbsent(name, this::read);
    }

    private Optional<byte[]> read(String name) {
      for (Path directory : directories) {
        Path file = directory.resolve(name.replace('.', '/') + ".class");
        if (!Files.exists(file))
          continue;
        try {
          return Optional.of(Files.readAllBytes(file));
        } catch (IOException e) {
          throw new IllegalStateException(file + " cannot be read", e);
        }
      }
      return Optional.empty();
    }
  }

  private static final Class<?>[] PRIMITIVES = {boolean.class, byte.class, char.class, short.class,
      int.class, long.class, float.class, double.class, void.class};

  private final Source source;

  Program(Source source) {
    super(ClassLoader.getPlatformClassLoader());
    this.source = source;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = source.bytes(name).orElseThrow(() -> new ClassNotFoundException(name));
    return defineClass(name, bytes, 0, bytes.length);
  }

  boolean owns(Class<?> type) {
    return type.getClassLoader() == this;
  }

  /** Of a name as reports print it: "int", "a.B", "a.B[][]", or a descriptor of an array. */
  Class<?> typeOf(String name) throws ClassNotFoundException {
    if (name.endsWith("[]"))
      return typeOf(name.substring(0, name.length() - 2)).arrayType();
    for (Class<?> primitive : PRIMITIVES) {
      if (primitive.getName().equals(name))
        return primitive;
    }
    return Class.forName(name, false, this);
  }

  /** Of a method descriptor. */
  MethodType signatureOf(String descriptor) {
    return MethodType.fromMethodDescriptorString(descriptor, this);
  }
}
