package heraldo.rules.ruleset.caos.player;

import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Keeps what is worth keeping: now and then a whole sector, or the best planet, or that of a neighbour who stands against the
 * leader.
 *
 * @param always whether whatever is left goes into defence
 */
record Guard(boolean always) implements Habit {

    private static final int RICH = 4;
    private static final int SELDOM = 9;

    @Override
    public void follow(Draft draft) {
        if (always) {
            sector(draft, 2);
            boolean defended = true;
            while (defended && draft.left() > 0) {
                defended = planet(draft, "rest" + draft.left());
            }
            return;
        }
        if (draft.personality.once("sector", 2)) {
            sector(draft, RICH);
        }
        if (draft.left() > 2 && draft.personality.once("planet", 2)) {
            planet(draft, "first");
        }
        if (draft.left() > 1 && draft.personality.once("neighbour", SELDOM)) {
            neighbour(draft);
        }
    }

    /** One of the sectors that are all one's own. */
    private static void sector(Draft draft, int least) {
        List<Sector> sectors = draft.law.sectors(draft.seat);
        if (!sectors.isEmpty() && draft.left() >= least) {
            Sector sector = sectors.get(draft.personality.die("which", sectors.size()) - 1);
            draft.add(new DefendSector(sector.id(), Optional.empty()));
        }
    }

    private static boolean planet(Draft draft, String about) {
        Worth worth = draft.worth;
        return draft.law.planets(draft.seat).stream()
                .max(Comparator.comparingInt(
                        planet -> worth.of(planet) + draft.personality.die(about + "|" + planet.id(), 30)))
                .filter(planet -> draft.add(new Defend(planet.id(), Optional.empty())))
                .isPresent();
    }

    private static void neighbour(Draft draft) {
        draft.targets().stream()
                .filter(planet -> draft.law.owner(planet.id()).isPresent())
                .min(Comparator.comparingInt((Planet planet) -> draft.law
                        .band(draft.law.owner(planet.id()).orElseThrow())
                        .score()))
                .ifPresent(planet -> draft.add(new Defend(planet.id(), Optional.empty())));
    }
}
