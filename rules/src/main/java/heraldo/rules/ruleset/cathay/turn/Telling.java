package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.order.Discard;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.say.Say;
import java.util.List;
import java.util.Optional;

/** One deed in words. */
final class Telling {

    private Telling() {}

    static List<Entry> of(Deed deed) {
        return switch (deed) {
            case Deed.Obeyed order when order.command() instanceof Discard -> List.of();
            case Deed.Obeyed order ->
                List.of(new Entry(Optional.empty(), OrderTelling.of(order.command()), Optional.of(Tale.line(order))));
            case Deed.Skipped order ->
                List.of(Entry.secret(
                        order.by(),
                        Message.of(
                                "deed.skipped",
                                "line",
                                order.line(),
                                "why",
                                order.why().message())));
            case Deed.Planned plan ->
                List.of(Entry.secret(plan.by(), Message.of("deed.planned", "lines", plan.lines())));
            case Deed.Preferred preferred ->
                List.of(Entry.secret(
                        preferred.by(),
                        Message.of(
                                "deed.preferred",
                                "order",
                                preferred.order().stream().map(Say::resource).toList())));
            case Deed.Robbed robbed ->
                List.of(
                        Entry.open(Message.of("deed.robbed", "seat", robbed.from())),
                        Entry.secret(
                                robbed.from(),
                                Message.of("deed.robbed-card", "resource", Say.resource(robbed.card()))));
            case Deed.Discarded cut ->
                List.of(
                        Entry.open(Message.of(
                                "deed.discarded",
                                "seat",
                                cut.by(),
                                "n",
                                cut.goods().size())),
                        Entry.secret(cut.by(), Message.of("deed.discarded-cards", "goods", Say.goods(cut.goods()))));
            case Deed.Traded traded -> traded(traded);
            case Deed.Begun begun -> List.of();
            default -> List.of(Entry.open(PublicTelling.of(deed)));
        };
    }

    private static List<Entry> traded(Deed.Traded traded) {
        Entry trade = Entry.open(Message.of(
                "deed.trade",
                "given",
                Say.goods(Goods.NONE.plus(traded.order().give(), Trade.RATE * traded.count())),
                "got",
                Say.goods(Goods.NONE.plus(traded.order().receive(), traded.count()))));
        return traded.stopped()
                .map(why -> List.of(trade, Entry.secret(traded.by(), stopped(why))))
                .orElse(List.of(trade));
    }

    private static Message stopped(Refusal why) {
        return Message.of("deed.stopped", "why", why.message());
    }
}
