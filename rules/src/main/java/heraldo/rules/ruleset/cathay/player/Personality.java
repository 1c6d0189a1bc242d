package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;

/** What kind of player a seat has: fixed for a game by its seat and the board, so that everybody can tell. */
enum Personality {
    /** Wants cities: wheat and clay; soldiers above all to guard them. */
    MASON(List.of(9, 14, 10, 13, 8), 70, 120),
    /** Wants soldiers, and what others have built. */
    WARRIOR(List.of(9, 15, 9, 7, 13), 140, 100),
    /** Wants roads and many settlements. */
    PIONEER(List.of(14, 12, 11, 7, 12), 95, 150);

    private final List<Integer> weights;
    private final int war;
    private final int roads;

    Personality(List<Integer> weights, int war, int roads) {
        this.weights = weights;
        this.war = war;
        this.roads = roads;
    }

    static Personality of(Position position, Seat seat) {
        int board = 0;
        for (int hex = 0; hex < position.board().tiles().size(); hex++) {
            board += (hex + 1) * position.board().tile(hex).number();
        }
        return values()[(board + seat.number()) % values().length];
    }

    /** What a card of a resource is worth to it; 10 is common. */
    int weight(Resource resource) {
        return weights.get(resource.place());
    }

    /** What a soldier's prospects are worth to it, in hundredths. */
    int war() {
        return war;
    }

    /** What new land is worth to it, in hundredths. */
    int roads() {
        return roads;
    }
}
