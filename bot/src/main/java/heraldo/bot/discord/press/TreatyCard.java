package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.model.Treaty.Party;
import heraldo.bot.campaign.model.Treaty.Standing;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.bot.campaign.press.TreatyView;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One treaty for one reader: what it says, how it stands, and what they can do about it. */
final class TreatyCard {

    private static final String SMALL = "-# ";

    private final BotContext context;
    private final Admitted admitted;
    private final TreatyView view;
    private final Speech speech;
    private final Speech plain;

    TreatyCard(BotContext context, Admitted admitted, TreatyView view) {
        this.context = context;
        this.admitted = admitted;
        this.view = view;
        this.speech = context.speech(admitted.roster(), admitted.tongue());
        this.plain = speech.plain();
    }

    Card card() {
        return card(keys());
    }

    /** The same, which asks whether its reader is sure. */
    Card asking() {
        return card(List.of(
                key("surely-broken", TreatyKeys.SURELY_BROKEN, Weight.DANGER),
                NothingKey.leadingTo(
                        ComponentId.own(
                                TreatyKeys.SHOW,
                                admitted.act(),
                                String.valueOf(view.treaty().id())),
                        speech)));
    }

    private Card card(List<AnswerButton> keys) {
        boolean asks =
                keys.stream().anyMatch(each -> each.componentId().action().equals(TreatyKeys.SURELY_BROKEN));
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + title() + "\n" + quoted()));
        parts.add(new Words(lines()));
        parts.add(new Rule());
        parts.add(new Words(SMALL
                + speech.say(
                        asks ? "discord.treaty.sure" : "discord.treaty.counts",
                        "open",
                        String.valueOf(view.treaty().wording().open()),
                        "recorded",
                        String.valueOf(admitted.campaign().terms().press().recorded()))));
        parts.add(new Keys(keys));
        return new Card("", tone().rgb(), parts);
    }

    private String title() {
        return speech.say("discord.treaty.title", "own", own(), "seats", view.others());
    }

    private String own() {
        return String.valueOf(view.own().isPresent());
    }

    private String quoted() {
        return speech.typed(view.treaty().wording().text())
                .lines()
                .map(line -> "> " + line)
                .collect(Collectors.joining("\n"));
    }

    private String lines() {
        Treaty treaty = view.treaty();
        List<String> lines = new ArrayList<>();
        lines.add("**"
                + speech.say("discord.treaty.standing", "state", view.standing().name()) + "**");
        if (view.standing() == Standing.OFFERED) {
            boolean yours = view.waits() && view.unsigned().size() == 1;
            lines.add(speech.say("discord.treaty.unsigned", "yours", String.valueOf(yours), "seats", view.unsigned()));
        }
        treaty.parties().forEach(party -> party.word().ifPresent(word -> lines.add(said(party, word))));
        lines.add(SMALL
                + speech.say(
                        "discord.treaty.about",
                        "open",
                        String.valueOf(treaty.wording().open()),
                        "until",
                        treaty.wording().until().orElse(0),
                        "seat",
                        treaty.author(),
                        "turn",
                        view.offered()));
        return String.join("\n", lines);
    }

    private String said(Party party, Word word) {
        String sign = context.emblems().sign(word == Word.KEPT ? "✔" : "✖");
        return sign + " " + speech.say("discord.treaty.word", "seat", party.seat(), "word", word.name());
    }

    private Tone tone() {
        return switch (view.standing()) {
            case IN_FORCE -> Tone.GOOD;
            case DECLINED, WITHDRAWN, BROKEN -> Tone.BAD;
            case OFFERED, LAPSED, ENDED -> Tone.CALM;
        };
    }

    private List<AnswerButton> keys() {
        List<AnswerButton> keys = new ArrayList<>();
        if (view.waits()) {
            keys.add(key("sign", TreatyKeys.SIGN, Weight.CONSENT));
            keys.add(key("decline", TreatyKeys.DECLINE, Weight.DANGER));
        }
        if (view.withdrawable()) {
            keys.add(key("withdraw", TreatyKeys.WITHDRAW, Weight.DANGER));
        }
        if (view.sayable(Word.KEPT)) {
            keys.add(key("kept", TreatyKeys.KEPT, Weight.CONSENT));
        }
        if (view.sayable(Word.BROKEN)) {
            keys.add(key("broken", TreatyKeys.BROKEN, Weight.DANGER));
        }
        if (view.own().isPresent()
                && view.others().size() == 1
                && TalkMenu.allowed(context, admitted, view.others().getFirst())) {
            keys.add(TalkMenu.key(admitted.campaign().id(), view.others().getFirst(), plain));
        }
        keys.add(key("list", TreatyKeys.BACK, Weight.SIDE));
        return keys;
    }

    private AnswerButton key(String label, String action, Weight weight) {
        return new AnswerButton(
                plain.say("discord.treaty.key." + label),
                ComponentId.own(
                        action, admitted.act(), String.valueOf(view.treaty().id())),
                weight);
    }
}
