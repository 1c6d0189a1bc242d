package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import java.util.Optional;

/**
 * <i>Abordar</i>: the whole crew attacks a ship (T22).
 *
 * @param crew how many of the survivors stay on the prize
 */
public record Boarding(Hex ship, Optional<Hex> via, Hex target, Optional<Integer> crew) implements Voyage {}
