package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;

/**
 * The personality of a seat's player.
 *
 * @param weights the value of a card of each resource to it, in canonical order; 10 is common
 * @param war the value of a soldier's prospects to it, in hundredths
 * @param roads the value of new land to it, in hundredths
 * @param care the weight of the danger to its buildings, in hundredths
 * @param envy the weight of rivals' success, in hundredths
 * @param spite the additional weight of a sole leader's success, in hundredths
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

    /** Returns the value of a card of a resource; 10 is common. */
    int weight(Resource resource) {
        return weights.get(resource.place());
    }
}
