package heraldo.rules.ruleset.cathay;

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
        new VariantLaw("cathay", "prices.yaml", "road: MP", "road: M", """
                        [V-4] A road for one wood
                        S: set 1=24; hand 1=M
                        O1: CARRETERA 24-30
                        E: 24-30=1; hand 1=-
                        """).hold(folder);
    }
}
