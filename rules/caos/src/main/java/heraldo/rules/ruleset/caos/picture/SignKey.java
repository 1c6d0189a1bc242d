package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.scene.SignTable;
import heraldo.rules.scene.Wheel.Sign;

/** The key to the signs of the plate. */
public final class SignKey {

    public static final SignTable TABLE = SignTable.EMPTY
            .with("changed", Sign.CHANGED)
            .with("raid", Sign.RAID)
            .with("failed", Sign.FAILED)
            .with("shield", Sign.SHIELD)
            .with("resource", Sign.RESOURCE)
            .with("people", Sign.PEOPLE)
            .with("holy", Sign.HOLY);

    private SignKey() {}
}
