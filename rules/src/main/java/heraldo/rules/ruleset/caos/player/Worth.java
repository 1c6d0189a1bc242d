package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Faith;
import heraldo.rules.ruleset.caos.state.World;
import java.util.List;
import java.util.SortedMap;

/** What a planet is worth to a seat, in tenths of a point: what it scores, what actions it brings, what deeds it serves. */
public final class Worth {

    private static final int PLANET = 10;
    private static final int RESOURCE = 22;
    private static final int ACTION = 14;
    private static final int SUBSECTOR = 10;
    private static final int OUTER = 45;
    private static final int EYE = 65;
    private static final int PARTIAL = 6;
    private static final int LEADER = 6;

    private final Law law;
    private final Seat seat;
    private final SortedMap<String, Integer> deeds;

    public Worth(Law law, Seat seat) {
        this.law = law;
        this.seat = seat;
        this.deeds = Ambition.of(law, seat);
    }

    public int of(Planet planet) {
        return PLANET
                + RESOURCE * planet.resources()
                + control(planet)
                + faith(law.world(planet))
                + rivalry(planet)
                + deeds.getOrDefault(planet.id(), 0);
    }

    private int control(Planet planet) {
        Subsector subsector = law.galaxy().subsectors().get(planet.subsector());
        Sector sector = law.galaxy().sector(planet.sector()).orElseThrow();
        int first = law.subsectors(seat).isEmpty() ? ACTION : 0;
        int whole = sector.side() == Side.EYE ? EYE : OUTER;
        return share(subsector.planets(), SUBSECTOR + first) + share(sector.planets(), whole);
    }

    /** All of a prize for the last planet that is missing, less for those before. */
    private int share(List<Planet> planets, int prize) {
        long own = planets.stream().filter(each -> law.owns(seat, each.id())).count();
        return own + 1 >= planets.size() ? prize : own > 0 ? PARTIAL : 0;
    }

    private int faith(World world) {
        Faith faith = law.band(seat).faith();
        int favour = world.holy().filter(law.band(seat).favours()::contains).isPresent() ? ACTION : 0;
        boolean lacks = Faith.MAJOR.stream().allMatch(god -> law.holy(seat, god).isEmpty());
        boolean aspect = (faith.isMinor() || faith.equals(Faith.UNDIVIDED))
                && lacks
                && world.holy().filter(Faith::isMajor).isPresent();
        return favour + (aspect ? ACTION : 0);
    }

    /** Whoever leads is worth stopping. */
    private int rivalry(Planet planet) {
        int best = law.war().bands().values().stream()
                .mapToInt(band -> band.score())
                .max()
                .orElse(0);
        return law.owner(planet.id())
                .filter(owner -> law.band(owner).score() == best)
                .map(owner -> LEADER)
                .orElse(0);
    }
}
