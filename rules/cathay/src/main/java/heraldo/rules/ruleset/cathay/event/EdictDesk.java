package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.game.Invariants;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Trail;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.List;

/** Carries out corrections. One that would leave an impossible position is refused and changes nothing. */
public final class EdictDesk {

    private EdictDesk() {}

    public static Amendment<Position> amend(Position position, Order edict) {
        Edict wanted = (Edict) edict;
        List<Seat> meant = EdictNotice.seats(wanted);
        boolean unknown =
                meant.stream().anyMatch(seat -> seat.number() > position.sides().size());
        if (unknown || position.over()) {
            return refused(position);
        }
        Position changed = settled(EdictEffects.of(position, wanted));
        boolean legal =
                !changed.equals(position) && Invariants.violations(changed).isEmpty();
        return legal ? Amendment.made(changed, EdictNotice.of(wanted)) : refused(position);
    }

    private static Amendment<Position> refused(Position position) {
        return Amendment.refused(position, new Refusal("GM-IMPOSSIBLE", "Y55", Message.of("refusal.GM-IMPOSSIBLE")));
    }

    /** Recalculates the routes and the cards that depend on them. */
    private static Position settled(Position position) {
        Position settled = position;
        for (Seat seat : position.seats()) {
            Side side = settled.side(seat);
            settled = settled.with(seat, side.withBuildings(side.buildings().withRoute(Trail.length(settled, seat))));
        }
        return settled.withHonours(HonourLaw.reviewed(settled));
    }
}
