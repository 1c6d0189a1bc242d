package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.engine.Agree;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.SortedSet;

/** Deals and harm between seats. */
final class KaixiflanAgree implements Agree<Realm> {

    private final Game game;

    KaixiflanAgree(Game game) {
        this.game = game;
    }

    @Override
    public SortedSet<Seat> harmed(Realm realm, Seat seat, Order order) {
        return game.harmed(realm, Owner.of(seat), order);
    }

    @Override
    public List<Deal> deals(Realm realm, Seat seat, Order order) {
        return game.deals(realm, Owner.of(seat), order);
    }
}
