package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.board.Paths;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Levy;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.troop.Recruit;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Keeps a small army once the store overflows, and clears the nearest garrison of the independents with it. */
final class Soldiery implements Habit {

    private static final int FIRST_ERA = 3;
    private static final int FARTHEST = 6;

    @Override
    public void follow(Draft draft) {
        fight(draft);
        if (draft.province().era() < FIRST_ERA || draft.actionsLeft() < 2) {
            return;
        }
        march(draft);
        int armies = draft.muster().total(draft.owner).armies();
        if (armies < draft.province().era() && draft.room().gold() == 0) {
            Levy levy = new Levy(Optional.empty(), Optional.empty(), Optional.of(2));
            draft.add(new Recruit(draft.capital(), List.of(levy)));
        }
    }

    /** Attacks wherever its armies stand beside independents that are not much stronger. */
    private static void fight(Draft draft) {
        draft.muster().of(draft.owner).forEach((hex, own) -> {
            Units foes = draft.muster().at(hex, Owner.IND);
            if (own.armies() > 0 && !foes.isNone() && foes.strength() <= own.strength() + 1) {
                draft.add(new Fight(hex, Optional.of(Owner.IND)));
            }
        });
    }

    private static void march(Draft draft) {
        SortedMap<Hex, Units> posts = new TreeMap<>(draft.muster().of(draft.owner));
        posts.values().removeIf(units -> units.armies() == 0);
        posts.keySet().removeIf(hex -> !draft.muster().at(hex, Owner.IND).isNone());
        for (Map.Entry<Hex, Units> post : posts.entrySet()) {
            SortedMap<Hex, Integer> steps =
                    Paths.steps(List.of(post.getKey()), draft.realm().atlas()::explored, FARTHEST);
            garrison(draft, steps)
                    .ifPresent(goal ->
                            go(draft, post.getKey(), goal, post.getValue().armies()));
        }
    }

    /** The nearest independents within reach that may be fought. */
    private static Optional<Hex> garrison(Draft draft, SortedMap<Hex, Integer> steps) {
        return steps.keySet().stream()
                .filter(hex -> !draft.muster().at(hex, Owner.IND).isNone())
                .filter(hex -> draft.law.peace().contrary(draft.owner, Owner.IND)
                        && !draft.law.peace().pacified(hex))
                .min(Comparator.comparing((Hex hex) -> steps.get(hex)).thenComparing(Comparator.naturalOrder()));
    }

    private static void go(Draft draft, Hex from, Hex goal, int armies) {
        SortedMap<Hex, Integer> away = Paths.steps(List.of(goal), draft.realm().atlas()::explored, FARTHEST);
        int reach = draft.law.bonuses(draft.owner).steps();
        from.within(reach).stream()
                .filter(hex -> away.containsKey(hex) && draft.law.routes().within(from, hex, reach))
                .min(Comparator.comparing((Hex hex) -> away.get(hex)).thenComparing(Comparator.naturalOrder()))
                .ifPresent(to ->
                        draft.add(new Move(from, List.of(new Leg(to, Optional.empty(), Optional.of(armies))))));
    }
}
