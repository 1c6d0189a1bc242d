package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.campaign.sheet.StandingDesk;
import heraldo.bot.campaign.sheet.StandingView;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.text.Moment;
import heraldo.rules.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The view of a desk that shows the standing sheet, and what can be done about it. */
public final class StandingCard {

    private static final String SMALL = "-# ";

    /** For the lines; the rest of the message has room for what is said around them. */
    private static final int ROOM = 2_800;

    private final BotContext context;
    private final SheetDesk desk;

    public StandingCard(BotContext context) {
        this.context = context;
        this.desk = new SheetDesk(context);
    }

    /** The actions on a standing sheet. */
    public enum Deed {
        SHOW,
        /** The sheet as it is now takes the place of what stood. */
        KEEP,
        DROP;

        /** Its name in commands. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The one with that name. */
        public static Deed of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }

    /** The view after something was done. */
    public Answer after(Admitted admitted, Deed deed) {
        return answer(admitted, done(admitted, deed));
    }

    /** The same for the sheet as the pressed desk showed it; what is refused is said above what stands. */
    Answer pressed(Admitted admitted, Deed deed) {
        try {
            return answer(admitted, deed == Deed.KEEP ? kept(admitted) : done(admitted, deed));
        } catch (RefusedException e) {
            return answer(admitted, office().show(admitted.act()), Optional.of(desk.reason(admitted, e)));
        }
    }

    private StandingView kept(Admitted admitted) {
        DeskKey key = DeskKey.of(admitted.call());
        return office().keep(admitted.act(), key.turn(), key.revision());
    }

    private StandingView done(Admitted admitted, Deed deed) {
        return switch (deed) {
            case SHOW -> office().show(admitted.act());
            case KEEP -> office().keep(admitted.act());
            case DROP -> office().drop(admitted.act());
        };
    }

    private StandingDesk office() {
        return context.office().writing().standing();
    }

    private Answer answer(Admitted admitted, StandingView view) {
        return answer(admitted, view, Optional.empty());
    }

    private Answer answer(Admitted admitted, StandingView view, Optional<String> note) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + say(bench, "title")));
        note.ifPresent(refused -> parts.add(new Words(refused)));
        parts.add(new Words(
                view.lines().isEmpty()
                        ? say(bench, "none")
                        : Rows.fitting(
                                view.lines().stream()
                                        .map(line -> line(bench, line))
                                        .toList(),
                                ROOM,
                                rest -> bench.speech().say("discord.desk.rest", "count", rest))));
        parts.add(new Rule());
        parts.add(new Words(SMALL + foot(bench, view)));
        parts.add(new Keys(keys(bench, view)));
        return Answer.of(new Card("", (note.isPresent() ? Tone.BAD : Tone.CALM).rgb(), parts));
    }

    private static String line(Bench bench, Receipt.Line line) {
        String sign = bench.context().emblems().sign(line.verdict().possible() ? "✔" : "✖");
        String told = sign + " **" + line.number() + ". " + bench.told(line.order()) + "**";
        return line.verdict()
                .refusal()
                .map(Refusal::message)
                .map(bench.speech()::say)
                .map(reason -> told + "\n" + SMALL + bench.tongue().capital(reason.strip()))
                .orElse(told);
    }

    private static String foot(Bench bench, StandingView view) {
        return view.at()
                        .map(at -> bench.speech().say("discord.fixed.since", "when", Moment.both(at)) + " ")
                        .orElse("")
                + say(bench, bench.receipt().turn().instant() ? "instant" : "how");
    }

    private List<AnswerButton> keys(Bench bench, StandingView view) {
        List<AnswerButton> keys = new ArrayList<>();
        if (!bench.sheet().isEmpty() && !bench.receipt().turn().instant()) {
            keys.add(key(bench, DeskPress.STANDING_KEEP, "discord.fixed.keep", Weight.MAIN));
        }
        if (!view.lines().isEmpty()) {
            keys.add(key(bench, DeskPress.STANDING_DROP, "discord.fixed.drop", Weight.DANGER));
        }
        keys.add(key(bench, DeskPress.SHOW, "discord.desk.back", Weight.SIDE));
        return keys;
    }

    private static AnswerButton key(Bench bench, DeskPress press, String label, Weight weight) {
        return new AnswerButton(
                bench.plain().say(label),
                DeskKey.componentId(press, bench.receipt(), bench.admitted().act(), ""),
                weight);
    }

    private static String say(Bench bench, String key) {
        return bench.speech().say("discord.fixed." + key);
    }
}
