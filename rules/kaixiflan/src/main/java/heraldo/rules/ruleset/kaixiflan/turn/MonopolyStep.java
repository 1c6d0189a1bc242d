package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Leaders;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.law.Control;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Step 7, Monopolio: at the end of Verano a province that alone controls most of a resource gets 1 Fame (K48, R77). */
public final class MonopolyStep implements Step {

    @Override
    public void play(Progress turn) {
        if (turn.start().season() != Season.SUMMER) {
            return;
        }
        Control control = turn.lawNow().control();
        List<Message> told = new ArrayList<>();
        for (Good good : Good.ALL) {
            told.add(settle(turn, control, good));
        }
        turn.tell(Section.of(Message.of("chronicle.monopoly"), told));
    }

    private static Message settle(Progress turn, Control control, Good good) {
        SortedMap<Owner, Integer> amounts = amounts(turn, control, good);
        if (amounts.isEmpty()) {
            return Message.of("monopoly.none", "resource", Say.good(good));
        }
        List<Owner> leaders = Leaders.in(amounts);
        Message told = Message.of(
                leaders.size() == 1 ? "monopoly.won" : "monopoly.tied",
                "resource",
                Say.good(good),
                "amounts",
                list(amounts));
        if (leaders.size() > 1) {
            return told;
        }
        turn.credit(leaders.get(0), Column.MONOPOLIES, 1, good.id());
        turn.happened(new Deed.Monopolised(leaders.get(0), good));
        return told.with("province", Say.owner(leaders.get(0)));
    }

    private static SortedMap<Owner, Integer> amounts(Progress turn, Control control, Good good) {
        SortedMap<Owner, Integer> amounts = new TreeMap<>();
        for (Owner owner : turn.now().provinces().keySet()) {
            int amount = control.amount(owner, good);
            if (amount > 0) {
                amounts.put(owner, amount);
            }
        }
        return amounts;
    }

    private static List<Message> list(SortedMap<Owner, Integer> amounts) {
        return amounts.entrySet().stream()
                .map(entry ->
                        Message.of("monopoly.amount", "province", Say.owner(entry.getKey()), "n", entry.getValue()))
                .toList();
    }
}
