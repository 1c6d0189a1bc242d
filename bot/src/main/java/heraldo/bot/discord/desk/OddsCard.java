package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.rules.engine.Odds;
import java.util.ArrayList;
import java.util.List;

/** The card with the odds of chance events for a seat, where orders are played at once. */
record OddsCard(Bench bench, Odds odds) {

    private static final String SMALL = "-# ";
    private static final String BULLET = "• ";

    /** For each thing that chance decides. */
    private static final int ROOM = 1_100;

    Card write() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## "
                + bench.speech()
                        .say(
                                "discord.odds.title",
                                "label",
                                bench.receipt().turn().label()) + "\n" + SMALL
                + bench.speech().say("discord.odds.how")));
        odds.parts().forEach(part -> parts.add(new Words(told(part))));
        parts.add(new Rule());
        parts.add(new Keys(List.of(new AnswerButton(
                bench.plain().say("discord.desk.back"),
                DeskKey.componentId(
                        DeskPress.SHOW, bench.receipt(), bench.admitted().act(), ""),
                Weight.SIDE))));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    private String told(Odds.Part part) {
        List<String> rows = part.lines().stream()
                .map(bench.speech()::say)
                .map(line -> BULLET + bench.tongue().capital(line))
                .toList();
        return "**" + bench.speech().say(part.title()) + "**\n"
                + Rows.fitting(rows, ROOM, rest -> bench.speech().say("discord.desk.rest", "count", rest));
    }
}
