package heraldo.rules.ruleset.kaixiflan.order.war;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Step 2.3, Combatir: one battle in a hex, with the units that stood there at the start (R70-R76). */
public final class BattleStep implements Step {

    private static final String FOUGHT_ALREADY = "YA-HUBO-COMBATE";

    @Override
    public void play(Progress turn) {
        SortedMap<Hex, List<Task<Fight>>> fights = turn.tasks(Fight.class).stream()
                .collect(Collectors.groupingBy(task -> task.order().hex(), TreeMap::new, Collectors.toList()));
        List<Message> told = new ArrayList<>();
        fights.forEach((hex, tasks) -> fight(turn, hex, tasks, told));
        turn.tell(Section.of(
                Message.of("chronicle.battles"), told.isEmpty() ? List.of(Message.of("chronicle.no-battles")) : told));
    }

    private static String end(Deed.Fought battle, Owner owner) {
        return battle.winner()
                .map(winner -> winner == owner ? Fight.WON : "lost")
                .orElse("tie");
    }

    private static void fight(Progress turn, Hex hex, List<Task<Fight>> tasks, List<Message> told) {
        Engagement engagement = Engagement.choose(turn, hex, tasks);
        Deed.Fought battle = new Battle(turn, hex).fight(engagement.attacker(), engagement.defender());
        turn.happened(battle);
        told.addAll(BattleReport.of(battle));
        for (Deed.Fought.Side side : List.of(battle.attacker(), battle.defender())) {
            turn.change(realm -> realm.withMuster(realm.muster().minus(hex, side.owner(), side.losses())));
        }
        battle.winner()
                .filter(Owner::isProvince)
                .ifPresent(winner -> turn.credit(winner, Column.BATTLES, 1, Say.hex(hex)));
        tasks.forEach(task -> settle(task, engagement, battle, told, turn));
    }

    private static void settle(
            Task<Fight> task, Engagement engagement, Deed.Fought battle, List<Message> told, Progress turn) {
        Owner target = task.order().target(turn.law(), task.owner());
        Hex hex = battle.at();
        if (engagement.joins(task.owner(), target)) {
            String end = end(battle, task.owner());
            Message outcome = Message.of(Fight.FOUGHT, "against", Say.owner(target), "hex", Say.hex(hex), "end", end);
            if (end.equals(Fight.WON)) {
                task.tell(outcome);
            } else {
                task.backfire(outcome);
            }
        } else {
            task.end(FOUGHT_ALREADY);
            told.add(Message.of("battle.cancelled", "hex", Say.hex(hex), "owner", Say.owner(task.owner())));
        }
    }
}
