package heraldo.rules.ruleset.hexadominacion;

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
        new VariantLaw("hexadominacion", "costs.yaml", "recruit: 2/4/2/0", "recruit: 2/1/2/0", """
                        [V-1] Four soldiers for one wood each
                        S: R1 10/14/10/0; F6=1 L1 tri s1
                        O1: RECLUTAR 4 EN F6
                        E: R1 2/10/2/0; F6=1 s5
                        """).hold(folder);
    }
}
