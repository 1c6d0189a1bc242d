package heraldo.rules.ruleset.kaixiflan.order.harvest;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Fields;
import heraldo.rules.ruleset.kaixiflan.law.Fields.Reaping;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Step 2.1, Recolectar: own collections and those of the independents for their Governor (§2.4). */
public final class GatherStep implements Step {

    @Override
    public void play(Progress turn) {
        Map<Owner, Fields> fields = new EnumMap<>(Owner.class);
        Map<Owner, Set<Good>> granted = new EnumMap<>(Owner.class);
        for (Task<Gathering> task : turn.tasks(Gathering.class)) {
            Fields own = fields.computeIfAbsent(task.owner(), owner -> new Fields(turn.law(), owner));
            Set<Good> before = granted.computeIfAbsent(task.owner(), owner -> EnumSet.noneOf(Good.class));
            gather(turn, task, own, before);
        }
    }

    private static void gather(Progress turn, Task<Gathering> task, Fields fields, Set<Good> granted) {
        Gathering order = task.order();
        Reaping reaping = order.reaping(task.owner());
        List<Yield> yields = fields.yields(reaping);
        fields.take(reaping);
        Stock bonus = bonus(turn, task, yields, granted);
        Stock gain = Harvest.total(yields).plus(bonus);
        turn.gain(task.owner(), gain);
        turn.happened(new Deed.Collected(task.owner(), order.hex(), gain));
        task.tell(Message.of("done.collect", "hex", Say.hex(order.hex()), "total", Say.stock(gain)));
        yields.forEach(yield -> task.tell(told(yield)));
        if (!bonus.isNone()) {
            task.tell(Message.of("done.bonus", "amounts", Say.stock(bonus)));
        }
    }

    /** The buildings' bonus: in every collection, or once a turn for each resource if the game is played so (R41). */
    private static Stock bonus(Progress turn, Task<Gathering> task, List<Yield> yields, Set<Good> granted) {
        Owner subject = task.order().subject(task.owner());
        Stock full = new Harvest(turn.law(), task.owner(), subject).bonus(yields);
        if (!turn.start().settings().bonusOncePerTurn()) {
            return full;
        }
        Stock bonus = Stock.of(good -> granted.contains(good) ? 0 : full.get(good));
        Good.ALL.stream().filter(good -> bonus.get(good) > 0).forEach(granted::add);
        return bonus;
    }

    private static Message told(Yield yield) {
        return Message.of(
                "done.source",
                "hex",
                Say.hex(yield.source()),
                "amount",
                Say.amount(yield.good(), yield.amount()),
                "colonists",
                yield.colonists(),
                "twice",
                yield.doubled() ? "yes" : "no");
    }
}
