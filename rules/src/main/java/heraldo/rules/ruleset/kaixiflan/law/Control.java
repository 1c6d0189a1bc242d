package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
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
import java.util.TreeMap;

/** Who controls the explored sources (R30). */
public final class Control {

    private static final int NO_TOWN = -1;
    private static final int INDEPENDENT_TOWN = 0;

    private final Realm realm;
    private final Rulebook book;
    private final Peace peace;
    private final SortedMap<Hex, Owner> controllers = new TreeMap<>();

    Control(Realm realm, Rulebook book, Peace peace) {
        this.realm = realm;
        this.book = book;
        this.peace = peace;
        realm.atlas().lands().forEach((hex, land) -> {
            if (land.explored() && land.source().isPresent()) {
                controller(hex).ifPresent(owner -> controllers.put(hex, owner));
            }
        });
    }

    /** Who controls the source of a hex: nobody if it is disputed, unexplored or barren. */
    public Optional<Owner> of(Hex hex) {
        return Optional.ofNullable(controllers.get(hex));
    }

    /** Every controlled source and its controller. */
    public SortedMap<Hex, Owner> all() {
        return new TreeMap<>(controllers);
    }

    /** How much of a resource an owner controls: the richness of its sources, or their number (R77). */
    public int amount(Owner owner, Good good) {
        boolean count = realm.settings().monopolyCountsSources();
        return controllers.entrySet().stream()
                .filter(entry -> entry.getValue() == owner)
                .map(entry -> realm.atlas().at(entry.getKey()).source().orElseThrow())
                .filter(source -> source.good() == good)
                .mapToInt(source -> count ? 1 : source.richness())
                .sum();
    }

    /** The sum of the richness of the sources of a resource an owner controls. */
    public int richness(Owner owner, Good good) {
        return controllers.entrySet().stream()
                .filter(entry -> entry.getValue() == owner)
                .map(entry -> realm.atlas().at(entry.getKey()).source().orElseThrow())
                .filter(source -> source.good() == good)
                .mapToInt(Land.Source::richness)
                .sum();
    }

    /** The products an owner may import: those it controls none of, else those it controls least of (R83). */
    public List<Good> importable(Owner owner) {
        int least =
                Good.ALL.stream().mapToInt(good -> amount(owner, good)).min().orElseThrow();
        return Good.ALL.stream().filter(good -> amount(owner, good) == least).toList();
    }

    private Optional<Owner> controller(Hex hex) {
        Optional<Owner> zone = peace.zone(hex);
        return zone.isPresent() ? zone : winner(claims(hex));
    }

    /** What an owner has to show for a source. */
    private record Claim(Owner owner, int colonists, int rank) {
        static final Comparator<Claim> STRENGTH =
                Comparator.comparingInt(Claim::colonists).thenComparingInt(Claim::rank);
    }

    private static Optional<Owner> winner(List<Claim> claims) {
        List<Claim> best = claims.stream().sorted(Claim.STRENGTH.reversed()).toList();
        boolean tied = best.size() > 1 && Claim.STRENGTH.compare(best.get(0), best.get(1)) == 0;
        return best.isEmpty() || tied
                ? Optional.empty()
                : Optional.of(best.get(0).owner());
    }

    private List<Claim> claims(Hex hex) {
        Map<Owner, Claim> claims = new EnumMap<>(Owner.class);
        realm.muster().at(hex).forEach((owner, units) -> {
            if (units.colonists() > 0) {
                claims.put(owner, new Claim(owner, units.colonists(), NO_TOWN));
            }
        });
        for (Hex neighbour : hex.neighbours()) {
            realm.town(neighbour).filter(town -> counts(neighbour)).ifPresent(town -> claim(claims, town));
        }
        return claims.values().stream()
                .filter(claim -> !peace.blocked(hex, claim.owner()))
                .toList();
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
