package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;

/**
 * What kind of player a seat has.
 *
 * @param weights what a card of each resource is worth to it, in canonical order; 10 is common
 * @param war what a soldier's prospects are worth to it, in hundredths
 * @param roads what new land is worth to it, in hundredths
 * @param care what the danger to its buildings is worth to it, in hundredths
 * @param envy what rivals' success is worth to it, in hundredths
 * @param spite the same of whoever leads alone, besides
 * @param fair whether it strikes at nobody but its {@link Quarry}
 */
record Personality(List<Integer> weights, int war, int roads, int care, int envy, int spite, boolean fair) {

    /** Wants cities: wheat and clay; soldiers above all to guard them. */
    private static final Personality MASON = new Personality(List.of(9, 14, 10, 13, 8), 70, 120, 100, 100, 0, false);

    /** Wants soldiers, and what others have built. */
    private static final Personality WARRIOR = new Personality(List.of(9, 15, 9, 7, 13), 140, 100, 100, 100, 0, false);

    /** Wants roads and many settlements. */
    private static final Personality PIONEER = new Personality(List.of(14, 12, 11, 7, 12), 95, 150, 100, 100, 0, false);

    private static final List<Personality> ALL = List.of(MASON, WARRIOR, PIONEER);

    Personality {
        weights = List.copyOf(weights);
    }

    /** That of the engine's own player: fixed for a game by its seat and the board, so that everybody can tell. */
    static Personality of(Position position, Seat seat) {
        int board = 0;
        for (int hex = 0; hex < position.board().tiles().size(); hex++) {
            board += (hex + 1) * position.board().tile(hex).number();
        }
        return ALL.get((board + seat.number()) % ALL.size());
    }

    /** What a card of a resource is worth to it; 10 is common. */
    int weight(Resource resource) {
        return weights.get(resource.place());
    }
}
