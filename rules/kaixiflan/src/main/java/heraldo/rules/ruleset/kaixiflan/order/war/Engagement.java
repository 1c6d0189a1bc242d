package heraldo.rules.ruleset.kaixiflan.order.war;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Attacker and defender in a hex where several may want to fight (R71). */
record Engagement(Owner attacker, Owner defender) {

    private static final int PICK_SIDES = 1_000_000;

    /** The strongest attacker; then the best military bonus; then the highest pick; then the first owner. */
    static Engagement choose(Progress turn, Hex hex, List<Task<Fight>> tasks) {
        List<Task<Fight>> left = highest(
                tasks, task -> turn.start().muster().at(hex, task.owner()).strength());
        left = highest(left, task -> turn.law().bonuses(task.owner()).military());
        if (left.size() > 1) {
            left = highest(left, task -> turn.dice().die("pick|" + Say.hex(hex) + "|" + task.owner(), PICK_SIDES));
        }
        Task<Fight> chosen = left.get(0);
        return new Engagement(chosen.owner(), chosen.order().target(turn.law(), chosen.owner()));
    }

    private static List<Task<Fight>> highest(List<Task<Fight>> tasks, ToIntFunction<Task<Fight>> measure) {
        int[] values = tasks.stream().mapToInt(measure).toArray();
        int most = Arrays.stream(values).max().orElseThrow();
        return IntStream.range(0, values.length)
                .filter(i -> values[i] == most)
                .mapToObj(tasks::get)
                .toList();
    }

    /** Returns whether an order is part of this battle: the chosen attack, or the defender's own attack on the attacker. */
    boolean joins(Owner owner, Owner target) {
        return (owner == attacker && target == defender) || (owner == defender && target == attacker);
    }
}
