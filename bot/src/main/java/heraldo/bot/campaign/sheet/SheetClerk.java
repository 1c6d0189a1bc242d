package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** Writes what acts make of sheets, one transaction an act, and makes out the receipt. */
public final class SheetClerk {

    private final Bureau bureau;
    private final Usher usher;
    private final PositionReader positions;
    private final Sheets sheets;
    private final StepPlayer player;
    private final Receipts receipts;
    private final NoticeBoard notices;
    private final Bids bids;
    private final List<Consumer<CampaignId>> watchers;
    private final Consumer<OpenSheet> demand;

    public SheetClerk(Bureau bureau, Usher usher, PositionReader positions, StepPlayer player, Archive archive) {
        this.bureau = bureau;
        this.usher = usher;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
        this.player = player;
        this.receipts = new Receipts(bureau.library(), archive);
        this.notices = new NoticeBoard(sheets);
        this.bids = new Bids(bureau.library());
        this.watchers = new CopyOnWriteArrayList<>();
        this.demand = openSheet -> {};
    }

    private SheetClerk(SheetClerk same, Consumer<OpenSheet> demand) {
        this.bureau = same.bureau;
        this.usher = same.usher;
        this.positions = same.positions;
        this.sheets = same.sheets;
        this.player = same.player;
        this.receipts = same.receipts;
        this.notices = same.notices;
        this.bids = same.bids;
        this.watchers = same.watchers;
        this.demand = demand;
    }

    /**
     * A sheet after an act.
     *
     * @param revision the latest revision; empty if nobody has written on the sheet
     * @param recalled whether that took back the word of the revision before that the seat is ready
     */
    private record Written(Optional<Revision> revision, boolean recalled) {}

    /**
     * The result of an act: its trace, the sheet afterwards, objections to tell once, whether others have work, whether a step is
     * to be played, and whether the seat's readiness or the end of the turn has changed.
     */
    private record Done(
            Campaign campaign,
            ActBook.Trace trace,
            Written written,
            List<Receipt.Objection> objections,
            boolean work,
            boolean step,
            boolean turned) {}

    /** Has somebody told in which campaign a seat is ready that was not, or the other way round. */
    void whenReadinessTurns(Consumer<CampaignId> told) {
        watchers.add(told);
    }

    /** The same clerk, who changes nothing but what was read. */
    SheetClerk asRead(TurnKey turn, int revision) {
        return new SheetClerk(this, openSheet -> openSheet.demandUnchanged(turn, revision));
    }

    /** Changes the sheet of the user who acts. */
    Receipt change(Act act, Function<OpenSheet, Draft> change) {
        return done(act, false, (books, openSheet) -> change.apply(openSheet));
    }

    /** Puts the sheet of the user who acts back as it was before the last change. */
    Receipt undo(Act act) {
        return done(act, false, (books, openSheet) -> {
            int latest = openSheet.latest().map(Revision::number).orElse(0);
            Optional<Revision> before = books.sheets().find(openSheet.turn().key(), openSheet.seat(), latest - 1);
            return SheetEditor.back(
                    openSheet,
                    before.map(revision -> sheets.read(openSheet.campaign(), revision)),
                    before.filter(revision -> !revision.isOfAnother(act.user()))
                            .map(Revision::ready)
                            .orElse(false));
        });
    }

    /** Changes the sheet of the user who acts, and answers another seat, which is told so. */
    Receipt dealing(Act act, BiFunction<Books, OpenSheet, Draft> change) {
        return done(act, true, change);
    }

    /** Does something beside the sheet of the user who acts, which stays as it is. */
    Receipt beside(Act act, BiConsumer<Books, OpenSheet> deed) {
        return once(act, books -> {
            OpenSheet openSheet = demanded(books, act);
            openSheet.demandDue();
            deed.accept(books, openSheet);
            ActBook.Trace trace = trace(openSheet, openSheet.latest());
            books.acts().seen(act, Optional.of(trace));
            return new Done(openSheet.campaign(), trace, written(books, trace), List.of(), false, false, false);
        });
    }

    private Receipt done(Act act, boolean answers, BiFunction<Books, OpenSheet, Draft> change) {
        return once(act, books -> enter(books, act, answers, change));
    }

    private Receipt once(Act act, Function<Books, Done> deed) {
        Done done = bureau.ledger()
                .write(books -> books.acts()
                        .trace(act.id())
                        .map(trace -> again(books, trace))
                        .orElseGet(() -> deed.apply(books)));
        CrashPoint.SHEET_COMMITTED.reached();
        if (done.turned()) {
            watchers.forEach(told -> told.accept(done.trace().turn().campaign()));
        }
        if (done.step()) {
            player.step(done.trace().turn(), act);
        }
        if (done.work()) {
            bureau.wake();
        }
        return bureau.ledger().read(books -> receipt(books, act, done));
    }

    /** Shows the sheet of the user who acts. */
    Receipt show(Act act) {
        return bureau.ledger().read(books -> {
            OpenSheet openSheet = openSheet(books, act);
            return receipts.of(
                    openSheet,
                    act.language(),
                    List.of(),
                    notices.of(books, openSheet),
                    bids.offered(books, openSheet),
                    false,
                    bureau.clock().instant());
        });
    }

    /** The sheet of the user who acts, as it stands. */
    OpenSheet openSheet(Books books, Act act) {
        CampaignSeat seated = usher.seat(books, act);
        CampaignTurn turn = newest(books, seated.campaign());
        return openSheet(
                books,
                seated,
                turn,
                books.sheets().latest(turn.key(), seated.occupancy().seat()));
    }

    /** Returns the result of an act that was done before, from its trace. */
    private static Done again(Books books, ActBook.Trace trace) {
        Campaign campaign = Usher.find(books, trace.turn().campaign());
        return new Done(campaign, trace, written(books, trace), List.of(), false, false, false);
    }

    private static Written written(Books books, ActBook.Trace trace) {
        Optional<Revision> revision = revision(books, trace, trace.revision());
        boolean unready = revision.filter(now -> !now.ready()).isPresent();
        boolean recalled = unready
                && revision(books, trace, trace.revision() - 1)
                        .filter(Revision::ready)
                        .isPresent();
        return new Written(revision, recalled);
    }

    private static Optional<Revision> revision(Books books, ActBook.Trace trace, int number) {
        return number == 0 ? Optional.empty() : books.sheets().find(trace.turn(), new Seat(trace.seat()), number);
    }

    private Done enter(Books books, Act act, boolean answers, BiFunction<Books, OpenSheet, Draft> change) {
        OpenSheet openSheet = demanded(books, act);
        Draft draft = change.apply(books, openSheet);
        if (draft.objections().isEmpty() || !draft.sheet().equals(openSheet.sheet())) {
            openSheet.demandDue();
        }
        openSheet.demandBegun(act.at(), draft);
        Optional<Revision> revision = revise(books, act, openSheet, draft);
        ActBook.Trace trace = trace(openSheet, revision);
        books.acts().seen(act, Optional.of(trace));
        Instant now = bureau.clock().instant();
        boolean back = new StaffTable(books, openSheet.campaign(), Optional.of(openSheet.turn()), now)
                .back(openSheet.seated().occupancy());
        Set<Seat> told = notices.tell(books, act, openSheet, answers, now);
        boolean others = told.stream().anyMatch(seat -> !seat.equals(openSheet.seat()));
        boolean moved = moves(books, act, openSheet, draft);
        CrashPoint.SHEET_WRITTEN.reached();
        boolean turned = moved || draft.ready() != openSheet.ready();
        boolean work = others || back || moved;
        Written written = revision.equals(openSheet.latest())
                ? written(books, trace)
                : new Written(revision, openSheet.ready() && !draft.ready());
        return new Done(openSheet.campaign(), trace, written, draft.objections(), work, openSheet.instant(), turned);
    }

    private static ActBook.Trace trace(OpenSheet openSheet, Optional<Revision> revision) {
        int number = revision.map(Revision::number).orElse(0);
        return new ActBook.Trace(openSheet.turn().key(), openSheet.seat().number(), number);
    }

    /** The sheet of the user who acts, on which something may be done. */
    private OpenSheet demanded(Books books, Act act) {
        OpenSheet openSheet = openSheet(books, act);
        openSheet.demandOpen(act.at(), bureau.library().rulebook(openSheet.campaign()));
        demandMeant(books, act, openSheet);
        demand.accept(openSheet);
        return openSheet;
    }

    private void demandMeant(Books books, Act act, OpenSheet openSheet) {
        Optional<CampaignTurn> before = LateOrders.turn(books, openSheet.turn(), act.at());
        if (before.isPresent()) {
            Rulebook<?> rulebook = bureau.library().rulebook(openSheet.campaign());
            throw rulebook.closed(
                    Progress.LOCKED, before, openSheet.turn().clock().opened());
        }
    }

    /** The sheet as it stands then, after a revision is added if anything is new in it. */
    private Optional<Revision> revise(Books books, Act act, OpenSheet openSheet, Draft draft) {
        boolean same = draft.sheet().equals(openSheet.sheet()) && draft.ready() == openSheet.ready();
        if (same && (openSheet.latest().isPresent() || !draft.objections().isEmpty())) {
            return openSheet.latest();
        }
        Revision revision = sheets.revise(
                openSheet.campaign(),
                openSheet.occupancies(),
                openSheet.turn().key(),
                openSheet.seat(),
                openSheet.latest(),
                draft.sheet(),
                draft.ready(),
                act.user());
        books.sheets().add(revision);
        return Optional.of(revision);
    }

    /** Ends the turn, or this step of it, if nothing more is waited for, or says when it will end; or that it will not yet. */
    private boolean moves(Books books, Act act, OpenSheet openSheet, Draft draft) {
        boolean something = !draft.sheet().isEmpty() || openSheet.ahead();
        boolean step = openSheet.instant() && draft.handsIn() && something;
        boolean early = draft.ready() && openSheet.mayEndEarly(act.at());
        Optional<CampaignTurn> next = step
                ? Optional.of(openSheet.turn().handedIn())
                : Readiness.after(books, openSheet, early, bureau.clock().instant());
        return next.filter(turn -> books.turns().change(openSheet.turn(), turn)).isPresent();
    }

    private Receipt receipt(Books books, Act act, Done done) {
        ActBook.Trace trace = done.trace();
        Campaign campaign = done.campaign();
        Seat seat = new Seat(trace.seat());
        CampaignSeat seated = new CampaignSeat(campaign, books.occupancies().of(campaign.id(), seat));
        CampaignTurn turn = books.turns().find(trace.turn()).orElseThrow();
        OpenSheet openSheet = openSheet(books, seated, turn, done.written().revision());
        return receipts.of(
                openSheet,
                act.language(),
                done.objections(),
                notices.of(books, openSheet),
                bids.offered(books, openSheet),
                done.written().recalled(),
                bureau.clock().instant());
    }

    private OpenSheet openSheet(Books books, CampaignSeat seated, CampaignTurn turn, Optional<Revision> latest) {
        Campaign campaign = seated.campaign();
        Position<?> position = positions.before(campaign, turn);
        return new OpenSheet(
                seated,
                books.occupancies().of(campaign.id()),
                turn,
                position,
                latest,
                latest.map(written -> sheets.read(campaign, written))
                        .orElseGet(() -> position.prepared(seated.occupancy().seat())));
    }

    private CampaignTurn newest(Books books, Campaign campaign) {
        Optional<CampaignTurn> newest = books.turns().newest(campaign.id());
        if (campaign.status() != CampaignStatus.RUNNING) {
            Progress progress = Progress.of(campaign, newest);
            throw bureau.library()
                    .rulebook(campaign)
                    .closed(progress, newest, bureau.clock().instant());
        }
        return newest.orElseThrow();
    }
}
