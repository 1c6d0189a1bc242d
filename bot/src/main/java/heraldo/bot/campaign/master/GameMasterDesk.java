package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.Decision;
import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.KeptDeed;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.sheet.LateOrders;
import heraldo.bot.campaign.sheet.SheetEditor;
import heraldo.bot.campaign.turn.Timetable;
import heraldo.bot.campaign.turn.TurnOpening;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.order.LineReading;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The acts of the game master, who is the user that opened the campaign. Every act is logged and posted in the
 * chronicle. Every method answers with the public words, and throws {@link RefusedException} if it cannot be done.
 */
public final class GameMasterDesk {
    private static final int LONGEST_TEXT = 1500;

    private final Bureau bureau;
    private final Usher usher;
    private final PositionReader positions;
    private final Timetable timetable;
    private final Renegotiation renegotiation;
    private final Rewind rewind;

    public GameMasterDesk(Bureau bureau, Usher usher, PositionReader positions) {
        this.bureau = bureau;
        this.usher = usher;
        this.positions = positions;
        this.timetable = new Timetable(bureau);
        this.renegotiation = new Renegotiation(bureau, positions);
        this.rewind = new Rewind(bureau, positions);
    }

    /** Changes the cadence, from the open turn on. */
    public Message deadline(Act act, String cron, String zone) {
        return act(act, "deadline", table -> renegotiation.cadence(table, cron, zone));
    }

    /** Changes an option of the ruleset that may change in a running campaign. */
    public Message option(Act act, String key, String value) {
        return act(act, "option", table -> renegotiation.option(table, key, value));
    }

    /** Sets for how many minutes a turn waits that could end early; what waits already waits as it did. */
    public Message window(Act act, int minutes) {
        return tell(act, "window", table -> {
            table.open();
            Campaign campaign = table.campaign();
            table.books()
                    .campaigns()
                    .change(campaign.with(campaign.options(), campaign.terms().waiting(minutes), campaign.cadence()));
            return words("window", "minutes", minutes);
        });
    }

    /** Sets when the open turn ends. */
    public Message deadline(Act act, Instant due) {
        return tell(act, "deadline", table -> words("deadline", "due", moved(table, due)));
    }

    /** Moves the deadline of the open turn back. */
    public Message extend(Act act, Duration longer) {
        return tell(act, "extend", table -> {
            if (!longer.isPositive()) {
                throw RefusedException.of("not-longer");
            }
            Instant due = table.open().due().orElseThrow(() -> RefusedException.of("paused"));
            return words("extend", "due", moved(table, due.plus(longer)));
        });
    }

    /** Ends the open turn now; also tries a crashed turn again. */
    public Message resolve(Act act) {
        return tell(act, "resolve", table -> {
            if (table.turn().status() != TurnStatus.CRASHED) {
                table.open();
            }
            demandMeant(table, act);
            table.change(table.turn().locked());
            return words("resolve", "turn", table.shown());
        });
    }

    /** Takes the deadline away until {@link #resume}. */
    public Message pause(Act act) {
        return tell(act, "pause", table -> {
            if (table.open().hold() == HoldReason.PAUSED) {
                throw RefusedException.of("paused");
            }
            table.change(table.turn().paused());
            return words("pause");
        });
    }

    /**
     * Sets the next deadline of the cadence, where none stands: after {@link #pause}, or because the clock was set. A turn of a
     * length of its own has all of it again. If only a governor is due by now, he plays at once.
     */
    public Message resume(Act act) {
        return tell(act, "resume", table -> {
            if (table.open().deadline().isPresent()) {
                throw RefusedException.of("not-paused");
            }
            Position<?> position = positions.before(table.campaign(), table.turn());
            Deadline deadline = timetable.anew(table.campaign(), table.turn(), table.before(), position, table.now());
            CampaignTurn resumed = table.turn().until(deadline);
            table.change(resumed);
            TurnOpening.reconsider(table.books(), resumed, position);
            return words("resume", "due", Moments.of(deadline.at()));
        });
    }

    /** Puts an event, a mission or another edict of the ruleset into the game, as a line of its edicts' grammar. */
    public Message edict(Act act, String line) {
        return act(act, "edict", table -> {
            Rulebook<?> rulebook = bureau.library().rulebook(table.campaign());
            List<Occupancy> occupancies =
                    table.books().occupancies().of(table.campaign().id());
            LineReading reading = rulebook.edicts().read(line, rulebook.lexicon(act.language(), occupancies));
            return amended(table, SheetEditor.order(reading));
        });
    }

    /** Puts an edict of the ruleset into the game. */
    public Message edict(Act act, Order edict) {
        return act(act, "edict", table -> amended(table, edict));
    }

    /**
     * What taking the campaign back would mean, for confirmation. Nothing is written.
     *
     * @param number the turn to be opened again; empty for the last one of which something has been played
     */
    public RewindOffer offerRewind(Act act, Optional<Integer> number) {
        return bureau.ledger().read(books -> rewind.offer(table(books, usher.directed(books, act)), number));
    }

    /** Takes the campaign back to an earlier turn, as was offered. */
    public Message rewind(Act act, RewindOffer offer) {
        return act(act, "rewind", table -> rewind.take(table, offer), rewind::announce);
    }

    /** Notes that the game master takes the public record of the running campaign. */
    public Message export(Act act) {
        return tell(act, "export", table -> words("export"));
    }

    /** Says something to everybody in the chronicle. */
    public Message announce(Act act, String text) {
        return tell(act, "announce", table -> {
            String words = text.strip();
            if (words.isEmpty() || words.length() > LONGEST_TEXT) {
                throw RefusedException.of("announcement", "most", LONGEST_TEXT, "length", words.length());
            }
            return words("announce", "text", new PlayerText(words));
        });
    }

    /** The latest acts of the campaign's game master, newest first. */
    public List<GameMasterAct> log(Act act, int most) {
        return bureau.ledger()
                .read(books -> books.acts().latest(usher.campaign(books, act).id(), most));
    }

    /** Something a game master does: changes the books and says what is said about it in public. */
    @FunctionalInterface
    private interface Task {
        Decision at(DirectorTable table);
    }

    /** An act that leaves the position as it is. */
    private Message tell(Act act, String kind, Function<DirectorTable, Message> task) {
        return act(act, kind, table -> Decision.of(task.apply(table)));
    }

    private Message act(Act act, String kind, Task task) {
        return act(act, kind, task, table -> {});
    }

    private Message act(Act act, String kind, Task task, Consumer<DirectorTable> afterwards) {
        Message words = bureau.ledger().write(books -> {
            Campaign campaign = usher.directed(books, act);
            if (books.acts().knows(act.id())) {
                return books.acts().done(campaign.id(), act.id()).words();
            }
            DirectorTable table = table(books, campaign);
            TurnKey turn = table.turn().key();
            Decision decision = task.at(table);
            books.acts().log(turn, act, kind, decision.words(), decision.deed().map(deed -> kept(campaign, deed)));
            Posts.notice(books, campaign, turn, decision.words(), table.now());
            afterwards.accept(table);
            CrashPoint.ACT_WRITTEN.reached();
            return decision.words();
        });
        CrashPoint.ACT_COMMITTED.reached();
        bureau.wake();
        return words;
    }

    private KeptDeed kept(Campaign campaign, Deed deed) {
        String text = bureau.library().rulebook(campaign).write(deed);
        return new KeptDeed(text, bureau.entropy().draw());
    }

    private DirectorTable table(Books books, Campaign campaign) {
        demandRunning(campaign);
        CampaignTurn turn = books.turns().newest(campaign.id()).orElseThrow();
        return new DirectorTable(books, campaign, turn, bureau.clock().instant());
    }

    private String moved(DirectorTable table, Instant due) {
        Duration furthest = bureau.times().furthest();
        if (!due.isAfter(table.now()) || due.isAfter(table.now().plus(furthest))) {
            throw RefusedException.of("deadline-range", "days", (int) furthest.toDays());
        }
        CampaignTurn turn = table.open();
        table.change(turn.until(new Deadline(turn.nominal(), due)));
        return Moments.of(due);
    }

    private Decision amended(DirectorTable table, Order edict) {
        Position.Amended<?> amended =
                positions.before(table.campaign(), table.open()).amended(edict);
        table.change(table.turn().amended(amended.next().written()));
        return Decision.of(amended.words(), new Deed.Edict(edict));
    }

    private static void demandMeant(DirectorTable table, Act act) {
        LateOrders.turn(table.books(), table.turn(), act.at()).ifPresent(before -> {
            throw RefusedException.of(
                    "resolve-late",
                    "turn",
                    TurnNumber.of(table.books(), before.key()).seen(),
                    "open",
                    table.shown());
        });
    }

    private static void demandRunning(Campaign campaign) {
        switch (campaign.status()) {
            case FORMING -> throw RefusedException.of("not-started");
            case ENDED -> throw RefusedException.of("over");
            case RUNNING -> {}
        }
    }

    private static Message words(String key, Object... namesAndValues) {
        return Posts.say(key, namesAndValues);
    }
}
