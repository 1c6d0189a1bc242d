package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.EnumMap;
import java.util.Map;

/** All that holds on the board in one state, worked out once. Not for several threads. */
public final class Law {

    private final Realm realm;
    private final Rulebook book;
    private final Peace peace;
    private final Routes routes;
    private final Control control;
    private final Rates rates;
    private final Map<Owner, Bonuses> bonuses = new EnumMap<>(Owner.class);

    public Law(Realm realm, Rulebook book) {
        this.realm = realm;
        this.book = book;
        this.peace = new Peace(realm);
        this.routes = new Routes(realm, peace);
        this.control = new Control(realm, book, peace);
        this.rates = new Rates(realm, routes, control);
    }

    public Realm realm() {
        return realm;
    }

    public Rulebook book() {
        return book;
    }

    public Peace peace() {
        return peace;
    }

    public Routes routes() {
        return routes;
    }

    public Control control() {
        return control;
    }

    public Rates rates() {
        return rates;
    }

    public Bonuses bonuses(Owner owner) {
        return bonuses.computeIfAbsent(owner, any -> Bonuses.of(realm, book, any));
    }
}
