package heraldo.bot.discord.desk;

import heraldo.bot.campaign.rulebook.WhatIf;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.simulation.Simulated.LineOdds;
import heraldo.rules.engine.simulation.Simulated.LossOdds;
import heraldo.rules.engine.simulation.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What a sheet might come to: how often each line works and why not, what the turn brings, what may be lost, the likeliest map. */
final class WhatIfCard {

    private static final String SMALL = "-# ";

    /** For the lines; the rest of the message has room for the sums. */
    private static final int ROOM = 2_600;

    private final Bench bench;
    private final Speech speech;
    private final WhatIf whatIf;

    WhatIfCard(Bench bench, WhatIf whatIf) {
        this.bench = bench;
        this.speech = bench.speech();
        this.whatIf = whatIf;
    }

    Card write() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## "
                + speech.say("discord.what-if.title", "label", bench.receipt().label()) + "\n" + SMALL
                + speech.say("discord.what-if.how", "plays", whatIf.plays())));
        if (!whatIf.lines().isEmpty()) {
            parts.add(new Words(Rows.fitting(
                    IntStream.range(0, whatIf.lines().size())
                            .mapToObj(index -> line(index + 1, whatIf.lines().get(index)))
                            .toList(),
                    ROOM,
                    rest -> speech.say("discord.desk.rest", "count", rest))));
        }
        parts.add(new Words(sum()));
        parts.add(new Show(
                List.of(bench.context().gallery().own(bench.view().look(), turn(), whatIf.likeliest(), bench.seat()))));
        parts.add(new Rule());
        parts.add(new Words(SMALL + speech.say("discord.what-if.map")));
        parts.add(new Keys(List.of(new AnswerButton(
                bench.plain().say("discord.desk.back"),
                DeskKey.componentId(
                        DeskPress.SHOW, bench.receipt(), bench.admitted().act(), ""),
                Weight.SIDE))));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    private int turn() {
        return bench.context().office().archive().number(bench.receipt().turn()).seen();
    }

    private String line(int number, LineOdds odds) {
        String order = "**" + number + ". " + bench.told(bench.sheet().line(number)) + "**";
        String often = speech.say("discord.what-if.line", "worked", odds.worked(), "plays", whatIf.plays());
        String why = odds.reason()
                .map(reason -> " " + speech.say("discord.what-if.reason", "reason", reason))
                .orElse("");
        return sign(odds) + " " + order + "\n" + SMALL + often + why;
    }

    private String sign(LineOdds odds) {
        boolean never = odds.worked() == 0;
        boolean always = odds.worked() == whatIf.plays();
        return bench.context().emblems().sign(never ? "✖" : always ? "✔" : "⚠");
    }

    private String sum() {
        List<String> lines = new ArrayList<>();
        Spread total = whatIf.total();
        lines.add(speech.say(
                "discord.what-if.total",
                "same",
                String.valueOf(total.least() == total.most()),
                "least",
                signed(total.low()),
                "mean",
                signed(total.mean()),
                "most",
                signed(total.high())));
        whatIf.losses().forEach(loss -> lines.add(loss(loss)));
        return String.join("\n", lines);
    }

    private String loss(LossOdds odds) {
        return speech.say(
                "discord.what-if.loss", "loss", odds.loss().headline(), "times", odds.times(), "plays", whatIf.plays());
    }

    private static String signed(int figure) {
        return figure > 0 ? "+" + figure : figure < 0 ? "−" + -figure : "0";
    }
}
