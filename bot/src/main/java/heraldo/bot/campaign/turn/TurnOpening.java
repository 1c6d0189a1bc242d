package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.press.Talks;
import heraldo.bot.campaign.press.Treaties;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.sheet.Readiness;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/** Opens turns: sets deadline and reminder, announces the turn. */
public final class TurnOpening {
    private final Timetable timetable;

    public TurnOpening(Bureau bureau) {
        this.timetable = new Timetable(bureau);
    }

    /** Opens the first turn of a campaign. */
    public void start(Books books, Campaign campaign, TurnKey key, Position<?> position, Instant now) {
        Deadline deadline = timetable.start(campaign, position, now);
        open(books, campaign, opened(campaign, key, 0, position, deadline, now), position, now);
    }

    /**
     * The turn that has just ended.
     *
     * @param hadDay whether it had a day of its own
     * @param told whether there is a post about it: that one says what comes next, too
     * @param losses the losses in it by seat, in words that everybody may read
     */
    record Before(CampaignTurn turn, boolean hadDay, boolean told, SortedMap<Seat, Message> losses) {}

    /** Opens the turn after another. */
    void follow(Books books, Campaign campaign, Before before, Position<?> position, Instant now) {
        int number = position.turn().number();
        TurnKey key = new TurnKey(campaign.id(), number, books.turns().freeStep(campaign.id(), number));
        Deadline deadline = timetable.after(campaign, before.turn(), before.hadDay(), position, now);
        CampaignTurn turn = opened(campaign, key, before.turn().lap(), position, deadline, now)
                .after(before.turn());
        enter(books, campaign, turn, position);
        Talks.turned(books, campaign.id(), now);
        Treaties.turned(books, key, now);
        boolean quiet = isSomebodys(books, campaign, position) && books.outbox().tellsOfTurns(campaign.id());
        if (campaign.lesson()) {
            announce(books, campaign, turn, position, now);
        } else if (before.told() || quiet) {
            summon(books, turn, position, before.losses(), now);
        } else {
            announce(books, campaign, turn, position, before.losses(), now);
        }
    }

    /**
     * Returns whether a turn is for certain players only: the bot calls them in their own channels, and the others need no post.
     */
    private static boolean isSomebodys(Books books, Campaign campaign, Position<?> position) {
        return !called(books, campaign.id(), position).isEmpty();
    }

    private static CampaignTurn opened(
            Campaign campaign, TurnKey key, int lap, Position<?> position, Deadline deadline, Instant now) {
        Optional<Instant> due = Optional.of(deadline.at()).filter(at -> !campaign.lesson());
        return CampaignTurn.open(key, lap, now, due, deadline.nominal(), position.written());
    }

    private static void open(Books books, Campaign campaign, CampaignTurn turn, Position<?> position, Instant now) {
        enter(books, campaign, turn, position);
        announce(books, campaign, turn, position, now);
    }

    private static void enter(Books books, Campaign campaign, CampaignTurn turn, Position<?> position) {
        TurnNumber.give(books, turn.key(), !position.turn().due().isEmpty());
        add(books, campaign, turn, position);
    }

    /** Only turns in which somebody is waited for. Those for whom the others wait are called in their own channels, too. */
    public static void announce(Books books, Campaign campaign, CampaignTurn turn, Position<?> position, Instant now) {
        announce(books, campaign, turn, position, Collections.emptySortedMap(), now);
    }

    private static void announce(
            Books books,
            Campaign campaign,
            CampaignTurn turn,
            Position<?> position,
            SortedMap<Seat, Message> losses,
            Instant now) {
        Turn rules = position.turn();
        if (!rules.due().isEmpty()
                && waitsForSomebody(campaign, books.occupancies().of(campaign.id()), position)) {
            post(books, campaign, turn, rules, now);
            if (!campaign.lesson()) {
                summon(books, turn, position, losses, now);
            }
        }
    }

    /** Calls those for whom the others wait, in their own channels; they are told what they have lost, too. */
    private static void summon(
            Books books, CampaignTurn turn, Position<?> position, SortedMap<Seat, Message> losses, Instant now) {
        called(books, turn.key().campaign(), position)
                .forEach(seat -> Posts.to(
                        books, Dispatch.Kind.SUMMONS, turn.key(), seat, Optional.ofNullable(losses.get(seat)), now));
    }

    /** The people's seats for which others wait in a turn. */
    static List<Seat> called(Books books, CampaignId campaign, Position<?> position) {
        SortedSet<Seat> due = position.turn().due();
        List<Seat> played = books.occupancies().of(campaign).stream()
                .filter(Occupancy::played)
                .map(Occupancy::seat)
                .toList();
        return due.containsAll(played)
                ? List.of()
                : played.stream().filter(due::contains).toList();
    }

    private static void post(Books books, Campaign campaign, CampaignTurn turn, Turn rules, Instant now) {
        Message words = OpeningHours.opening(campaign, turn, rules)
                .filter(now::isBefore)
                .map(begins -> Posts.say(
                        rules.instant() ? "opens-instant" : "opens",
                        "label",
                        rules.label(),
                        "opens",
                        Moments.of(begins)))
                .orElse(rules.label());
        books.outbox()
                .add(
                        campaign.id(),
                        Dispatch.Kind.TURN_OPENED,
                        Optional.of(turn.key()),
                        Optional.empty(),
                        Optional.of(words),
                        now);
    }

    /** Opens the next step of a running turn: its deadline stands. */
    void openStep(Books books, Campaign campaign, CampaignTurn before, Position<?> position, Instant now) {
        TurnKey key =
                new TurnKey(campaign.id(), before.key().number(), before.key().step() + 1);
        CampaignTurn step = CampaignTurn.open(
                key, before.lap(), now, before.due(), before.clock().nominal(), position.written());
        add(books, campaign, step.stepAfter(before), position);
    }

    /** Opens a turn again that has been played: its deadline begins anew, and everybody has time, governors or not. */
    public CampaignTurn openAgain(
            Books books, Campaign campaign, CampaignTurn played, int lap, Position<?> position, Instant now) {
        TurnKey key = new TurnKey(
                campaign.id(),
                played.key().number(),
                books.turns().freeStep(campaign.id(), played.key().number()));
        Optional<CampaignTurn> before =
                books.turns().last(campaign.id(), played.key().number() - 1);
        Deadline deadline = timetable.anew(campaign, played, before, position, now);
        CampaignTurn turn = opened(campaign, key, lap, position, deadline, now);
        TurnNumber.give(books, key, !position.turn().due().isEmpty());
        books.turns().add(turn, ReminderPlan.next(books, campaign, turn.due(), now));
        Talks.turned(books, campaign.id(), now);
        return turn;
    }

    /**
     * Others sit at the table than when a turn was opened: it goes on at once if it is only a governor's now, and does not end early
     * any more if somebody is there who is not ready. Where the game master has to resume it first, it is looked at again then.
     */
    public static void reconsider(Books books, Campaign campaign, CampaignTurn turn, Position<?> position) {
        List<Occupancy> occupancies = books.occupancies().of(turn.key().campaign());
        boolean goesOn = turn.status().takesOrders() && !turn.hold().waitsForGameMaster();
        if (goesOn && !waitsForSomebody(campaign, occupancies, position)) {
            books.turns().change(turn, turn.handedIn());
        } else if (turn.clock().early().isPresent() && !Readiness.complete(books, turn, position, occupancies)) {
            books.turns().change(turn, turn.goingOn());
        }
    }

    private static void add(Books books, Campaign campaign, CampaignTurn turn, Position<?> position) {
        List<Occupancy> occupancies = books.occupancies().of(campaign.id());
        boolean waits = waitsForSomebody(campaign, occupancies, position);
        books.turns()
                .add(
                        waits ? turn : turn.handedIn(),
                        waits
                                ? ReminderPlan.next(
                                        books,
                                        campaign,
                                        turn.due(),
                                        turn.clock().opened())
                                : Optional.empty());
    }

    /**
     * Returns whether a turn waits for players or the game master. A governor's turn does not keep present players waiting,
     * unless it is bound to the calendar; a turn with no due seats waits for the game master, and a lesson for its learner alone.
     */
    public static boolean waitsForSomebody(Campaign campaign, List<Occupancy> occupancies, Position<?> position) {
        Turn turn = position.turn();
        boolean anybody =
                occupancies.stream().anyMatch(occupancy -> occupancy.played() && !position.away(occupancy.seat()));
        boolean due = occupancies.stream()
                .anyMatch(occupancy -> occupancy.played() && turn.due().contains(occupancy.seat()));
        boolean bound = turn.due().isEmpty() || turn.length().hours().isPresent();
        return due || !anybody || (bound && !campaign.lesson());
    }
}
