package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** The engine's own player. */
public final class Steward {

    private final Rulebook book;

    public Steward(Rulebook book) {
        this.book = book;
    }

    public OrderSheet propose(World world, Seat seat, Dice dice) {
        return OrderSheet.EMPTY;
    }
}
