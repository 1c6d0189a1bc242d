package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Yields of a collection (§2.4): of a province for itself, or of the independents for their Governor. */
public final class Harvest {

    private static final int MOST_RICHNESS = 3;
    private static final int MOST_YIELD = 5;

    private static final Comparator<Yield> IN_ORDER = Comparator.comparing(Yield::source);
    private static final Comparator<Yield> RICHEST =
            Comparator.comparingInt(Yield::amount).reversed().thenComparing(IN_ORDER);

    private final Law law;
    private final Realm realm;
    private final Owner giver;
    private final Owner subject;

    /**
     * Collections of somebody.
     *
     * @param giver the province that orders them and gets their yield
     * @param subject the owner of the settlements and colonists that collect
     */
    public Harvest(Law law, Owner giver, Owner subject) {
        this.law = law;
        this.realm = law.realm();
        this.giver = giver;
        this.subject = subject;
    }

    /** Returns whether a collection may use the source of a hex, which needs control of it (R31). */
    public boolean controls(Hex source) {
        return law.control().all().get(source) == subject;
    }

    /** Returns the yield of the colonists in a hex from its source (R34); empty if there is none or a storm is over it. */
    public List<Yield> byColonists(Hex hex) {
        return crop(hex, -1).stream().toList();
    }

    /** Returns the yields of a settlement from some sources around it. */
    public List<Yield> from(Collection<Hex> sources) {
        return sources.stream().flatMap(source -> crop(source, 0).stream()).toList();
    }

    /**
     * The best a settlement can bring in (R33).
     *
     * @param taken sources that are taken already
     */
    public List<Yield> best(Hex town, Collection<Hex> taken) {
        int most = realm.town(town).map(this::collects).orElse(0);
        List<Yield> crops = new ArrayList<>();
        for (Hex source : town.neighbours()) {
            if (controls(source) && !taken.contains(source)) {
                crop(source, 0).ifPresent(crops::add);
            }
        }
        crops.sort(RICHEST);
        List<Yield> best = crops.subList(0, Math.min(most, crops.size()));
        best.sort(IN_ORDER);
        return List.copyOf(best);
    }

    /** Returns the number of sources that a settlement collects in one action. */
    public int collects(Town town) {
        return law.book().settlement(town.kind()).collects();
    }

    /** Returns the bonus of the buildings on a collection (R41): for each resource with a source joined to the capital. */
    public Stock bonus(List<Yield> yields) {
        if (subject == Owner.IND) {
            return Stock.NONE;
        }
        Stock bonus = law.bonuses(giver).collect();
        return Stock.of(good -> bonus.get(good) > 0 && joined(yields, good) ? bonus.get(good) : 0);
    }

    private boolean joined(List<Yield> yields, Good good) {
        for (Yield yield : yields) {
            if (yield.good() == good && law.routes().fromCapital(giver, yield.source())) {
                return true;
            }
        }
        return false;
    }

    /** Everything some yields add up to. */
    public static Stock total(List<Yield> yields) {
        Stock total = Stock.NONE;
        for (Yield yield : yields) {
            total = total.plus(Stock.of(yield.good(), yield.amount()));
        }
        return total;
    }

    private Optional<Yield> crop(Hex hex, int firstColonist) {
        Optional<Land.Source> source = Optional.ofNullable(realm.atlas().lands().get(hex))
                .filter(Land::explored)
                .flatMap(Land::source);
        if (source.isEmpty() || stormy(hex)) {
            return Optional.empty();
        }
        int colonists = Math.max(0, realm.muster().at(hex, subject).colonists() + firstColonist);
        int amount = Math.min(MOST_YIELD, richness(source.get()) + colonists);
        boolean doubled = law.peace().besideKaixiflan(hex);
        return Optional.of(new Yield(hex, source.get().good(), colonists, doubled, doubled ? 2 * amount : amount));
    }

    private int richness(Land.Source source) {
        boolean abundant =
                realm.court().imported().filter(source.good()::equals).isPresent() && sharesImport();
        return abundant ? Math.min(MOST_RICHNESS, source.richness() + 1) : source.richness();
    }

    private boolean sharesImport() {
        return realm.settings().importsForAll() || realm.court().holds(giver, Office.TRADE);
    }

    private boolean stormy(Hex hex) {
        for (Hex storm : realm.omens().storms()) {
            if (storm.distance(hex) <= 1) {
                return true;
            }
        }
        return false;
    }
}
