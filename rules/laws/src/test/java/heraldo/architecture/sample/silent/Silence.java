package heraldo.architecture.sample.silent;

/** Looks at nothing. */
public record Silence() {}
