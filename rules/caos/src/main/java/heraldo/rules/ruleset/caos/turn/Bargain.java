package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A swap or a gift after the invasions (§2.6).
 *
 * @param giver who filed it
 * @param taker who gets the giver's planets
 * @param give the giver's planets
 * @param get what the giver gets for them; empty for a gift
 * @param failure why nothing moved, if nothing did
 */
public record Bargain(Seat giver, Seat taker, List<String> give, List<String> get, Optional<Note> failure) {

    public Bargain {
        give = List.copyOf(give);
        get = List.copyOf(get);
    }

    public boolean gift() {
        return get.isEmpty();
    }
}
