package heraldo.rules.ruleset.hexadominacion.report;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** What a viewer may know of the position. */
public final class Report {

    private Report() {}

    public static Chronicle of(World world, Viewer viewer) {
        return new Chronicle(List.of());
    }
}
