package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;

/** Trade agreements, of which each province seals its own half (R50). */
public final class Deals {

    private Deals() {}

    /** What an order of a province needs another to seal. */
    public static List<Deal> of(Realm realm, Owner owner, Order order) {
        return order instanceof Agreement agreement
                ? half(realm, owner, agreement.province()).stream().toList()
                : List.of();
    }

    /** The other half, unless it is sealed already. */
    private static Optional<Deal> half(Realm realm, Owner owner, Owner partner) {
        boolean plays = realm.provinces().containsKey(partner);
        boolean open = plays && partner != owner && !realm.pacts().offered(partner, owner);
        return partner.seat()
                .filter(seat -> open)
                .map(seat -> new Deal(
                        seat,
                        new Agreement(owner),
                        Message.of("deal.agreement", "one", Say.owner(owner), "other", Say.owner(partner))));
    }
}
