package heraldo.rules.ruleset.tribus;

import heraldo.rules.conformance.VariantLaw;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VariantTest {

    @TempDir
    Path folder;

    @Test
    void aFolderWithOneOtherCostIsAGameOfItsOwn() throws IOException {
        new VariantLaw("tribus", "options.yaml", "troopCost, default: \"10\"", "troopCost, default: \"5\"", """
                        [V-3] Three soldiers for fifteen resources
                        S: D4=1 s5; pool1 D4=15
                        O1: RECLUTAR 3 EN D4
                        E: D4=1 s8; pool1 D4=0
                        """)
                .hold(folder);
    }
}
