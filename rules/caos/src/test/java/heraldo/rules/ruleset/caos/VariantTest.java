package heraldo.rules.ruleset.caos;

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
        new VariantLaw("caos", "rates.yaml", "costs: {invade: 1,", "costs: {invade: 2,", """
                        [V-2] An invasion costs two actions
                        S: own 1: RELENTE
                        O1: INVADIR VIGILIA
                        E: b1=2; cost1=2; VIGILIA=1
                        """).hold(folder);
    }
}
