package heraldo.rules.ruleset.caos.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Lieutenants;
import heraldo.rules.ruleset.caos.order.Pass;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.Comparator;
import java.util.List;

/** Leads a band while nobody else does: deeds first, then alliances and exploits, then planets; what is left defends. */
public final class Captain {

    private static final int LATE = 5;
    private static final int POOR = 4;
    private static final int SELDOM = 8;

    private static final List<Habit> HABITS = List.of(
            new Claims(),
            new Alliances(),
            new Exploits(),
            new Guard(false),
            new Conquest(),
            new Guard(true),
            new Barter(),
            new Boasts());

    private static final List<Habit> BOUND =
            List.of(new Claims(), new Conquest(), new Guard(true), new Barter(), new Boasts());

    private Captain() {}

    /** A sensible sheet; none of its lines is refused. */
    public static OrderSheet propose(Law law, Seat seat, Dice dice) {
        Draft draft = new Draft(law, seat, new Personality(dice, seat));
        if (law.war().stage() == Stage.LIEUTENANTS) {
            heirs(draft);
        } else if (law.war().stage() == Stage.ORDERS && law.war().active().contains(seat)) {
            plan(draft);
        }
        return draft.sheet();
    }

    private static void plan(Draft draft) {
        if (hopeless(draft) && draft.personality.once("despair", SELDOM)) {
            draft.law.names(draft.seat).stream().findFirst().ifPresent(name -> draft.add(new Resign(name)));
            return;
        }
        boolean bound = Compact.binds(draft.law, draft.seat);
        (bound ? BOUND : HABITS).forEach(habit -> habit.follow(draft));
        if (draft.sheet().isEmpty()) {
            draft.add(new Pass());
        }
    }

    /** Late in the game, next to nothing left, and far behind. */
    private static boolean hopeless(Draft draft) {
        int best = draft.law.war().bands().values().stream()
                .mapToInt(band -> band.score())
                .max()
                .orElse(0);
        return draft.law.war().turn() >= LATE
                && draft.law.planets(draft.seat).size() < 2
                && POOR * draft.band().score() < best;
    }

    /** Names those who came next. */
    private static void heirs(Draft draft) {
        List<Seat> next = draft.law.war().others(draft.seat).stream()
                .sorted(Comparator.comparingInt(
                        (Seat seat) -> -draft.law.band(seat).score()))
                .toList();
        if (next.size() > 1 && draft.personality.die("heirs", SELDOM) > 1) {
            draft.add(new Lieutenants(next.get(0), next.get(1)));
        }
    }
}
