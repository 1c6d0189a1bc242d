package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.PastedLine;
import heraldo.rules.order.SlashReader;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Takes orders, each act in one transaction. It checks that the turn is open, the act came before the deadline, the seat is the
 * user's, the interaction is new and the line is valid, then appends a revision of the sheet. Every act is answered with a
 * receipt. Acts are idempotent: a repeated one is answered again, but done once.
 *
 * <p>All methods throw {@link RefusedException} with the sentence for the player; then nothing has changed.
 */
public final class OrderDesk {
    private static final int LONGEST_LINE = 500;
    private static final int LONGEST_PASTE = 4000;

    private final Library library;
    private final SheetClerk clerk;

    public OrderDesk(Library library, SheetClerk clerk) {
        this.library = library;
        this.clerk = clerk;
    }

    /** Writes an order on the sheet. */
    public Receipt add(Act act, Order order) {
        return clerk.change(act, openSheet -> SheetEditor.add(openSheet, order));
    }

    /** Writes an order given as a line of text, in the player's language or the campaign's. */
    public Receipt add(Act act, String line) {
        demandShort(line, LONGEST_LINE, "long-line");
        return clerk.change(act, openSheet -> {
            OrderBook book = book(openSheet);
            return SheetEditor.add(openSheet, SheetEditor.order(book.read(line, lexicon(openSheet, act))));
        });
    }

    /** Enters many lines, in order, as the ruleset takes them; those that are not entered are listed in the receipt. */
    public Receipt paste(Act act, String text) {
        return pasted(act, text, OpenSheet::sheet);
    }

    private Receipt pasted(Act act, String text, Function<OpenSheet, OrderSheet> start) {
        demandShort(text, LONGEST_PASTE, "long-paste");
        return clerk.change(act, openSheet -> {
            List<PastedLine> lines = book(openSheet).paste(text, lexicon(openSheet, act));
            if (lines.isEmpty()) {
                throw RefusedException.of("empty-paste");
            }
            return new Pasting(openSheet, start.apply(openSheet))
                    .of(lines, rulebook(openSheet).hosted().manifest().customs().pasting());
        });
    }

    /**
     * Adds the repetitions of an order's group to a line of the same type with the same other parameters.
     *
     * @param line from 1
     */
    public Receipt append(Act act, int line, Order more) {
        return clerk.change(act, openSheet -> {
            openSheet.demandLine(line);
            SlashReader reader = book(openSheet).slashReader(lexicon(openSheet, act));
            return SheetEditor.append(
                    openSheet, line, reader.append(line, openSheet.sheet().line(line), more));
        });
    }

    /**
     * Puts another order in the place of a line.
     *
     * @param line from 1
     */
    public Receipt replace(Act act, int line, Order order) {
        return clerk.change(act, openSheet -> SheetEditor.replace(openSheet, line, order));
    }

    /** Puts an order given as a line of text in the place of a line. */
    public Receipt replace(Act act, int line, String text) {
        demandShort(text, LONGEST_LINE, "long-line");
        return clerk.change(
                act,
                openSheet -> SheetEditor.replace(
                        openSheet, line, SheetEditor.order(book(openSheet).read(text, lexicon(openSheet, act)))));
    }

    /**
     * Writes the whole sheet anew: the lines take the place of what stood there, entered as {@link #paste} enters them; where
     * none can be, nothing changes. No lines at all strike everything.
     */
    public Receipt rewrite(Act act, String text) {
        return text.isBlank() ? clear(act) : pasted(act, text, openSheet -> OrderSheet.EMPTY);
    }

    /** Puts the sheet back as it was before the last act on it; done twice, that is undone, too. */
    public Receipt undo(Act act) {
        return clerk.undo(act);
    }

    /**
     * An act on the sheet as its player read it: where it has changed since, nothing is done.
     *
     * @param turn the turn that was read
     * @param revision the revision that was read, see {@link Receipt.Written#revision}
     */
    public OrderDesk asRead(TurnKey turn, int revision) {
        return new OrderDesk(library, clerk.asRead(turn, revision));
    }

    /** Strikes a line; the lines below move up. */
    public Receipt remove(Act act, int line) {
        return clerk.change(act, openSheet -> SheetEditor.remove(openSheet, line));
    }

    /** Moves a line. */
    public Receipt move(Act act, int from, int to) {
        return clerk.change(act, openSheet -> SheetEditor.move(openSheet, from, to));
    }

    /** Strikes all lines. */
    public Receipt clear(Act act) {
        return clerk.change(act, SheetEditor::clear);
    }

    /** Says that the seat is ready, or that it is not after all. May end the turn. */
    public Receipt ready(Act act, boolean ready) {
        return clerk.change(act, openSheet -> Draft.declared(openSheet.sheet(), ready));
    }

    /** Has somebody told in which campaign a seat is ready that was not, or the other way round. */
    public void whenReadinessTurns(Consumer<CampaignId> told) {
        clerk.whenReadinessTurns(told);
    }

    /** Shows the sheet. */
    public Receipt show(Act act) {
        return clerk.show(act);
    }

    private OrderBook book(OpenSheet openSheet) {
        return rulebook(openSheet).orders();
    }

    private Rulebook<?> rulebook(OpenSheet openSheet) {
        return library.rulebook(openSheet.campaign());
    }

    private Lexicon lexicon(OpenSheet openSheet, Act act) {
        return rulebook(openSheet)
                .lexicon(act.language(), openSheet.occupancies())
                .titled(openSheet.position().titles());
    }

    private static void demandShort(String text, int most, String code) {
        if (text.length() > most) {
            throw RefusedException.of(code, "most", most, "length", text.length());
        }
    }
}
