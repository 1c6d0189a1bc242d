package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.engine.Edict;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** An act of the game master (§8.2): an event for the turn's end, an affair or a correction at once. */
public interface Act extends Edict<EdictContext, Realm> {

    /** Declares all of them. */
    static List<OrderType<?>> types(Values values) {
        return Stream.of(Event.types(values), Affair.types(values), Correction.types(values))
                .flatMap(List::stream)
                .toList();
    }

    /** Lists what has been prepared: events in the order in which they will happen, the bards' vote, own missions. */
    static List<Pending> pending(EdictContext context) {
        List<Pending> pending = new ArrayList<>();
        List<Decree> decrees = context.realm().agenda().decrees();
        for (int i = 0; i < decrees.size(); i++) {
            Event event = (Event) decrees.get(i);
            pending.add(Pending.secret(event, event.expected(context), new Affair.Revoke(i + 1)));
        }
        context.realm()
                .agenda()
                .itinerant()
                .ifPresent(province -> pending.add(Pending.secret(
                        new Affair.Bards(province),
                        Message.of("pending.bards", "province", Say.owner(province)),
                        new Affair.Silence())));
        context.realm().quests().active().stream()
                .filter(quest -> quest.own().isPresent())
                .forEach(quest -> pending.add(Pending.open(
                        Message.of(
                                "pending.mission", "quest", context.missions().describe(quest)),
                        new Affair.Withdraw(quest.id()))));
        return pending;
    }
}
