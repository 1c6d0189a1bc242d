package heraldo.rules.ruleset.caos.player;

import heraldo.rules.ruleset.caos.book.Planet;
import java.util.Comparator;
import java.util.List;

/** Spends what is left on planets: those that are worth most for their price first, and no two captains judge quite alike. */
final class Conquest implements Habit {

    private static final int HUNDRED = 100;
    private static final int SPREAD = 40;

    /** A planet and how much it draws. */
    private record Prize(Planet planet, int value) {}

    @Override
    public void follow(Draft draft) {
        List<Prize> prizes = draft.targets().stream()
                .map(planet -> new Prize(planet, value(draft, planet)))
                .sorted(Comparator.comparingInt(prize -> -prize.value()))
                .toList();
        for (Prize prize : prizes) {
            if (draft.left() >= draft.price(prize.planet(), draft.need(prize.planet()))) {
                draft.invade(prize.planet(), units(draft, prize.planet()));
            }
        }
        softened(draft, draft.worth);
    }

    private static int value(Draft draft, Planet planet) {
        int judged = draft.worth.of(planet) + Compact.urge(draft.law, draft.seat, planet);
        int mood = HUNDRED - SPREAD / 2 + draft.personality.die("like|" + planet.id(), SPREAD);
        return judged * mood / draft.price(planet, units(draft, planet));
    }

    /** Against an owner often one more than is needed for what everybody can see. */
    private static int units(Draft draft, Planet planet) {
        boolean guarded = draft.law.owner(planet.id()).isPresent();
        boolean careful = guarded && draft.personality.once("care|" + planet.id(), 2);
        return draft.need(planet) + (careful ? 1 : 0);
    }

    /** Spends an action left over on killing, so that the planet falls more easily next time. */
    private static void softened(Draft draft, Worth worth) {
        draft.targets().stream()
                .filter(planet -> draft.law.world(planet).inhabitants() > 0)
                .filter(planet -> draft.left() > 0 && draft.personality.once("soften|" + planet.id(), 2))
                .max(Comparator.comparingInt(worth::of))
                .ifPresent(planet -> draft.invade(planet, 1));
    }
}
