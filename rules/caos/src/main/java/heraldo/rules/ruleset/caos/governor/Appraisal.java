package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Rates;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.Band;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The worth of planets to a seat, in hundredths of a point, while it collects them. Lives within one sheet. */
final class Appraisal {

    private static final int HUNDRED = 100;

    private final Field field;
    private final Leaning leaning;
    private final Rates rates;
    private final Horizon horizon;
    private final SortedSet<Seat> foes;
    private final Optional<Seat> leader;
    private final SortedMap<String, Integer> steps = new TreeMap<>();
    private final SortedMap<String, Integer> held = new TreeMap<>();
    private final boolean kills;
    private final boolean skulls;
    private final boolean unruly;

    Appraisal(Field field, Leaning leaning) {
        Law law = field.law();
        this.field = field;
        this.leaning = leaning;
        this.rates = law.rates();
        this.horizon = field.horizon();
        this.leader = leader(law).filter(seat -> !seat.equals(field.seat()));
        this.foes = foes(law, field.seat());
        Aspects aspects = new Aspects(law);
        this.kills = aspects.works(field.seat(), Faith.SLAANESH);
        this.skulls = aspects.works(field.seat(), Faith.KHORNE);
        this.unruly = law.subsectors(field.seat()).isEmpty();
        law.planets(field.seat()).forEach(this::hold);
        for (Quest quest : field.quests()) {
            int step = leaning.weighed("deed", quest.step(horizon));
            quest.wanted().forEach(planet -> steps.merge(planet.id(), step, Integer::sum));
        }
    }

    /** Returns the seat with the highest total; empty if several share it. */
    static Optional<Seat> leader(Law law) {
        SortedMap<Seat, Band> bands = law.war().bands();
        int best = bands.values().stream().mapToInt(Band::score).max().orElse(0);
        var first = bands.keySet().stream()
                .filter(seat -> law.band(seat).score() == best)
                .toList();
        return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
    }

    /** Returns the seats that attacked in the last turn in a subsector where this seat is present. */
    private static SortedSet<Seat> foes(Law law, Seat seat) {
        SortedSet<Seat> foes = new TreeSet<>();
        for (Attack attack : law.war().latest().attacks()) {
            boolean near =
                    law.present(seat, law.galaxy().planet(attack.planet()).subsector());
            if (near && !attack.seat().equals(seat)) {
                foes.add(attack.seat());
            }
        }
        return foes;
    }

    /** From now on the seat counts on a planet. */
    void hold(Planet planet) {
        held.merge(planet.subsector(), 1, Integer::sum);
        held.merge(planet.sector(), 1, Integer::sum);
    }

    /** Returns the worth of conquering a planet. */
    int gain(Site site) {
        Planet planet = site.planet();
        int own = leaning.weighed("growth", plain(site) + control(planet)) + steps.getOrDefault(planet.id(), 0);
        int glory = site.world().inhabitants() * (kills ? rates.points().kill() : 0);
        if (site.owner().isEmpty()) {
            return leaning.weighed("land", own) + glory * horizon.now();
        }
        glory += skulls ? rates.points().conquest() : 0;
        return leaning.weighed("raid", own) + glory * horizon.now() + harm(site);
    }

    private int harm(Site site) {
        Seat owner = site.owner().orElseThrow();
        int loss = loss(site, owner);
        int weight = leaning.weight("rival")
                + (leader.filter(owner::equals).isPresent() ? leaning.weight("leader") : 0)
                + (foes.contains(owner) ? leaning.weight("grudge") : 0);
        return loss * weight / HUNDRED;
    }

    /** Returns the worth of a planet to its owner, including the subsector and sector that would fall with it. */
    int loss(Site site, Seat owner) {
        Law law = field.law();
        Planet planet = site.planet();
        boolean subsector = law.holder(law.galaxy().subsector(planet.subsector()))
                .filter(owner::equals)
                .isPresent();
        Sector sector = law.galaxy().sector(planet.sector()).orElseThrow();
        return horizon.point()
                        * (rates.points().planet()
                                + planet.resources() * rates.points().resource())
                + horizon.action() * planet.resources() * rates.actions().resource()
                + (subsector ? horizon.point() * rates.points().subsector() : 0)
                + (law.controls(owner, sector) ? whole(sector.side()) : 0);
    }

    private int plain(Site site) {
        int symbols = site.planet().resources();
        boolean favoured = site.world()
                .holy()
                .filter(field.law().band(field.seat()).favours()::contains)
                .isPresent();
        return horizon.point()
                        * (rates.points().planet() + symbols * rates.points().resource())
                + horizon.action()
                        * (symbols * rates.actions().resource()
                                + (favoured ? rates.actions().holy() : 0));
    }

    private int control(Planet planet) {
        Law law = field.law();
        Collection<Planet> near = law.galaxy().subsector(planet.subsector()).planets();
        Sector sector = law.galaxy().sector(planet.sector()).orElseThrow();
        int subsector = horizon.point() * rates.points().subsector()
                + (unruly ? horizon.action() * rates.actions().subsectors() : 0);
        int size = near.size();
        int all = size
                + (planet.subsector().equals(sector.near().id()) ? sector.far() : sector.near())
                        .planets()
                        .size();
        return share(planet.subsector(), size, subsector) + share(planet.sector(), all, whole(planet.side()));
    }

    private int whole(Side side) {
        int points = side == Side.EYE ? rates.points().eye() : rates.points().outer();
        return horizon.point() * points + horizon.action() * rates.actions().sector();
    }

    /** All of a prize for the last planet that is missing, and the less for those before the more are missing. */
    private int share(String part, int size, int prize) {
        int have = held.getOrDefault(part, 0) + 1;
        return prize * have * have / (size * size);
    }
}
