package heraldo.rules.ruleset.hexadominacion.state;

import java.util.List;

/**
 * An attack of the last round, for the picture.
 *
 * @param seat the attacker
 * @param origins the hexes that sent soldiers
 * @param won whether the target was conquered
 */
public record Strike(int seat, int target, List<Integer> origins, boolean won) {
    public Strike {
        origins = List.copyOf(origins);
    }
}
