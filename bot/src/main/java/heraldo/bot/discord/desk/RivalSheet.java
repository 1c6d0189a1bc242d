package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.sheet.Receipt.Objection;
import heraldo.rules.engine.simulation.Simulated.Misfit;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.PastedLine;
import java.util.ArrayList;
import java.util.List;

/**
 * A sheet that a player assumes for a rival, as parsed: nobody else ever sees it, and only the simulation uses it.
 *
 * @param sheet every line that could be read
 * @param lines where each of them stands in the text
 * @param unread what could not be read
 */
record RivalSheet(OrderSheet sheet, List<PastedLine> lines, List<Objection> unread) {

    /** As many lines as a sheet of one's own has at most. */
    private static final int LONGEST = 100;

    RivalSheet {
        lines = List.copyOf(lines);
        unread = List.copyOf(unread);
    }

    static RivalSheet of(String text, Bench bench) {
        List<Order> orders = new ArrayList<>();
        List<PastedLine> lines = new ArrayList<>();
        List<Objection> unread = new ArrayList<>();
        for (PastedLine line : bench.game().orders().paste(text, bench.lexicon())) {
            if (orders.size() == LONGEST) {
                unread.add(objection(line, full()));
                break;
            }
            line.reading().order().ifPresent(order -> {
                orders.add(order);
                lines.add(line);
            });
            line.reading().refusal().map(Refusal::message).ifPresent(why -> unread.add(objection(line, why)));
        }
        return new RivalSheet(new OrderSheet(orders), lines, unread);
    }

    /** Returns the objection to a line that was read but is never valid, as the player wrote it. */
    Objection objection(Misfit misfit) {
        return objection(lines.get(misfit.line() - 1), misfit.why());
    }

    private static Objection objection(PastedLine line, Message why) {
        return new Objection(line.number(), line.text(), why);
    }

    private static Message full() {
        return RefusedException.of("sheet-full", "most", LONGEST).refusal().message();
    }

    @Override
    public String toString() {
        return "a sheet for a rival";
    }
}
