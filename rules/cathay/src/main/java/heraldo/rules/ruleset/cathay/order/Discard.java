package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Phase;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.Optional;

/** <i>Descarte</i>: which cards go first when a hand is too large (Y27). Only its seat is told. */
public record Discard(Preference preference) implements Command {

    public static final OrderType<Discard> TYPE =
            OrderType.of("discard", Discard.class, Param.one("preference", PreferenceType.WORDS));

    @Override
    public Phase phase() {
        return Phase.ANYTIME;
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        turn.change(seat, side -> side.withPlayer(side.player().discarding(Optional.of(preference))));
        turn.happened(new Deed.Preferred(seat, preference.order()));
    }
}
