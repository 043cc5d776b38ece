package sites;

/** A record that holds another one. */
public record Label(char letter, Reading of) {}
