import java.nio.file.CopyOption;
import java.nio.file.LinkOption;
import java.nio.file.StandardCopyOption;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalUnit;

/** Interfaces of the library that only enums implement. */
class Options {
  static final CopyOption KEPT = LinkOption.NOFOLLOW_LINKS;

  /** The constants of one are there, those of the other are not made yet. */
  static int kind(CopyOption option) {
    if (option == null)
      return 0;
    if (option == KEPT)
      return 1;
    return option instanceof StandardCopyOption ? 2 : 3;
  }

  /** The one stands for the type: its constants are made first. */
  static boolean isDay(TemporalUnit unit) {
    return unit == ChronoUnit.DAYS;
  }
}
