package heraldo.bot.discord.desk;

import heraldo.bot.campaign.sheet.Offered;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.stream.Stream;

/** The buttons for offers that stand on a desk. */
final class OfferKeys {

    /** More than these find room in the views of their lines. */
    private static final int MOST = 5;

    private final Bench bench;
    private final Dealings dealings;

    OfferKeys(Bench bench) {
        this.bench = bench;
        this.dealings = new Dealings(bench);
    }

    /** Returns the buttons for received offers, for lines not yet offered, and for own offers whose line has left the sheet. */
    List<AnswerButton> desk() {
        return Stream.of(
                        waiting(),
                        dealings.unsent().stream().map(this::send),
                        dealings.stray().stream().map(offer -> of(DeskPress.OFFER_SHOW, "stray", offer, Weight.SIDE)))
                .flatMap(keys -> keys)
                .limit(MOST)
                .toList();
    }

    /** Several of one seat are numbered. */
    private Stream<AnswerButton> waiting() {
        List<Offered> all = dealings.waiting();
        return all.stream().map(offer -> {
            List<Offered> same = all.stream()
                    .filter(each -> each.other().equals(offer.other()))
                    .toList();
            int number = same.size() > 1 ? same.indexOf(offer) + 1 : 0;
            return new AnswerButton(
                    bench.plain().say("discord.offer.waiting", "seat", offer.other(), "number", number),
                    id(DeskPress.OFFER_SHOW, String.valueOf(offer.id())),
                    Weight.CONSENT);
        });
    }

    /** Returns the buttons that send or withdraw the offers of one line. */
    List<AnswerButton> line(int line) {
        Order order = bench.sheet().line(line);
        return Stream.concat(
                        dealings.unsent(line).stream().map(this::send),
                        dealings.of(order).stream()
                                .filter(offer -> offer.own() && offer.open())
                                .map(this::withdraw))
                .limit(MOST)
                .toList();
    }

    private AnswerButton send(Dealings.Open open) {
        return new AnswerButton(
                bench.plain().say("discord.offer.send", "seat", open.to(), "line", open.line()),
                id(DeskPress.OFFER_SEND, open.detail()),
                Weight.MAIN);
    }

    private AnswerButton withdraw(Offered offer) {
        return of(DeskPress.OFFER_WITHDRAW, "withdraw-from", offer, Weight.SIDE);
    }

    private AnswerButton of(DeskPress press, String label, Offered offer, Weight weight) {
        return new AnswerButton(
                bench.plain().say("discord.offer." + label, "seat", offer.other()),
                id(press, String.valueOf(offer.id())),
                weight);
    }

    private ComponentId id(DeskPress press, String detail) {
        return DeskKey.componentId(press, bench.receipt(), bench.admitted().act(), detail);
    }
}
