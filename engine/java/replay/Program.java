package replay;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * The classes under test, loaded anew for every path, so that static fields start over. Bytes are
 * read from the class path once.
 */
final class Program extends ClassLoader {
  /** Where classes come from: directories and jars. */
  static final class Source {
    private final List<Path> elements = new ArrayList<>();
    private final Map<String, Optional<byte[]>> known = new HashMap<>();

    /** As for java: elements separated by colons, "dir/*" for the jars of a directory. */
    Source(String classPath) {
      for (String element : classPath.split(":")) {
        if (element.endsWith("/*"))
          addJars(Path.of(element.substring(0, element.length() - 2)));
        else if (!element.isEmpty())
          elements.add(Path.of(element));
      }
    }

    Optional<byte[]> bytes(String name) {
      return known.computeIfAbsent(name, this::read);
    }

    private void addJars(Path directory) {
      try (Stream<Path> files = Files.list(directory)) {
        files.filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
            .sorted()
            .forEach(elements::add);
      } catch (IOException e) {
        throw new IllegalStateException(directory + " cannot be listed", e);
      }
    }

    private Optional<byte[]> read(String name) {
      String file = name.replace('.', '/') + ".class";
      for (Path element : elements) {
        try {
          byte[] bytes = Files.isRegularFile(element) ? fromJar(element, file)
                                                      : fromDirectory(element, file);
          if (bytes != null)
            return Optional.of(bytes);
        } catch (IOException e) {
          throw new IllegalStateException(element + " cannot be read", e);
        }
      }
      return Optional.empty();
    }

    private static byte[] fromDirectory(Path directory, String name) throws IOException {
      Path file = directory.resolve(name);
      return Files.exists(file) ? Files.readAllBytes(file) : null;
    }

    private static byte[] fromJar(Path jar, String name) throws IOException {
      try (JarFile file = new JarFile(jar.toFile(), true, ZipFile.OPEN_READ,
               Runtime.version())) {
        JarEntry entry = file.getJarEntry(name);
        return entry == null ? null : file.getInputStream(entry).readAllBytes();
      }
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
