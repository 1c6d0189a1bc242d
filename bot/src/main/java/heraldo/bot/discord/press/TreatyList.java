package heraldo.bot.discord.press;

import heraldo.bot.campaign.press.TreatyView;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Menu;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The treaties that a reader may see: their own, and public ones of others. */
final class TreatyList {

    private static final int MOST = 15;
    private static final int BEGINNING = 80;

    private final Admitted admitted;
    private final Speech speech;
    private final Speech brief;
    private final Speech plain;

    TreatyList(BotContext context, Admitted admitted) {
        this.admitted = admitted;
        this.speech = context.speech(admitted.roster(), admitted.tongue());
        this.brief = speech.brief(BEGINNING);
        this.plain = speech.plain();
    }

    Card of(List<TreatyView> views) {
        List<TreatyView> shown = views.stream().limit(MOST).toList();
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + speech.say("discord.treaty.all") + "\n" + words(shown)));
        if (views.size() > shown.size()) {
            parts.add(new Words("-# " + speech.say("discord.treaty.more", "count", views.size() - shown.size())));
        }
        if (!shown.isEmpty()) {
            parts.add(new Menu(
                    plain.say("discord.treaty.pick"),
                    ComponentId.own(TreatyKeys.PICK, admitted.act(), ""),
                    shown.stream().map(this::choice).toList(),
                    1));
        }
        if (admitted.occupancy().isPresent()) {
            parts.add(new Keys(List.of(new AnswerButton(
                    plain.say("discord.treaty.key.new"),
                    ComponentId.own(TreatyKeys.NEW, admitted.act(), ""),
                    Weight.MAIN))));
        }
        return new Card("", Tone.CALM.rgb(), parts);
    }

    private String words(List<TreatyView> views) {
        return views.isEmpty()
                ? speech.say("discord.treaty.none")
                : views.stream().map(this::line).collect(Collectors.joining("\n"));
    }

    /** Returns the line of a treaty: its state and the beginning of its text. */
    String line(TreatyView view) {
        PlayerText text = new PlayerText(view.treaty().wording().text().replaceAll("\\s+", " "));
        return "- " + heading(view, speech) + "\n  " + brief.say("discord.treaty.quoted", "text", text);
    }

    private static String heading(TreatyView view, Speech speech) {
        return speech.say(
                "discord.treaty.line",
                "own",
                String.valueOf(view.own().isPresent()),
                "seats",
                view.others(),
                "state",
                view.standing().name(),
                "waits",
                String.valueOf(view.waits()),
                "until",
                view.treaty().wording().until().orElse(0));
    }

    private MenuChoice choice(TreatyView view) {
        return MenuChoice.of(
                String.valueOf(view.treaty().id()),
                heading(view, plain),
                plain.typed(view.treaty().wording().text().replaceAll("\\s+", " ")));
    }
}
