package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import java.util.Optional;

/** An event of the game master: it waits in the agenda and acts in the phase of events (K8, §8.2). */
public sealed interface Decree extends Order {

    /** A province receives some of a resource. */
    record Give(Owner province, int amount, Good resource) implements Decree {}

    /** A province loses some of a resource, as far as it has any. */
    record Take(Owner province, int amount, Good resource) implements Decree {}

    /** Units appear in an explored hex. */
    record Raise(Hex hex, Owner owner, Optional<Integer> colonists, Optional<Integer> armies) implements Decree {
        public Units units() {
            return new Units(colonists.orElse(0), armies.orElse(0));
        }
    }

    /** Units disappear from a hex, as far as there are any. */
    record Disband(Hex hex, Owner owner, Optional<Integer> colonists, Optional<Integer> armies) implements Decree {
        public Units units() {
            return new Units(colonists.orElse(0), armies.orElse(0));
        }
    }

    /** A hex becomes a source. */
    record Enrich(Hex hex, Good resource, int richness) implements Decree {}

    /** A hex becomes barren. */
    record Exhaust(Hex hex) implements Decree {}

    /** A hex is explored by nobody in particular. */
    record Reveal(Hex hex) implements Decree {}

    /** A storm stays over a hex for the next turn. */
    record Storm(Hex hex) implements Decree {}

    /** Free trade is cheaper in the next turn. */
    record Fair() implements Decree {}

    /** A province's Fame grows. */
    record Praise(Owner province, int points, String reason) implements Decree {}

    /** A province's Fame shrinks. */
    record Blame(Owner province, int points, String reason) implements Decree {}

    /** Kaixiflán goes to an explored hex. */
    record Lead(Hex hex) implements Decree {}

    /** A card of the deck of events is drawn, and does what it says. */
    record Draw() implements Decree {}

    /** Something is told, and nothing changes. */
    record Proclaim(String text) implements Decree {}
}
