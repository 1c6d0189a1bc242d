package heraldo.bot.campaign;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.PastedLine;
import heraldo.rules.order.SlashReader;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Takes orders, one transaction an act: the turn is open, the act was given before the deadline, the seat is the user's,
 * the interaction is new, the line can stand; then a new revision of the sheet is added. Every act is answered with a
 * receipt. An act that comes twice is answered twice and done once.
 *
 * <p>All methods throw {@link RefusedException} with the sentence for the player; then nothing has changed.
 */
public final class OrderDesk {
    private static final int LONGEST_LINE = 500;
    private static final int LONGEST_PASTE = 4000;

    private final Bureau bureau;
    private final Usher usher;
    private final Positions positions;
    private final Sheets sheets;
    private final DeadlineClerk clerk;
    private final Receipts receipts;

    OrderDesk(Bureau bureau, Usher usher, Positions positions, DeadlineClerk clerk, Archive archive) {
        this.bureau = bureau;
        this.usher = usher;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
        this.clerk = clerk;
        this.receipts = new Receipts(bureau.library(), archive);
    }

    /** Writes an order on the sheet. */
    public Receipt add(Act act, Order order) {
        return change(act, sitting -> SheetEditor.add(sitting, order));
    }

    /** Writes an order given as a line of text, in the player's language or the campaign's. */
    public Receipt add(Act act, String line) {
        demandShort(line, LONGEST_LINE, "long-line");
        return change(act, sitting -> {
            OrderBook book = book(sitting);
            return SheetEditor.add(sitting, SheetEditor.order(book.read(line, lexicon(sitting, act))));
        });
    }

    /** Enters many lines: those that can stand, in order; the others are listed in the receipt. */
    public Receipt paste(Act act, String text) {
        demandShort(text, LONGEST_PASTE, "long-paste");
        return change(act, sitting -> {
            List<PastedLine> lines = book(sitting).paste(text, lexicon(sitting, act));
            if (lines.isEmpty()) {
                throw RefusedException.of("empty-paste");
            }
            return SheetEditor.paste(sitting, lines);
        });
    }

    /**
     * Adds the repetitions of an order's group to a line of the same type with the same other parameters.
     *
     * @param line from 1
     */
    public Receipt append(Act act, int line, Order more) {
        return change(act, sitting -> {
            sitting.demandLine(line);
            SlashReader reader = book(sitting).slashReader(lexicon(sitting, act));
            return SheetEditor.append(
                    sitting, line, reader.append(line, sitting.sheet().line(line), more));
        });
    }

    /** Strikes a line; the lines below move up. */
    public Receipt remove(Act act, int line) {
        return change(act, sitting -> SheetEditor.remove(sitting, line));
    }

    /** Moves a line. */
    public Receipt move(Act act, int from, int to) {
        return change(act, sitting -> SheetEditor.move(sitting, from, to));
    }

    /** Strikes all lines. */
    public Receipt clear(Act act) {
        return change(act, SheetEditor::clear);
    }

    /** Says that the seat is ready, or that it is not after all. May end the turn. */
    public Receipt ready(Act act, boolean ready) {
        return change(act, sitting -> Draft.declared(sitting.sheet(), ready));
    }

    /** Shows the sheet. */
    public Receipt show(Act act) {
        return bureau.ledger().read(books -> {
            Seated seated = usher.seat(books, act);
            CampaignTurn turn = newest(books, seated.campaign());
            return receipt(
                    books,
                    act,
                    seated,
                    turn,
                    books.sheets().latest(turn.key(), seated.chair().seat()),
                    List.of());
        });
    }

    /** What an act led to: the trace it left, and what is only said once. */
    private record Done(ActBook.Trace trace, List<Receipt.Objection> objections, boolean locked, boolean step) {}

    private Receipt change(Act act, Function<Sitting, Draft> change) {
        Done done = bureau.ledger()
                .write(books -> books.acts()
                        .trace(act.id())
                        .map(trace -> new Done(trace, List.of(), false, false))
                        .orElseGet(() -> enter(books, act, change)));
        if (done.step()) {
            clerk.finish(done.trace().turn());
        }
        if (done.locked()) {
            bureau.wake();
        }
        return bureau.ledger().read(books -> receipt(books, act, done));
    }

    private Done enter(Books books, Act act, Function<Sitting, Draft> change) {
        Seated seated = usher.seat(books, act);
        CampaignTurn turn = newest(books, seated.campaign());
        Seat seat = seated.chair().seat();
        Sitting sitting = sitting(books, seated, turn, books.sheets().latest(turn.key(), seat));
        sitting.demandOpen(act.at());
        Draft draft = change.apply(sitting);
        int revision = revise(books, act, sitting, draft);
        ActBook.Trace trace = new ActBook.Trace(turn.key(), seat.number(), revision);
        books.acts().seen(act, Optional.of(trace));
        return new Done(trace, draft.objections(), locks(books, sitting, draft), sitting.instant());
    }

    /** Adds a revision if anything is new in it. */
    private int revise(Books books, Act act, Sitting sitting, Draft draft) {
        boolean same = draft.sheet().equals(sitting.sheet()) && draft.ready() == sitting.ready();
        if (same && (sitting.latest().isPresent() || !draft.objections().isEmpty())) {
            return sitting.latest().map(Revision::number).orElse(0);
        }
        Revision revision = sheets.revise(
                sitting.campaign(),
                sitting.chairs(),
                sitting.turn().key(),
                sitting.seat(),
                sitting.latest(),
                draft.sheet(),
                draft.ready(),
                act.user());
        books.sheets().add(revision);
        return revision.number();
    }

    /** Ends the turn, or this step of it, if nothing more is waited for. */
    private boolean locks(Books books, Sitting sitting, Draft draft) {
        boolean step = sitting.instant() && draft.handsIn() && !draft.sheet().isEmpty();
        boolean early = draft.ready() && sitting.campaign().terms().early() && everybodyReady(books, sitting);
        return (step || early)
                && books.turns().change(sitting.turn(), sitting.turn().locked());
    }

    private static boolean everybodyReady(Books books, Sitting sitting) {
        return sitting.position().turn().due().stream()
                .filter(seat -> sitting.chairs().get(seat.number() - 1).played())
                .allMatch(seat -> books.sheets()
                        .latest(sitting.turn().key(), seat)
                        .map(Revision::ready)
                        .orElse(false));
    }

    private Receipt receipt(Books books, Act act, Done done) {
        ActBook.Trace trace = done.trace();
        Campaign campaign = Usher.find(books, trace.turn().campaign());
        Seat seat = new Seat(trace.seat());
        Seated seated = new Seated(campaign, books.chairs().of(campaign.id(), seat));
        CampaignTurn turn = books.turns().find(trace.turn()).orElseThrow();
        Optional<Revision> revision = books.sheets().find(trace.turn(), seat, trace.revision());
        return receipt(books, act, seated, turn, revision, done.objections());
    }

    private Receipt receipt(
            Books books,
            Act act,
            Seated seated,
            CampaignTurn turn,
            Optional<Revision> revision,
            List<Receipt.Objection> objections) {
        return receipts.of(sitting(books, seated, turn, revision), act.language(), objections);
    }

    private Sitting sitting(Books books, Seated seated, CampaignTurn turn, Optional<Revision> latest) {
        Campaign campaign = seated.campaign();
        return new Sitting(
                seated,
                books.chairs().of(campaign.id()),
                turn,
                positions.before(campaign, turn),
                latest,
                sheets.read(campaign, latest));
    }

    private static CampaignTurn newest(Books books, Campaign campaign) {
        return switch (campaign.status()) {
            case FORMING -> throw RefusedException.of("not-started");
            case ENDED -> throw RefusedException.of("over");
            case RUNNING -> books.turns().newest(campaign.id()).orElseThrow();
        };
    }

    private OrderBook book(Sitting sitting) {
        return bureau.library().rulebook(sitting.campaign().ruleset()).orders();
    }

    private Lexicon lexicon(Sitting sitting, Act act) {
        return bureau.library().rulebook(sitting.campaign().ruleset()).lexicon(act.language(), sitting.chairs());
    }

    private static void demandShort(String text, int most, String code) {
        if (text.length() > most) {
            throw RefusedException.of(code, "most", most, "length", text.length());
        }
    }
}
