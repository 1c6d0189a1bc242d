package heraldo.rules.ruleset.hexadominacion.state;

import java.util.List;

/**
 * The memory of the last rounds.
 *
 * @param barters the trades (R14)
 * @param strikes the attacks of the last round
 * @param changed the hexes that changed hands in the last round
 * @param totals everybody's score before the last round was played, by seat, to show the change
 */
public record Past(List<Barter> barters, List<Strike> strikes, List<Integer> changed, List<Integer> totals) {

    static final Past NONE = new Past(List.of(), List.of(), List.of(), List.of());

    public Past {
        barters = List.copyOf(barters);
        strikes = List.copyOf(strikes);
        changed = List.copyOf(changed);
        totals = List.copyOf(totals);
    }
}
