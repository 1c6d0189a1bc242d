package heraldo.rules.ruleset.cathay.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.Discard;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.say.Say;

/** What an order did, in public words. */
final class OrderTale {

    private OrderTale() {}

    static Message of(Command command) {
        return switch (command) {
            case Start start -> Message.of("deed.start", "corner", start.corner(), "edge", Say.edge(start.edge()));
            case Road road -> Message.of("deed.road", "edge", Say.edge(road.edge()));
            case Settle settle -> Message.of("deed.settle", "corner", settle.corner());
            case City city -> Message.of("deed.city", "corner", city.corner());
            case Recruit recruit ->
                Message.of("deed.recruit", "kind", Say.soldier(recruit.kind()), "corner", recruit.corner());
            case Trade trade -> Message.of("outcome.OK");
            case Move move -> Message.of("deed.move", "soldier", move.soldier().toString(), "corner", move.corner());
            case Attack attack ->
                Message.of("deed.attack", "soldier", attack.soldier().toString(), "corner", attack.corner());
            case Claim claim -> Message.of("deed.claim", "corner", claim.corner());
            case Rise rise -> Message.of("deed.rise", "corner", rise.corner());
            case End end -> Message.of("deed.end");
            case Discard discard -> Message.of("deed.discard");
            case Resign resign -> Message.of("deed.resign");
        };
    }
}
