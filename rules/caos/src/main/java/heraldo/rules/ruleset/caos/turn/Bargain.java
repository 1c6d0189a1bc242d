package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A swap or a gift after the invasions (§2.6).
 *
 * @param giver the seat that filed it
 * @param taker the seat that gets the giver's planets
 * @param give the giver's planets
 * @param get the planets that the giver gets for them; empty for a gift
 * @param failure the reason why nothing moved, if nothing did
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
