package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Every folder of rulesets can be played. */
class CatalogTest {

    @Test
    void noFolderOfRulesetsHasAProblem() {
        assertEquals(List.of(), Hosted.catalog().problems());
    }

    @Test
    void theTrialGameAndItsVariantAreFound() {
        assertTrue(Hosted.catalog().ids().containsAll(List.of("cairn", "cairn-live")));
    }
}
