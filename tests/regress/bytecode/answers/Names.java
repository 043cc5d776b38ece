/** Strings that people type. */
class Names {
  static char initial(String name) {
    return name.charAt(0);
  }

  static String extension(String file) {
    int dot = file.indexOf('.');
    return file.substring(dot + 1, file.length() - 1);
  }
}
