package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.EnumMap;
import java.util.Map;

/** At which rate a province trades (R46-R53). */
public final class Rates {

    private static final int FREE_TRADE = 3;
    private static final int SOURCE = 2;
    private static final int PARTNER = 1;

    private final Realm realm;
    private final Routes routes;
    private final Control control;
    private final Map<Owner, Map<Good, Integer>> rates = new EnumMap<>(Owner.class);

    Rates(Realm realm, Routes routes, Control control) {
        this.realm = realm;
        this.routes = routes;
        this.control = control;
    }

    /** The cheapest rate at which a province may receive a resource: 1, 2 or 3 (R53). */
    public int of(Owner owner, Good receive) {
        return rates.computeIfAbsent(owner, any -> new EnumMap<>(Good.class))
                .computeIfAbsent(receive, good -> cheapest(owner, good));
    }

    private int cheapest(Owner owner, Good receive) {
        if (tradesWithKaixiflan(owner) || tradesWithPartner(owner)) {
            return PARTNER;
        }
        return realm.omens().fair() || seesSource(owner, receive) ? SOURCE : FREE_TRADE;
    }

    /** Returns the cost, in one resource, of receiving an amount of another (R47). */
    public int cost(Owner owner, Good give, int amount, Good receive) {
        int worth = amount * of(owner, receive) * receive.worth();
        return (worth + give.worth() - 1) / give.worth();
    }

    private boolean tradesWithKaixiflan(Owner owner) {
        return realm.court().holds(owner, Office.FAVOURITE)
                && (!realm.settings().kaixiflanTradesByRoute()
                        || routes.fromCapital(owner, realm.court().kaixiflan()));
    }

    private boolean tradesWithPartner(Owner owner) {
        return realm.provinces().entrySet().stream()
                .filter(other -> other.getKey() != owner && realm.pacts().allied(owner, other.getKey()))
                .anyMatch(other ->
                        routes.trade(owner, other.getKey(), other.getValue().capital()));
    }

    private boolean seesSource(Owner owner, Good good) {
        for (Map.Entry<Hex, Owner> source : control.all().entrySet()) {
            Owner other = source.getValue();
            if (other != owner
                    && other.isProvince()
                    && yields(source.getKey(), good)
                    && routes.trade(owner, other, source.getKey())) {
                return true;
            }
        }
        return false;
    }

    private boolean yields(Hex hex, Good good) {
        return realm.atlas().at(hex).source().orElseThrow().good() == good;
    }
}
