package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.governor.Exchange;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Cede;
import heraldo.rules.ruleset.caos.order.Swap;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Exchanges that suit both sides, and gifts to the leader of those who can only hope to become lieutenants (C34 to C37). */
final class Barter implements Habit {

    private static final int MOODS = 8;
    private static final int LAST_TURNS = 2;

    @Override
    public void follow(Draft draft) {
        if (Compact.holds(draft.law)) {
            Compact.gifts(draft.law, draft.seat).forEach(draft::add);
            return;
        }
        Exchange.of(draft.law, draft.seat, List.of()).ifPresent(swap -> exchange(draft, swap.line(draft.seat)));
        if (hopeless(draft) && draft.personality.once("court", 2)) {
            court(draft);
        }
    }

    /** Most keep their word; one forgets, and one hands over without asking for anything. */
    private static void exchange(Draft draft, Swap swap) {
        int mood = draft.personality.die("barter", MOODS);
        if (mood == 1) {
            swap.give().forEach(planet -> draft.add(new Cede(planet, swap.player())));
        } else if (mood > 2) {
            draft.add(swap);
        }
    }

    private static boolean hopeless(Draft draft) {
        int turns = draft.law.settings().turns();
        return draft.law.war().turn() > turns - LAST_TURNS
                && 2 * draft.band().score() < draft.law.band(leader(draft.law)).score();
    }

    private static Seat leader(Law law) {
        return law.war().active().stream()
                .max(Comparator.comparingInt((Seat seat) -> law.band(seat).score())
                        .thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Gives the planet that the leader can use best. */
    private static void court(Draft draft) {
        Seat leader = leader(draft.law);
        List<Planet> own = draft.law.planets(draft.seat);
        Worth worth = new Worth(draft.law, leader);
        Optional<Planet> gift = own.stream().max(Comparator.comparingInt(worth::of));
        gift.filter(planet -> own.size() > 1).ifPresent(planet -> draft.add(new Cede(planet.id(), leader)));
    }
}
