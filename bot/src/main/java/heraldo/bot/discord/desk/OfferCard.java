package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.sheet.Offered;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.press.TalkMenu;
import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One offer for one of its two sides: what it says, what it would come to, what it takes, and what can be answered. */
final class OfferCard {

    private static final String SMALL = "-# ";

    private final Bench bench;
    private final Offered offer;

    OfferCard(Bench bench, Offered offer) {
        this.bench = bench;
        this.offer = offer;
    }

    Card card() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + bench.speech().say("discord.offer.title", "seat", offer.other(), "own", own())));
        parts.add(new Words(contents()));
        List<String> small = small();
        if (!small.isEmpty()) {
            parts.add(new Words(String.join("\n", small)));
        }
        parts.add(new Rule());
        parts.add(new Words(SMALL + bench.speech().say("discord.offer.counts")));
        parts.add(new Keys(keys()));
        return new Card("", tone().rgb(), parts);
    }

    private String own() {
        return String.valueOf(offer.own());
    }

    private Tone tone() {
        return switch (offer.state()) {
            case ACCEPTED -> Tone.GOOD;
            case DECLINED, WITHDRAWN -> Tone.BAD;
            case OPEN, COUNTERED -> Tone.CALM;
        };
    }

    /** The reader's side of it, and what it was before. */
    private String contents() {
        String told = "**" + bench.told(offer.order()) + "**";
        return offer.before()
                .map(before ->
                        told + "\n" + SMALL + bench.speech().say("discord.offer.before", "what", bench.told(before)))
                .orElse(told);
    }

    private List<String> small() {
        Stream<Message> state = Stream.of(Message.of(
                "discord.offer.state",
                "seat",
                offer.other(),
                "own",
                own(),
                "state",
                offer.state().name()));
        Stream<Message> needs = offer.needs().stream();
        List<String> said = new ArrayList<>();
        if (offer.waits()) {
            said.addAll(prospect());
        }
        Stream.concat(offer.waits() ? Stream.<Message>empty() : state, needs)
                .map(bench.speech()::say)
                .map(bench.tongue()::capital)
                .map(SMALL::concat)
                .forEach(said::add);
        return said;
    }

    /** Returns the outlook of the reader's side on the current sheet, or the reason why that line is not valid yet. */
    private List<String> prospect() {
        OrderSheet sheet = new Dealings(bench).others(offer).with(offer.order());
        Verdict verdict = bench.position().check(bench.seat(), sheet).get(sheet.size() - 1);
        Outlook.Line sight = bench.position().outlook(bench.seat(), sheet).line(sheet.size());
        Optional<String> refused = verdict.refusal()
                .map(why -> bench.context().emblems().sign("✖") + " "
                        + bench.speech().say("discord.offer.not-yet", "why", why.message()));
        return refused.map(List::of)
                .orElseGet(() -> Stream.of(
                                said(sight.told().stream()),
                                said(Stream.concat(verdict.warnings().stream(), sight.cautions().stream())))
                        .filter(text -> !text.isBlank())
                        .map(text -> SMALL + bench.tongue().capital(text))
                        .toList());
    }

    private String said(Stream<Message> messages) {
        return messages.map(bench.speech()::say).map(String::strip).collect(Collectors.joining(" · "));
    }

    private List<AnswerButton> keys() {
        List<AnswerButton> keys = new ArrayList<>();
        if (offer.waits()) {
            keys.add(key(DeskPress.OFFER_ACCEPT, "accept", Weight.CONSENT));
            if (Groups.fields(offer.order(), bench).isPresent()) {
                keys.add(key(DeskPress.OFFER_COUNTER, "counter", Weight.MAIN));
            }
            keys.add(key(DeskPress.OFFER_DECLINE, "decline", Weight.DANGER));
        }
        if (offer.own() && offer.state() == Bid.State.OPEN) {
            keys.add(key(DeskPress.OFFER_WITHDRAW, "withdraw", Weight.DANGER));
        }
        if (offer.open() && TalkMenu.allowed(bench.context(), bench.admitted(), offer.other())) {
            keys.add(TalkMenu.key(bench.admitted().campaign().id(), offer.other(), bench.plain()));
        }
        keys.add(new AnswerButton(
                bench.plain().say("discord.key.orders"),
                DeskKey.componentId(
                        DeskPress.SHOW, bench.receipt(), bench.admitted().act(), ""),
                Weight.SIDE));
        return keys;
    }

    private AnswerButton key(DeskPress press, String label, Weight weight) {
        return new AnswerButton(
                bench.plain().say("discord.offer." + label),
                DeskKey.componentId(press, bench.receipt(), bench.admitted().act(), String.valueOf(offer.id())),
                weight);
    }
}
