package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.StandingSheet;
import heraldo.bot.campaign.model.StandingUse;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Keeps standing sheets: what a player wants to be sent in turns in which they send nothing. Rulesets whose orders are played
 * at once have none; there players plan ahead.
 */
public final class StandingDesk {

    private final Bureau bureau;
    private final SheetClerk clerk;

    public StandingDesk(Bureau bureau, SheetClerk clerk) {
        this.bureau = bureau;
        this.clerk = clerk;
    }

    /** Shows what stands for the user who acts. */
    public StandingView show(Act act) {
        return bureau.ledger().read(books -> view(books, clerk.openSheet(books, act), act));
    }

    /**
     * Keeps the sheet of the user who acts, as it is now.
     *
     * @throws RefusedException if nothing is written on it, or orders are played at once
     */
    public StandingView keep(Act act) {
        return keep(act, openSheet -> {});
    }

    /**
     * Keeps the sheet as its player read it.
     *
     * @param revision see {@link Receipt.Written#revision}
     * @throws RefusedException if it has changed since
     */
    public StandingView keep(Act act, TurnKey turn, int revision) {
        return keep(act, openSheet -> openSheet.demandUnchanged(turn, revision));
    }

    private StandingView keep(Act act, Consumer<OpenSheet> demand) {
        return change(act, (books, openSheet) -> {
            if (openSheet.instant()) {
                throw RefusedException.of("standing-instant");
            }
            demand.accept(openSheet);
            if (openSheet.sheet().isEmpty()) {
                throw RefusedException.of("standing-empty");
            }
            books.standing()
                    .keep(new StandingSheet(
                            openSheet.campaign().id(),
                            openSheet.seat(),
                            act.user(),
                            bureau.clock().instant(),
                            rulebook(openSheet).write(openSheet.sheet())));
        });
    }

    /** From now on nothing stands for the user who acts. */
    public StandingView drop(Act act) {
        return change(
                act,
                (books, openSheet) -> books.standing().drop(openSheet.campaign().id(), openSheet.seat()));
    }

    /** The change that an act makes to a standing sheet. */
    @FunctionalInterface
    private interface Change {
        void of(Books books, OpenSheet openSheet);
    }

    private StandingView change(Act act, Change change) {
        StandingView view = bureau.ledger().write(books -> {
            OpenSheet openSheet = clerk.openSheet(books, act);
            if (!books.acts().knows(act.id())) {
                change.of(books, openSheet);
                books.acts().seen(act, Optional.empty());
                CrashPoint.STANDING_WRITTEN.reached();
            }
            return view(books, openSheet, act);
        });
        CrashPoint.STANDING_COMMITTED.reached();
        return view;
    }

    private StandingView view(Books books, OpenSheet openSheet, Act act) {
        Optional<StandingSheet> kept = books.standing().of(openSheet.campaign().id(), openSheet.seat());
        return new StandingView(
                openSheet.campaign(),
                openSheet.occupancies(),
                openSheet.seat(),
                kept.map(sheet -> lines(openSheet, rulebook(openSheet).sheet(sheet.sheet()), act))
                        .orElse(List.of()),
                kept.map(StandingSheet::at));
    }

    private List<Receipt.Line> lines(OpenSheet openSheet, OrderSheet kept, Act act) {
        Lexicon lexicon = rulebook(openSheet).lexicon(act.language(), openSheet.occupancies());
        Map<Integer, Refusal> refusals = StandingOrders.of(openSheet, kept).dropped().stream()
                .collect(Collectors.toMap(StandingOrders.Dropped::number, StandingOrders.Dropped::why));
        List<Receipt.Line> lines = new ArrayList<>();
        for (int number = 1; number <= kept.size(); number++) {
            Order order = kept.line(number);
            Verdict verdict = Optional.ofNullable(refusals.get(number))
                    .map(Verdict::refused)
                    .orElse(Verdict.VALID);
            lines.add(
                    new Receipt.Line(number, order, rulebook(openSheet).orders().write(order, lexicon), verdict));
        }
        return lines;
    }

    private Rulebook<?> rulebook(OpenSheet openSheet) {
        return bureau.library().rulebook(openSheet.campaign());
    }

    /**
     * The result of a standing sheet, for its player alone.
     *
     * @param stood the number of its lines that were sent
     * @param dropped the lines that could not stand
     * @param reasons the reasons, one for each of them
     */
    public record Used(int stood, List<Order> dropped, List<Message> reasons) {
        @Override
        public String toString() {
            return "use of a standing sheet";
        }
    }

    /** The result of a seat's standing sheet in a turn; empty if it was not used. */
    public Optional<Used> used(TurnKey turn, Seat seat) {
        return bureau.ledger()
                .read(books ->
                        books.standing().use(turn, seat).map(use -> used(Usher.find(books, turn.campaign()), use)));
    }

    private Used used(Campaign campaign, StandingUse use) {
        OrderSheet dropped = bureau.library().rulebook(campaign).sheet(use.dropped());
        return new Used(use.stood(), dropped.orders(), use.reasons());
    }

    /** The seats whose standing lines were played in a turn, in order. */
    public List<Seat> standing(TurnKey turn) {
        return bureau.ledger().read(books -> books.sheets().latest(turn)).stream()
                .filter(revision -> revision.author() == Revision.STANDING)
                .map(Revision::seat)
                .toList();
    }
}
