package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Fields;
import heraldo.rules.ruleset.kaixiflan.law.Fields.Reaping;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.Iterator;
import java.util.List;

/** Outlook of the collections, one after another. Lives within one outlook. */
final class Crops {

    private final Owner owner;
    private final Fields fields;
    private final Iterator<Deed.Collected> collected;

    Crops(Progress turn, Owner owner) {
        this.owner = owner;
        this.fields = new Fields(turn.law(), owner);
        this.collected = turn.deeds(Deed.Collected.class).iterator();
    }

    /** The next collection that stands. */
    Line line(Gathering order) {
        Stock gain = collected.next().gain();
        Reaping reaping = order.reaping(owner);
        int missed = sum(reaping.unnamed()) - sum(reaping);
        fields.take(reaping);
        List<Message> cautions = missed > 0 && !order.sources().isEmpty()
                ? List.of(Message.of("outlook.better", "n", missed))
                : List.of();
        return new Line(List.of(Message.of("outlook.gain", "amounts", Say.stock(gain))), cautions);
    }

    private int sum(Reaping reaping) {
        Stock stock = Harvest.total(fields.yields(reaping));
        return stock.gold() + stock.stone() + stock.wood() + stock.food() + stock.mana() + stock.science();
    }
}
