package sites;

/** A record of numbers. */
public record Reading(int id, double value, boolean valid) {}
