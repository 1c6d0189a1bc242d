package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.rulebook.WhatIf;
import heraldo.bot.campaign.sheet.Offered;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Menu;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.simulation.Simulated.LineOdds;
import heraldo.rules.engine.simulation.Simulated.LossOdds;
import heraldo.rules.engine.simulation.Spread;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The card of a simulation: success rate and failures of each line, the events of the turn, possible losses, the likeliest map.
 */
final class WhatIfCard {

    private static final String SMALL = "-# ";

    /** For the lines; the rest of the message has room for the sums. */
    private static final int ROOM = 2_200;

    /** For what is said of lines written for rivals. */
    private static final int NOTES = 500;

    private final Bench bench;
    private final Speech speech;
    private final WhatIf whatIf;
    private final Rivals rivals;

    WhatIfCard(Bench bench, WhatIf whatIf, Rivals rivals) {
        this.bench = bench;
        this.speech = bench.speech();
        this.whatIf = whatIf;
        this.rivals = rivals;
    }

    /**
     * The message.
     *
     * @param slip the number under which is kept what was written for rivals; empty if nothing was
     * @param notes sentences above the answer
     */
    Card write(String slip, List<String> notes) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## "
                + speech.say(
                        "discord.what-if.title", "label", bench.receipt().turn().label()) + "\n" + SMALL + how()));
        words(
                        Stream.concat(notes.stream(), rivals.objections(whatIf.misfits()).stream())
                                .toList(),
                        NOTES)
                .ifPresent(parts::add);
        words(
                        IntStream.range(0, whatIf.lines().size())
                                .mapToObj(
                                        index -> line(index + 1, whatIf.lines().get(index)))
                                .toList(),
                        ROOM)
                .ifPresent(parts::add);
        parts.add(new Words(sum()));
        parts.add(new Show(
                List.of(bench.context().gallery().own(bench.view().look(), turn(), whatIf.likeliest(), bench.seat()))));
        parts.add(new Rule());
        parts.add(new Words(SMALL + speech.say("discord.what-if.map")));
        List<MenuChoice> choices = rivals.choices();
        if (!choices.isEmpty()) {
            parts.add(new Menu(bench.plain().say("discord.what-if.write"), id(DeskPress.RIVAL, slip), choices, 1));
        }
        parts.add(new Keys(List.of(
                new AnswerButton(bench.plain().say("discord.desk.back"), id(DeskPress.SHOW, ""), Weight.SIDE))));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    private Optional<Words> words(List<String> rows, int room) {
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Words(Rows.fitting(rows, room, rest -> speech.say("discord.desk.rest", "count", rest))));
    }

    /** From what it was played, and who leads the others. */
    private String how() {
        return speech.say(Message.of("discord.what-if.how", "plays", whatIf.plays())
                .with("later", String.valueOf(whatIf.later().isPresent()))
                .with("turn", whatIf.later().<Object>map(turn -> turn).orElse(""))
                .with("written", rivals.written().size())
                .with("seats", List.copyOf(rivals.written().keySet()))
                .with("others", String.valueOf(rivals.governed()))
                .with("silent", String.valueOf(rivals.silent()))
                .with("agreed", String.valueOf(!rivals.others().agreed().isEmpty())));
    }

    private ComponentId id(DeskPress press, String detail) {
        return DeskKey.componentId(press, bench.receipt(), bench.admitted().act(), detail);
    }

    private int turn() {
        return bench.context()
                .office()
                .archive()
                .number(bench.receipt().turn().key())
                .seen();
    }

    private String line(int number, LineOdds odds) {
        String order = "**" + number + ". " + bench.told(bench.sheet().line(number)) + "**";
        String often = speech.say(Message.of("discord.what-if.line", "worked", odds.worked(), "plays", whatIf.plays())
                .with("left", whatIf.plays() - odds.worked()));
        String why = odds.reason()
                .map(reason -> " "
                        + speech.say(
                                "discord.what-if.reason",
                                "never",
                                String.valueOf(odds.worked() == 0),
                                "reason",
                                odds.worked() == 0 ? speech.say(reason) : speech.clause(reason)))
                .orElse("");
        return sign(odds) + " " + order + "\n" + SMALL + often + why
                + rests(bench.sheet().line(number));
    }

    /** Returns the note on the seats whose sheets an agreed line depends on; no simulation can know those sheets. */
    private String rests(Order order) {
        List<Seat> others = new Dealings(bench)
                .of(order).stream()
                        .filter(offer -> offer.state() == Bid.State.ACCEPTED)
                        .map(Offered::other)
                        .toList();
        return others.isEmpty() ? "" : " " + speech.say("discord.what-if.rests", "seats", others);
    }

    /** As on the desk, a line that fails more often than not is one to look at again. */
    private String sign(LineOdds odds) {
        boolean never = odds.worked() == 0;
        boolean rarely = 2 * odds.worked() < whatIf.plays();
        return bench.context().emblems().sign(never ? "✖" : rarely ? "⚠" : "✔");
    }

    private String sum() {
        List<String> lines = new ArrayList<>();
        lines.add(total(whatIf.total()));
        whatIf.losses().forEach(loss -> lines.add(loss(loss)));
        return String.join("\n", lines);
    }

    /** All its figures are of the same plays, and it says of how many. */
    private String total(Spread total) {
        return speech.say(Message.of("discord.what-if.total", "shape", shape(total))
                .with("least", signed(total.least()))
                .with("low", signed(total.low()))
                .with("usual", signed(total.usual()))
                .with("high", signed(total.high()))
                .with("most", signed(total.most()))
                .with("often", total.often())
                .with("plays", whatIf.plays()));
    }

    /** Chooses the ranges worth telling: neither the same figure twice nor the same range. */
    private static String shape(Spread total) {
        if (total.least() == total.most()) {
            return "same";
        }
        if (total.low() == total.high()) {
            return "narrow";
        }
        return total.low() == total.least() && total.high() == total.most() ? "whole" : "wide";
    }

    private String loss(LossOdds odds) {
        return speech.say(
                "discord.what-if.loss", "loss", odds.loss().headline(), "times", odds.times(), "plays", whatIf.plays());
    }

    private static String signed(int figure) {
        return figure > 0 ? "+" + figure : figure < 0 ? "−" + -figure : "0";
    }
}
