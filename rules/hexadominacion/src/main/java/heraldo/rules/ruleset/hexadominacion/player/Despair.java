package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.state.Grant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A ruler who has next to nothing left, with a strong enemy before the gates, may lay down the crown: the land goes to that
 * enemy's enemies.
 */
final class Despair {

    private static final int FEW_HEXES = 2;
    private static final int SELDOM = 3;
    private static final int STRONGER = 3;

    private Despair() {}

    /** Returns whether a ruler surrenders; the sheet then holds nothing else. */
    static boolean of(Draft draft) {
        List<Integer> own = draft.frontier.own();
        int army = draft.frontier.army(draft.seat.number());
        int threat = own.stream().mapToInt(draft.frontier::threat).max().orElse(0);
        boolean lost = own.size() <= FEW_HEXES && threat > STRONGER * (army + 1);
        return lost && draft.whim("despair", SELDOM) == 1 && draft.add(new Surrender(grants(draft, own)));
    }

    private static List<Grant> grants(Draft draft, List<Integer> own) {
        return heir(draft)
                .map(heir -> own.stream().map(hex -> new Grant(hex, heir)).toList())
                .orElse(List.of());
    }

    /** The weakest of the realms that do not stand at the border. */
    private static Optional<Seat> heir(Draft draft) {
        List<Integer> near = draft.frontier.own().stream()
                .flatMap(hex -> draft.frontier.enemiesBeside(hex).boxed())
                .distinct()
                .toList();
        return draft.world
                .playing()
                .filter(other -> !other.equals(draft.seat) && !near.contains(other.number()))
                .min(Comparator.comparingInt(other -> draft.frontier.army(other.number())));
    }
}
