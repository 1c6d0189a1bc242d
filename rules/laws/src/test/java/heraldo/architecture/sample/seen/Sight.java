package heraldo.architecture.sample.seen;

/** Something to look at. */
public record Sight() {}
