package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.World;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The worth of a planet to a seat, in tenths of a point: its score, its actions and the deeds it serves. */
public final class Worth {

    private static final int PLANET = 10;
    private static final int RESOURCE = 22;
    private static final int ACTION = 14;
    private static final int SUBSECTOR = 10;
    private static final int OUTER = 110;
    private static final int EYE = 130;
    private static final int LEADER = 6;

    private final Law law;
    private final Seat seat;
    private final int best;
    private final boolean unruly;
    private final boolean aspectless;
    private final SortedMap<String, Integer> tenths = new TreeMap<>();

    /** Computes the worth of every planet of a position to a seat. */
    public Worth(Law law, Seat seat) {
        this.law = law;
        this.seat = seat;
        this.best =
                law.war().bands().values().stream().mapToInt(Band::score).max().orElse(0);
        this.unruly = law.subsectors(seat).isEmpty();
        this.aspectless =
                Faith.MAJOR.stream().allMatch(god -> law.holy(seat, god).isEmpty());
        SortedMap<String, Integer> deeds = Ambition.of(law, seat);
        law.galaxy().planets().forEach((id, planet) -> tenths.put(id, judged(planet) + deeds.getOrDefault(id, 0)));
    }

    public int of(Planet planet) {
        return Known.in(tenths, planet.id());
    }

    private int judged(Planet planet) {
        return PLANET + RESOURCE * planet.resources() + control(planet) + faith(law.world(planet)) + rivalry(planet);
    }

    private int control(Planet planet) {
        Subsector subsector = law.galaxy().subsector(planet.subsector());
        Sector sector = law.galaxy().sector(planet.sector()).orElseThrow();
        int first = unruly ? ACTION : 0;
        int whole = sector.side() == Side.EYE ? EYE : OUTER;
        return share(subsector.planets(), SUBSECTOR + first) + share(sector.planets(), whole);
    }

    /** All of a prize for the last planet that is missing, and the less for those before the more are missing. */
    private int share(List<Planet> planets, int prize) {
        int own =
                (int) planets.stream().filter(each -> law.owns(seat, each.id())).count();
        int all = planets.size();
        return prize * (own + 1) * (own + 1) / (all * all);
    }

    private int faith(World world) {
        Faith faith = law.band(seat).faith();
        int favour = world.holy().filter(law.band(seat).favours()::contains).isPresent() ? ACTION : 0;
        boolean aspect = (faith.isMinor() || faith.equals(Faith.UNDIVIDED))
                && aspectless
                && world.holy().filter(Faith::isMajor).isPresent();
        return favour + (aspect ? ACTION : 0);
    }

    /** The leader is worth stopping. */
    private int rivalry(Planet planet) {
        return law.owner(planet.id())
                .filter(owner -> law.band(owner).score() == best)
                .map(owner -> LEADER)
                .orElse(0);
    }
}
