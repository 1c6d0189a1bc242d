package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Optional;

/** The game master sets right something of the open position, at once (§8.2). What would break it is refused (§10). */
public sealed interface Correction extends Order {

    /** A province has exactly so much of a resource. */
    record Hold(Owner province, int amount, Good resource) implements Correction {}

    /** An owner has exactly these units in a hex; a kind that is not named has none. */
    record Station(Hex hex, Owner owner, Optional<Integer> colonists, Optional<Integer> armies) implements Correction {
        public Units units() {
            return new Units(colonists.orElse(0), armies.orElse(0));
        }
    }

    /** A settlement stands in a hex, new or grown out of its owner's village or fort. */
    record Settlement(Hex hex, Owner owner, TownKind kind) implements Correction {}

    /** A province is in an Era. */
    record Age(Owner province, int era) implements Correction {}

    /** A province has a building more. */
    record Grant(Owner province, String building) implements Correction {}

    /** A province takes an office from its holder, if there is one. */
    record Appoint(Office office, Owner province) implements Correction {}

    /** Nobody holds an office. */
    record Dismiss(Office office) implements Correction {}

    /** A product is the import of this term. */
    record Abound(Good resource) implements Correction {}

    /** No product has been chosen in this term. */
    record Unchosen() implements Correction {}

    /** Two provinces have an agreement, with its Fame. */
    record Ally(Owner one, Owner other) implements Correction {}

    /** A province's half of an agreement is sealed. */
    record Offer(Owner from, Owner to) implements Correction {}

    /** A banquet was given in a hex since the last Summer. */
    record Feasted(Hex hex) implements Correction {}
}
