package heraldo.rules.ruleset.cathay.chronicle;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.turn.Deed;
import java.util.List;
import java.util.Optional;

/** One deed in words; of an order only what came of it. */
final class DeedTale {

    private DeedTale() {}

    static List<Entry> of(Deed deed) {
        return switch (deed) {
            case Deed.Skipped order ->
                List.of(new Entry(Optional.of(order.by()), skipped(order), Optional.of(Telling.line(order))));
            case Deed.Held held -> List.of(Entry.secret(held.by(), Message.of("deed.held", "line", held.line())));
            case Deed.Planned plan ->
                List.of(Entry.secret(plan.by(), Message.of("deed.planned", "lines", plan.lines())));
            case Deed.Preferred preferred -> List.of(Entry.secret(preferred.by(), preferred(preferred)));
            case Deed.Robbed robbed -> robbed(robbed);
            case Deed.Discarded cut -> discarded(cut);
            case Deed.Traded traded -> traded(traded);
            case Deed.Begun begun -> List.of();
            default -> List.of(Entry.open(PublicTale.of(deed)));
        };
    }

    private static Message skipped(Deed.Skipped order) {
        return Message.of(
                "deed.skipped", "line", order.line(), "why", order.why().message());
    }

    private static Message preferred(Deed.Preferred preferred) {
        return Message.of(
                "deed.preferred",
                "order",
                preferred.order().stream().map(Say::resource).toList());
    }

    /** Everybody sees that a card went; which one is between the two. */
    private static List<Entry> robbed(Deed.Robbed robbed) {
        return List.of(
                Entry.open(Message.of("deed.robbed", "seat", robbed.from())),
                Entry.secret(robbed.from(), Message.of("deed.robbed-card", "resource", Say.resource(robbed.card()))));
    }

    /** Everybody sees how many cards went; which ones is the owner's own. */
    private static List<Entry> discarded(Deed.Discarded cut) {
        return List.of(
                Entry.open(Message.of(
                        "deed.discarded", "seat", cut.by(), "n", cut.goods().size())),
                Entry.secret(cut.by(), Message.of("deed.discarded-cards", "goods", Say.goods(cut.goods()))));
    }

    private static List<Entry> traded(Deed.Traded traded) {
        Entry trade = Entry.open(
                Message.of("deed.trade", "given", Say.goods(traded.given()), "got", Say.goods(traded.got())));
        return traded.stopped()
                .map(why -> List.of(trade, Entry.secret(traded.by(), stopped(why))))
                .orElse(List.of(trade));
    }

    private static Message stopped(Refusal why) {
        return Message.of("deed.stopped", "why", why.message());
    }
}
