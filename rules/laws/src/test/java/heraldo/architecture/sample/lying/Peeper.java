package heraldo.architecture.sample.lying;

import heraldo.architecture.sample.seen.Sight;

/** Looks where nobody expects it. */
public record Peeper(Sight sight) {}
