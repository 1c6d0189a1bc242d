package heraldo.architecture.sample.honest;

import heraldo.architecture.sample.seen.Sight;
import org.junit.jupiter.api.Assertions;

/** Looks at a sight, and at a library. */
public record Looker(Sight sight) {
    /** Whether there is something to see. */
    public void look() {
        Assertions.assertNotNull(sight);
    }
}
