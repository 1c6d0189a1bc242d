package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Cede;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * In some games, which everybody tells by the faiths that came together, the first seats share out the Eye among them, a sector
 * each, and when all of it is theirs they hand it to one of them, who becomes Señor del Ojo del Terror, and hope to be chosen as
 * lieutenants. Nothing else brings a whole Eye into one hand in eight turns.
 */
final class Compact {

    /** One game in so many: oftener where nobody stands outside. */
    private static final int SELDOM = 9;

    private static final int OFTEN = 3;

    private static final int URGE = 400;
    private static final int LANDING = 200;

    private Compact() {}

    /** Returns whether this game has such a compact and its deed is still open. */
    static boolean holds(Law law) {
        int omen = 0;
        for (var band : law.war().bands().values()) {
            omen = 7 * omen + band.faith().code().charAt(0);
        }
        int games = law.war().bands().size() > law.galaxy().eye().size() ? SELDOM : OFTEN;
        return Math.floorMod(omen, games) == 0 && !law.war().done().containsKey("OJO");
    }

    /** Returns whether a seat must first take control of its share of the Eye. */
    static boolean binds(Law law, Seat seat) {
        return holds(law)
                && share(law, seat)
                        .filter(sector -> !law.controls(seat, sector))
                        .isPresent();
    }

    /** The sector of the Eye that a seat is to have. */
    private static Optional<Sector> share(Law law, Seat seat) {
        List<Sector> eye = law.galaxy().eye();
        return seat.number() <= eye.size() ? Optional.of(eye.get(seat.number() - 1)) : Optional.empty();
    }

    /** Returns whether a seat leaves a planet alone: the Eye outside its own share, and the planets of partners elsewhere. */
    static boolean spares(Law law, Seat seat, Planet planet) {
        if (!holds(law)) {
            return false;
        }
        boolean mine = share(law, seat)
                .filter(sector -> sector.id().equals(planet.sector()))
                .isPresent();
        boolean partners = law.owner(planet.id())
                .filter(owner -> share(law, owner).isPresent())
                .isPresent();
        return planet.side() == Side.EYE ? !mine : partners;
    }

    /** Returns the extra worth of a planet to a seat: its share of the Eye, and before that a place from which to reach it. */
    static int urge(Law law, Seat seat, Planet planet) {
        Optional<Sector> share = holds(law) ? share(law, seat) : Optional.empty();
        if (share.isEmpty()) {
            return 0;
        }
        boolean gateway = !near(law, seat, share.get())
                && gateway(law.galaxy(), share.get())
                        .filter(sector -> sector.near().id().equals(planet.subsector()))
                        .isPresent();
        return share.get().id().equals(planet.sector()) ? URGE : gateway ? LANDING : 0;
    }

    /** Returns whether a seat can already reach a sector of the Eye. */
    private static boolean near(Law law, Seat seat, Sector share) {
        return law.present(seat, share.near().id())
                || law.galaxy().neighbours(share.near().id()).keySet().stream()
                        .anyMatch(subsector -> law.present(seat, subsector));
    }

    /** From where a sector of the Eye is best reached: where no partner before needs to land, else at the last such place. */
    private static Optional<Sector> gateway(Galaxy galaxy, Sector share) {
        List<Sector> opening = galaxy.outer().stream()
                .filter(sector -> opens(galaxy, sector, share))
                .toList();
        List<Sector> before = galaxy.eye().subList(0, galaxy.eye().indexOf(share));
        return opening.stream()
                .filter(sector -> before.stream().noneMatch(other -> opens(galaxy, sector, other)))
                .findFirst()
                .or(() -> opening.stream().reduce((first, second) -> second));
    }

    private static boolean opens(Galaxy galaxy, Sector outer, Sector eye) {
        return galaxy.neighbours(outer.near().id()).containsKey(eye.near().id());
    }

    /** Lists the gifts of a partner: all its planets in the Eye, once every planet there has an owner. */
    static List<Cede> gifts(Law law, Seat seat) {
        boolean whole = law.galaxy().eye().stream()
                .flatMap(sector -> sector.planets().stream())
                .allMatch(planet -> law.owner(planet.id()).isPresent());
        Seat patron = patron(law);
        if (!whole || patron.equals(seat)) {
            return List.of();
        }
        return law.planets(seat).stream()
                .filter(planet -> planet.side() == Side.EYE)
                .map(planet -> new Cede(planet.id(), patron))
                .toList();
    }

    /** The partner who has most so far; the lowest seat of equals. */
    private static Seat patron(Law law) {
        return law.war().active().stream()
                .filter(seat -> share(law, seat).isPresent())
                .max(Comparator.comparingInt((Seat seat) -> law.band(seat).score())
                        .thenComparing(Comparator.reverseOrder()))
                .orElse(law.war().active().get(0));
    }
}
