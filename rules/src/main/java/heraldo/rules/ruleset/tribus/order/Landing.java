package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import java.util.List;
import java.util.Optional;

/**
 * <i>Desembarcar</i>: groups go ashore, after sailing if {@code via} is given (T15, Q28).
 *
 * @param parties each to another tile
 */
public record Landing(Hex ship, Optional<Hex> via, List<Party> parties) implements Voyage {
    public Landing {
        parties = List.copyOf(parties);
    }
}
