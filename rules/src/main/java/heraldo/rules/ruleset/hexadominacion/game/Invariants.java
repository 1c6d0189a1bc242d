package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** What holds in every position of a legal game. */
public final class Invariants {

    private Invariants() {}

    public static List<String> violations(World world) {
        return List.of();
    }
}
