package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** Control of the explored sources (R30). */
public final class Control {

    private static final int NO_TOWN = -1;
    private static final int INDEPENDENT_TOWN = 0;

    private final Realm realm;
    private final Rulebook book;
    private final Peace peace;
    private final HexMap<Town> towns;
    private final HexMap<Owner> controllers;
    private final Map<Owner, Stock> sources = new EnumMap<>(Owner.class);
    private final Map<Owner, Stock> riches = new EnumMap<>(Owner.class);

    Control(Realm realm, Rulebook book, Peace peace) {
        this.realm = realm;
        this.book = book;
        this.peace = peace;
        this.towns = HexMap.of(realm.towns());
        this.controllers = HexMap.of(realm.atlas().lands())
                .found((hex, land) ->
                        land.explored() && land.source().isPresent() ? controller(hex) : Optional.empty());
        controllers.forEach(this::count);
    }

    private void count(Hex hex, Owner owner) {
        Land.Source source = realm.atlas().at(hex).source().orElseThrow();
        sources.merge(owner, Stock.of(source.good(), 1), Stock::plus);
        riches.merge(owner, Stock.of(source.good(), source.richness()), Stock::plus);
    }

    /** Returns the controller of the source of a hex: nobody if it is disputed, unexplored or barren. */
    public Optional<Owner> of(Hex hex) {
        return Optional.ofNullable(controllers.get(hex));
    }

    /** Every controlled source and its controller. */
    public SortedMap<Hex, Owner> all() {
        return controllers;
    }

    /** Returns the amount of a resource that an owner controls: the richness of its sources, or their number (R77). */
    public int amount(Owner owner, Good good) {
        return realm.settings().monopolyCountsSources() ? sources(owner, good) : richness(owner, good);
    }

    /** Returns the number of sources of a resource that an owner controls. */
    public int sources(Owner owner, Good good) {
        return sources.getOrDefault(owner, Stock.NONE).get(good);
    }

    /** The sum of the richness of the sources of a resource an owner controls. */
    public int richness(Owner owner, Good good) {
        return riches.getOrDefault(owner, Stock.NONE).get(good);
    }

    /** The products an owner may import: those it controls none of, else those it controls least of (R83). */
    public List<Good> importable(Owner owner) {
        int least =
                Good.ALL.stream().mapToInt(good -> amount(owner, good)).min().orElseThrow();
        return Good.ALL.stream().filter(good -> amount(owner, good) == least).toList();
    }

    private Optional<Owner> controller(Hex hex) {
        Optional<Owner> zone = peace.zone(hex);
        return zone.isPresent() ? zone : strongest(hex);
    }

    /** Claim of an owner to a source: colonists on it, then the rank of the best settlement beside it. */
    private record Claim(Owner owner, int colonists, int rank) {
        static final Comparator<Claim> STRENGTH =
                Comparator.comparingInt(Claim::colonists).thenComparingInt(Claim::rank);
    }

    private Optional<Owner> strongest(Hex hex) {
        Claim best = null;
        boolean tied = false;
        for (Claim claim : claims(hex).values()) {
            if (!peace.blocked(hex, claim.owner())) {
                int difference = best == null ? 1 : Claim.STRENGTH.compare(claim, best);
                best = difference > 0 ? claim : best;
                tied = difference == 0 || (tied && difference < 0);
            }
        }
        return best == null || tied ? Optional.empty() : Optional.of(best.owner());
    }

    private Map<Owner, Claim> claims(Hex hex) {
        Map<Owner, Claim> claims = new EnumMap<>(Owner.class);
        realm.muster().at(hex).forEach((owner, units) -> {
            if (units.colonists() > 0) {
                claims.put(owner, new Claim(owner, units.colonists(), NO_TOWN));
            }
        });
        towns.beside(hex, (near, town) -> {
            if (counts(near)) {
                claim(claims, town);
            }
        });
        return claims;
    }

    private boolean counts(Hex town) {
        return realm.atlas().explored(town) && !peace.inRevolt(town);
    }

    private void claim(Map<Owner, Claim> claims, Town town) {
        Owner owner = town.owner();
        int rank = owner == Owner.IND
                ? INDEPENDENT_TOWN
                : book.settlement(town.kind()).rank();
        Claim known = claims.getOrDefault(owner, new Claim(owner, 0, NO_TOWN));
        claims.put(owner, new Claim(owner, known.colonists(), Math.max(known.rank(), rank)));
    }
}
