package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All that holds on the board in one state, worked out once, when it is first asked for. Not for several threads. */
public final class Law {

    private final Realm realm;
    private final Rulebook book;
    private final Map<Owner, Bonuses> bonuses = new EnumMap<>(Owner.class);
    private @Nullable Peace peace;
    private @Nullable Routes routes;
    private @Nullable Control control;
    private @Nullable Rates rates;

    public Law(Realm realm, Rulebook book) {
        this.realm = realm;
        this.book = book;
    }

    /** Returns the law of a later position; if the board is the same, it reuses the peace, routes and control of this one. */
    public Law then(Realm next) {
        Law law = new Law(next, book);
        if (peace != null && next.hasBoardOf(realm)) {
            law.peace = peace;
            law.routes = routes;
            law.control = control;
        }
        return law;
    }

    public Realm realm() {
        return realm;
    }

    public Rulebook book() {
        return book;
    }

    public Peace peace() {
        peace = peace == null ? new Peace(realm) : peace;
        return peace;
    }

    public Routes routes() {
        routes = routes == null ? new Routes(realm, peace()) : routes;
        return routes;
    }

    public Control control() {
        control = control == null ? new Control(realm, book, peace()) : control;
        return control;
    }

    public Rates rates() {
        rates = rates == null ? new Rates(realm, routes(), control()) : rates;
        return rates;
    }

    public Bonuses bonuses(Owner owner) {
        return bonuses.computeIfAbsent(owner, any -> Bonuses.of(realm, book, any));
    }
}
