package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Optional;

/** <i>Combatir</i>: own armies attack somebody in their hex (K36, R70). */
public record Fight(Hex hex, Optional<Owner> against) implements Action {}
