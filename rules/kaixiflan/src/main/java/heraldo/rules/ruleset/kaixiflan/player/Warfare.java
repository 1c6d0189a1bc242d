package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.board.Paths;
import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.order.war.Odds;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;

/**
 * Fights where it will probably win, and marches its armies to whoever is weaker outside the peace. Never against a partner.
 *
 * @param foes the owners it attacks
 */
record Warfare(Predicate<Owner> foes) implements Habit {

    private static final int LIKELY = 55;
    private static final int WHOLE = 100;
    private static final int FARTHEST = 8;

    @Override
    public void follow(Draft draft) {
        draft.muster().of(draft.owner).forEach((hex, own) -> {
            if (own.armies() > 0 && !fight(draft, hex)) {
                march(draft, hex, own);
            }
        });
    }

    private boolean fight(Draft draft, Hex hex) {
        if (draft.law.peace().pacified(hex)) {
            return false;
        }
        return preys(draft, hex).stream()
                .filter(foe -> chance(draft, hex, foe) >= LIKELY)
                .max(Comparator.comparingInt((Owner foe) -> chance(draft, hex, foe)))
                .filter(foe -> draft.add(new Fight(hex, Optional.of(foe))))
                .isPresent();
    }

    private static int chance(Draft draft, Hex hex, Owner foe) {
        Odds odds = Odds.of(draft.law, hex, draft.owner, foe);
        return WHOLE * odds.won() / (odds.won() + odds.drawn() + odds.lost());
    }

    private List<Owner> preys(Draft draft, Hex hex) {
        return draft.law.peace().foes(hex, draft.owner).stream()
                .filter(foe -> foes.test(foe) && !draft.realm().pacts().allied(draft.owner, foe))
                .toList();
    }

    private void march(Draft draft, Hex from, Units own) {
        SortedMap<Hex, Integer> steps = Paths.steps(List.of(from), draft.realm().atlas()::explored, FARTHEST);
        draft.muster().posts().keySet().stream()
                .filter(hex -> !hex.equals(from) && steps.containsKey(hex) && beatable(draft, hex, own))
                .min(Comparator.comparing((Hex hex) -> Known.in(steps, hex)).thenComparing(Comparator.naturalOrder()))
                .ifPresent(goal -> go(draft, from, goal, own.armies()));
    }

    private boolean beatable(Draft draft, Hex hex, Units own) {
        return !draft.law.peace().pacified(hex)
                && preys(draft, hex).stream()
                        .anyMatch(foe -> draft.muster().at(hex, foe).strength() < 2 * own.armies() + own.armies());
    }

    private static void go(Draft draft, Hex from, Hex goal, int armies) {
        SortedMap<Hex, Integer> away = Paths.steps(List.of(goal), draft.realm().atlas()::explored, FARTHEST);
        int reach = draft.law.bonuses(draft.owner).steps();
        from.within(reach).stream()
                .filter(hex -> !hex.equals(from) && away.containsKey(hex))
                .filter(hex -> draft.law.routes().within(from, hex, reach))
                .min(Comparator.comparing((Hex hex) -> Known.in(away, hex)).thenComparing(Comparator.naturalOrder()))
                .ifPresent(to ->
                        draft.add(new Move(from, List.of(new Leg(to, Optional.empty(), Optional.of(armies))))));
    }
}
