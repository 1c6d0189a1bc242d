package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Seated;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Positions;
import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;

/** Writes what acts make of sheets, one transaction an act, and makes out the receipt. */
public final class SheetClerk {

    private final Bureau bureau;
    private final Usher usher;
    private final Positions positions;
    private final Sheets sheets;
    private final StepPlayer player;
    private final Receipts receipts;
    private final NoticeBoard notices;
    private final List<Consumer<CampaignId>> watchers = new CopyOnWriteArrayList<>();

    public SheetClerk(Bureau bureau, Usher usher, Positions positions, StepPlayer player, Archive archive) {
        this.bureau = bureau;
        this.usher = usher;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
        this.player = player;
        this.receipts = new Receipts(bureau.library(), archive);
        this.notices = new NoticeBoard(sheets);
    }

    /**
     * What an act led to: the trace it left, what is only said once, whether there is work for others, and whether the seat is
     * ready now and was not before, or the other way round.
     */
    private record Done(
            ActBook.Trace trace, List<Receipt.Objection> objections, boolean work, boolean step, boolean turned) {}

    /** Has somebody told in which campaign a seat is ready that was not, or the other way round. */
    void whenReadinessTurns(Consumer<CampaignId> told) {
        watchers.add(told);
    }

    /** Changes the sheet of the user who acts. */
    Receipt change(Act act, Function<Sitting, Draft> change) {
        Done done = bureau.ledger()
                .write(books -> books.acts()
                        .trace(act.id())
                        .map(trace -> new Done(trace, List.of(), false, false, false))
                        .orElseGet(() -> enter(books, act, change)));
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
            Seated seated = usher.seat(books, act);
            CampaignTurn turn = newest(books, seated.campaign());
            Optional<Revision> latest =
                    books.sheets().latest(turn.key(), seated.chair().seat());
            return receipts.of(
                    sitting(books, seated, turn, latest),
                    act.language(),
                    List.of(),
                    List.of(),
                    false,
                    bureau.clock().instant());
        });
    }

    private Done enter(Books books, Act act, Function<Sitting, Draft> change) {
        Seated seated = usher.seat(books, act);
        CampaignTurn turn = newest(books, seated.campaign());
        Seat seat = seated.chair().seat();
        Sitting sitting = sitting(books, seated, turn, books.sheets().latest(turn.key(), seat));
        sitting.demandOpen(act.at(), bureau.library().rulebook(seated.campaign()));
        demandMeant(books, act, sitting);
        Draft draft = change.apply(sitting);
        if (draft.objections().isEmpty() || !draft.sheet().equals(sitting.sheet())) {
            sitting.demandDue();
        }
        sitting.demandBegun(act.at(), draft);
        int revision = revise(books, act, sitting, draft);
        ActBook.Trace trace = new ActBook.Trace(turn.key(), seat.number(), revision);
        books.acts().seen(act, Optional.of(trace));
        boolean told = notices.tell(books, act, sitting, bureau.clock().instant());
        boolean locked = locks(books, act, sitting, draft);
        CrashPoint.SHEET_WRITTEN.reached();
        boolean turned = draft.ready() != sitting.ready();
        return new Done(trace, draft.objections(), told || locked, sitting.instant(), turned);
    }

    private void demandMeant(Books books, Act act, Sitting sitting) {
        Optional<CampaignTurn> before = Belated.turn(books, sitting.turn(), act.at());
        if (before.isPresent()) {
            Rulebook<?> rulebook = bureau.library().rulebook(sitting.campaign());
            throw rulebook.closed(Progress.LOCKED, before, sitting.turn().opened());
        }
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
    private boolean locks(Books books, Act act, Sitting sitting, Draft draft) {
        boolean something = !draft.sheet().isEmpty() || sitting.ahead();
        boolean step = sitting.instant() && draft.handsIn() && something;
        boolean early = draft.ready() && sitting.mayEndEarly(act.at()) && everybodyReady(books, sitting);
        return (step || early)
                && books.turns().change(sitting.turn(), sitting.turn().handedIn());
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
        return receipts.of(
                sitting(books, seated, turn, revision),
                act.language(),
                done.objections(),
                books.notices().told(act.id(), seat),
                recalled(books, trace, seat),
                bureau.clock().instant());
    }

    /** Whether the revision took back the word of the one before that the seat is ready. */
    private static boolean recalled(Books books, ActBook.Trace trace, Seat seat) {
        boolean now = ready(books, trace, seat, trace.revision());
        return !now && ready(books, trace, seat, trace.revision() - 1);
    }

    private static boolean ready(Books books, ActBook.Trace trace, Seat seat, int revision) {
        return books.sheets()
                .find(trace.turn(), seat, revision)
                .map(Revision::ready)
                .orElse(false);
    }

    private Sitting sitting(Books books, Seated seated, CampaignTurn turn, Optional<Revision> latest) {
        Campaign campaign = seated.campaign();
        Position<?> position = positions.before(campaign, turn);
        return new Sitting(
                seated,
                books.chairs().of(campaign.id()),
                turn,
                position,
                latest,
                latest.map(written -> sheets.read(campaign, written))
                        .orElseGet(() -> position.prepared(seated.chair().seat())));
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
