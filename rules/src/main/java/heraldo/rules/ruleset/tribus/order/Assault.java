package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import java.util.Optional;

/**
 * <i>Asaltar</i>: the whole crew attacks a port from the sea (T21).
 *
 * @param occupy how many of the survivors go ashore
 */
public record Assault(Hex ship, Optional<Hex> via, Hex city, Optional<Integer> occupy) implements Voyage {}
