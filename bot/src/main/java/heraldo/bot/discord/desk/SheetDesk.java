package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.StoryEmbeds;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Shows the desk, and does on the sheet what is pressed there. Whatever is refused is said above the sheet as it stands. */
public final class SheetDesk {

    private final BotContext context;

    public SheetDesk(BotContext context) {
        this.context = context;
    }

    /** The desk with the sheet as an act has left it. */
    public Answer of(Admitted admitted, Receipt receipt) {
        return card(admitted, receipt, Tray.EMPTY);
    }

    /** The desk with the sheet drawn on the own map. */
    public Answer drawn(Admitted admitted, Receipt receipt) {
        return card(admitted, receipt, Tray.drawn(new SheetDrawing(bench(admitted, receipt)).pictures()));
    }

    /** The desk with today's sheet. */
    Answer show(Admitted admitted, Tray tray) {
        return card(admitted, today(admitted), tray);
    }

    /** The desk with today's sheet, for a press on one that shows an older. */
    Answer changed(Admitted admitted) {
        return changed(admitted, Tray.EMPTY);
    }

    /** The same with something else that lies on it. */
    Answer changed(Admitted admitted, Tray tray) {
        Receipt today = today(admitted);
        String note = context.speech(admitted.call())
                .say("discord.desk." + become(DeskKey.of(admitted.call()).turn(), today));
        return card(admitted, today, tray.noting(List.of(note)));
    }

    /** The fate of the turn of an older desk, as a key of its words. */
    private static String become(TurnKey pressed, Receipt today) {
        if (pressed.equals(today.turn().key())) {
            return "changed";
        }
        return pressed.undoneBy(today.turn().key(), today.turn().instant()) ? "undone" : "past";
    }

    Receipt today(Admitted admitted) {
        return context.office().orders().show(admitted.act());
    }

    Bench bench(Admitted admitted, Receipt receipt) {
        return Bench.of(context, admitted, receipt);
    }

    BotContext context() {
        return context;
    }

    /**
     * Changes the sheet as the pressed desk showed it, and shows the result.
     *
     * @param refused what lies on the desk if it is refused, beside the reason
     */
    Answer act(Admitted admitted, Function<OrderDesk, Receipt> deed, Tray refused) {
        return act(admitted, deed, refused, refused.around());
    }

    /**
     * The same.
     *
     * @param seen the line of a long sheet that is seen when it was done
     */
    Answer act(Admitted admitted, Function<OrderDesk, Receipt> deed, Tray refused, int seen) {
        DeskKey key = DeskKey.of(admitted.call());
        return act(admitted, context.office().orders().asRead(key.turn(), key.revision()), deed, refused, seen);
    }

    /** Changes the sheet as it was read a moment ago, whatever the pressed desk showed. */
    Answer act(Bench read, Function<OrderDesk, Receipt> deed, Tray refused, int seen) {
        Receipt receipt = read.receipt();
        OrderDesk orders = context.office()
                .orders()
                .asRead(receipt.turn().key(), receipt.written().revision());
        return act(read.admitted(), orders, deed, refused, seen);
    }

    private Answer act(Admitted admitted, OrderDesk orders, Function<OrderDesk, Receipt> deed, Tray refused, int seen) {
        Receipt receipt;
        try {
            receipt = deed.apply(orders);
        } catch (RefusedException e) {
            return show(admitted, refused.refusing(reason(admitted, e)));
        }
        return card(admitted, receipt, (receipt.effect().objections().isEmpty() ? Tray.EMPTY : refused).at(seen));
    }

    /** Writes an order on today's sheet, whatever desk was pressed. */
    Answer write(Admitted admitted, Order order) {
        try {
            return of(admitted, context.office().orders().add(admitted.act(), order));
        } catch (RefusedException e) {
            return show(admitted, Tray.EMPTY.refusing(reason(admitted, e)));
        }
    }

    /** Returns the reason for a refusal, in a sentence. */
    String reason(Admitted admitted, RefusedException refused) {
        return context.emblems().sign("✖") + " "
                + context.speech(admitted.roster(), admitted.tongue())
                        .brief()
                        .say(refused.refusal().message());
    }

    private Answer card(Admitted admitted, Receipt receipt, Tray tray) {
        List<String> notes = new ArrayList<>(tray.notes());
        notes.addAll(objections(admitted, receipt));
        notes.addAll(story(admitted, receipt));
        Receipt now = receipt.effect().step().isPresent() ? today(admitted) : receipt;
        return Answer.of(new DeskCard(bench(admitted, now)).of(tray.noting(notes)));
    }

    private List<String> objections(Admitted admitted, Receipt receipt) {
        if (receipt.effect().objections().isEmpty()) {
            return List.of();
        }
        Speech speech = context.speech(receipt.campaign(), receipt.occupancies(), admitted.tongue());
        List<String> lines = new ArrayList<>();
        lines.add("**"
                + speech.say(
                        "discord.receipt.not-entered", "paste", paste(receipt).name()) + "**");
        for (Receipt.Objection objection : receipt.effect().objections()) {
            lines.add(speech.brief()
                    .say(
                            "discord.receipt.objection",
                            "sign",
                            context.emblems().sign("✖"),
                            "number",
                            objection.number(),
                            "text",
                            new PlayerText(objection.text()),
                            "reason",
                            objection.reason()));
        }
        return lines;
    }

    /** Returns the paste mode: line by line for a turn written ahead, otherwise the mode of the ruleset. */
    private Manifest.Paste paste(Receipt receipt) {
        return receipt.turn().ahead() ? Manifest.Paste.STANDING : context.paste(receipt.campaign());
    }

    /** Returns the story of a step that was played at once; empty if there was none. */
    private List<String> story(Admitted admitted, Receipt receipt) {
        Speech speech = context.speech(receipt.campaign(), receipt.occupancies(), admitted.tongue());
        return receipt.effect().step().stream()
                .flatMap(step -> new StoryEmbeds(
                                speech,
                                context.told(
                                        admitted.roster(),
                                        admitted.tongue(),
                                        context.office()
                                                .archive()
                                                .position(receipt.campaign().id())),
                                context.lines(receipt.campaign(), receipt.occupancies(), admitted.tongue()))
                        .of(step).stream())
                .map(SheetDesk::text)
                .toList();
    }

    private static String text(Embed embed) {
        return embed.title().isEmpty() ? embed.text() : "**" + embed.title() + "**\n" + embed.text();
    }
}
