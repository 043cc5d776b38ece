package sites;

/** A record of references. */
public record Pair(Item first, Item second) {}
