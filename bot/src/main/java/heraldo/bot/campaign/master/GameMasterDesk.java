package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CadenceStart;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.DateRange;
import heraldo.bot.campaign.model.DeadlineChange;
import heraldo.bot.campaign.model.Decision;
import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.KeptDeed;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.NextDeadline;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.sheet.LateOrders;
import heraldo.bot.campaign.sheet.SheetEditor;
import heraldo.bot.campaign.turn.Reins;
import heraldo.bot.campaign.turn.Timetable;
import heraldo.rules.engine.Ladder;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.LineReading;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The acts of the game master, who is the user that opened the campaign. Every act is logged and posted in the
 * chronicle. Every method answers with the public words, and throws {@link RefusedException} if it cannot be done.
 */
public final class GameMasterDesk {
    private static final int LONGEST_TEXT = 1500;
    /** A card of an older turn is looked at seldom: what was done before so many acts is not told on it. */
    private static final int LATEST_ACTS = 200;

    private static final String EDICT = "edict";

    private final Bureau bureau;
    private final Usher usher;
    private final Reins reins;
    private final Renegotiation renegotiation;
    private final Rewind rewind;
    private final Edicts edicts;

    public GameMasterDesk(Bureau bureau, Usher usher, PositionReader positions) {
        this.bureau = bureau;
        this.usher = usher;
        this.reins = new Reins(bureau, positions);
        this.renegotiation = new Renegotiation(bureau, positions);
        this.rewind = new Rewind(bureau, positions);
        this.edicts = new Edicts(bureau.library(), positions);
    }

    /** Changes the cadence, from the open turn on. */
    public Message deadline(Act act, String cron, String zone) {
        return deadline(act, cron, zone, CadenceStart.OPEN_TURN);
    }

    /** Changes the cadence. */
    public Message deadline(Act act, String cron, String zone, CadenceStart start) {
        return act(act, "deadline", table -> renegotiation.cadence(table, cron, zone, start));
    }

    /** Computes the effect of another cadence on the open turn, for confirmation. Nothing is written. */
    public DeadlineChange previewDeadline(Act act, String cron, String zone) {
        return look(act, table -> renegotiation.preview(table, cron, zone));
    }

    /** Sets on which days no turn ends; those that are set already are replaced. */
    public Message quiet(Act act, List<DateRange> days) {
        return act(act, "deadline", table -> renegotiation.quiet(table, days));
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
            table.books().campaigns().change(campaign.withTerms(campaign.terms().waiting(minutes)));
            return Posts.instead(
                    words("window", "minutes", minutes),
                    campaign.terms().early().window());
        });
    }

    /** Sets what happens to seats that send nothing; players who are already absent keep their place on the ladder. */
    public Message absence(Act act, UnaryOperator<Ladder> change) {
        return absence(act, new AbsenceTerms(change, UnaryOperator.identity()));
    }

    /** The same, and what players may grant one another by vote. */
    public Message absence(Act act, AbsenceTerms terms) {
        return tell(act, "absence", table -> {
            table.open();
            return terms.settle(table);
        });
    }

    /** Sets when the open turn ends. */
    public Message deadline(Act act, Instant due) {
        return tell(
                act,
                "deadline",
                table -> moved(table, words("deadline", "due", Moments.of(reins.move(table.reins(), due)))));
    }

    /** Moves the deadline of the open turn back. */
    public Message extend(Act act, Duration longer) {
        return tell(
                act,
                "extend",
                table -> moved(table, words("extend", "due", Moments.of(reins.extend(table.reins(), longer)))));
    }

    /**
     * Demands that the open turn may end at that time, before anybody is asked. Nothing is written.
     *
     * @throws RefusedException if it may not
     */
    public void demandDeadline(Act act, Instant due) {
        look(act, table -> {
            reins.demandInRange(table.reins(), due);
            return due;
        });
    }

    /**
     * Demands that the open turn may have so much more time, before anybody is asked. Nothing is written.
     *
     * @throws RefusedException if it may not
     */
    public void demandExtension(Act act, Duration longer) {
        look(act, table -> {
            Instant due = Reins.extended(table.reins(), longer);
            reins.demandInRange(table.reins(), due);
            return due;
        });
    }

    /** The deadline that stood before is told, too, if one stood. */
    private static Message moved(DirectorTable table, Message words) {
        return table.turn()
                .deadline()
                .map(before -> Posts.instead(words, Moments.of(before)))
                .orElse(words);
    }

    /** Ends the open turn now; the next one ends after the deadline that this one had. */
    public Message resolve(Act act) {
        return resolve(act, NextDeadline.AFTER_THIS);
    }

    /**
     * Ends the open turn now; also tries a crashed turn again.
     *
     * @param next the choice of the deadline for the turn after it
     */
    public Message resolve(Act act, NextDeadline next) {
        return tell(act, "resolve", table -> {
            boolean crashed = table.turn().status() == TurnStatus.CRASHED;
            if (!crashed) {
                table.open();
            }
            demandMeant(table, act);
            table.change(
                    next == NextDeadline.NEAREST && !crashed
                            ? Timetable.endedNow(table.campaign(), table.turn(), table.now())
                            : table.turn().locked());
            return words("resolve", "turn", table.shown());
        });
    }

    /**
     * Computes the deadline of the turn after the open one, if that ends now and the next is of the same kind. Nothing is
     * written. Empty where the cadence does not decide it.
     */
    public Optional<Instant> previewNext(Act act, NextDeadline next) {
        return look(act, table -> reins.following(table.reins(), next));
    }

    /** Takes the deadline away until {@link #resume}. */
    public Message pause(Act act) {
        return tell(act, "pause", table -> {
            reins.pause(table.reins());
            return words("pause");
        });
    }

    /**
     * Sets the next deadline of the cadence, where none stands: after {@link #pause}, or because the clock was set. A turn with
     * a length of its own starts over in full. If only a governor is due by now, the governor plays at once.
     */
    public Message resume(Act act) {
        return tell(act, "resume", table -> words("resume", "due", Moments.of(reins.resume(table.reins()))));
    }

    /** Puts an event, a mission or another edict of the ruleset into the game, as a line of its edicts' grammar. */
    public Message edict(Act act, String line) {
        return act(act, EDICT, table -> {
            Rulebook<?> rulebook = bureau.library().rulebook(table.campaign());
            List<Occupancy> occupancies =
                    table.books().occupancies().of(table.campaign().id());
            LineReading reading = rulebook.edicts().read(line, rulebook.lexicon(act.language(), occupancies));
            return edicts.done(table, SheetEditor.order(reading), Optional.empty());
        });
    }

    /** Puts an edict of the ruleset into the game. */
    public Message edict(Act act, Order edict) {
        return act(act, EDICT, table -> edicts.done(table, edict, Optional.empty()));
    }

    /**
     * Previews the effects of an edict on the open position and writes nothing.
     *
     * @param viewer the view that the game master has
     */
    public EdictPreview preview(Act act, Order edict, Viewer viewer) {
        return look(act, table -> edicts.preview(table, edict, viewer));
    }

    /**
     * Puts an edict into the game as it was looked at.
     *
     * @param sentence the game master's public comment on it
     */
    public Message edict(Act act, EdictPreview seen, Optional<String> sentence) {
        return act(act, EDICT, table -> {
            seen.demandOf(table.open());
            return edicts.done(table, seen.edict(), sentence);
        });
    }

    /** Edicts of the game master that have not taken effect yet; for the game master alone. */
    public List<Pending> pending(Act act) {
        return look(act, edicts::pending);
    }

    private <T> T look(Act act, Function<DirectorTable, T> eyes) {
        return bureau.ledger().read(books -> eyes.apply(table(books, usher.directed(books, act))));
    }

    /**
     * Offers to take the campaign back, for confirmation, and writes nothing.
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

    /** The latest acts of the campaign's game master as everybody may read them by now, newest first. */
    public List<GameMasterAct> log(Act act, int most) {
        return bureau.ledger().read(books -> {
            Campaign campaign = usher.campaign(books, act);
            return edicts.heard(books, campaign, books.acts().latest(campaign.id(), most));
        });
    }

    /** Lists the edicts of a turn, oldest first, as everybody may read them by now. */
    public List<GameMasterAct> edicts(CampaignId campaign, int turn) {
        return bureau.ledger().read(books -> {
            List<GameMasterAct> acts = books.acts().latest(campaign, LATEST_ACTS).stream()
                    .filter(act -> act.kind().equals(EDICT))
                    .filter(act ->
                            act.turn().filter(key -> key.number() == turn).isPresent())
                    .toList();
            return edicts.heard(books, Usher.find(books, campaign), acts).reversed();
        });
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
                return books.acts().done(campaign.id(), act.id()).told();
            }
            DirectorTable table = table(books, campaign);
            TurnKey turn = table.turn().key();
            Decision decision = task.at(table);
            Optional<KeptDeed> deed = decision.deed().map(done -> kept(campaign, done));
            books.acts().log(turn, act, kind, decision.words(), deed, decision.remark());
            Message told = decision.remark().with(decision.words());
            Posts.notice(books, campaign, turn, told, table.now());
            afterwards.accept(table);
            CrashPoint.ACT_WRITTEN.reached();
            return told;
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
