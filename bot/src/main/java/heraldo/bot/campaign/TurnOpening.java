package heraldo.bot.campaign;

import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/** Opens turns: finds the deadline, sets the reminder, announces the turn. */
final class TurnOpening {
    /** A deadline that is closer than this leaves nobody time to write anything. */
    private static final Duration ROOM = Duration.ofMinutes(10);

    private final Calendar calendar;

    TurnOpening(Calendar calendar) {
        this.calendar = calendar;
    }

    /** The deadline after now of a campaign whose deadlines begin anew. */
    Deadline first(Cadence cadence, Instant now) {
        return calendar.next(cadence, local(cadence, now), now.plus(ROOM));
    }

    /** The deadline of a turn whose deadlines begin anew: that of its day, if it has one of its own. */
    Deadline first(Campaign campaign, Turn turn, Instant now) {
        return turn.hours()
                .map(hours -> day(campaign, hours).closing(local(campaign.cadence(), now)))
                .orElseGet(() -> next(campaign, local(campaign.cadence(), now), turn, now));
    }

    /** The deadline of an open turn that begins anew: after the turn's own length, or the first of its day or the cadence. */
    Deadline anew(Campaign campaign, CampaignTurn turn, Position<?> position, Instant now) {
        return ownLength(position, turn.nominal(), now).orElseGet(() -> first(campaign, position.turn(), now));
    }

    /** The deadline that follows another: after the turn's own length, or the next of the cadence. */
    Deadline following(Campaign campaign, LocalDateTime nominal, Position<?> position, Instant now) {
        return ownLength(position, nominal, now).orElseGet(() -> next(campaign, nominal, position.turn(), now));
    }

    private Deadline next(Campaign campaign, LocalDateTime nominal, Turn turn, Instant now) {
        return calendar.next(campaign.cadence(), nominal, now.plus(room(turn)));
    }

    private static Duration room(Turn turn) {
        return turn.least().filter(least -> least.compareTo(ROOM) > 0).orElse(ROOM);
    }

    private static Optional<Deadline> ownLength(Position<?> position, LocalDateTime nominal, Instant now) {
        return position.turn().lasts().map(length -> new Deadline(nominal, now.plus(length)));
    }

    /** Opens the first turn of a campaign; if it has a day of its own, the first that has not begun. */
    void start(Books books, Campaign campaign, TurnKey key, Position<?> position, Instant now) {
        LocalDateTime local = local(campaign.cadence(), now);
        Deadline deadline = position.turn()
                .hours()
                .map(hours -> day(campaign, hours).whole(local))
                .orElseGet(() -> following(campaign, local, position, now));
        open(books, campaign, key, 0, position, deadline, now);
    }

    /**
     * Opens the turn after another. It ends at the next deadline; or after a length of its own, and then the deadlines go on
     * where they were; or with its own day: the first after the day before, however late that is, and the first that has not
     * begun if the turn before had none.
     *
     * @param followsDay whether the turn before had a day of its own
     */
    void follow(
            Books books,
            Campaign campaign,
            CampaignTurn before,
            boolean followsDay,
            Position<?> position,
            Instant now) {
        int number = position.turn().number();
        TurnKey key = new TurnKey(campaign.id(), number, books.turns().freeStep(campaign.id(), number));
        Deadline deadline = position.turn()
                .hours()
                .map(hours -> day(campaign, hours))
                .map(day -> followsDay ? after(before, day, campaign) : day.whole(local(campaign.cadence(), now)))
                .orElseGet(() -> following(campaign, before.nominal(), position, now));
        open(books, campaign, key, before.lap(), position, deadline, now);
    }

    private static void open(
            Books books,
            Campaign campaign,
            TurnKey key,
            int lap,
            Position<?> position,
            Deadline deadline,
            Instant now) {
        CampaignTurn turn =
                CampaignTurn.open(key, lap, now, Optional.of(deadline.at()), deadline.nominal(), position.written());
        add(books, campaign, turn, position);
        announce(books, campaign, turn, position, now);
    }

    /** Where the game master has put off the end of a day, the rest of it ends then too, and the days after it wait for that. */
    private static Deadline after(CampaignTurn before, OpeningHours day, Campaign campaign) {
        Deadline closing = day.closing(before.nominal());
        Instant nominal = day.deadline(before.nominal()).at();
        return before.due()
                .filter(nominal::isBefore)
                .map(late -> closing.nominal().equals(before.nominal())
                        ? new Deadline(closing.nominal(), late)
                        : day.closing(local(campaign.cadence(), late)))
                .orElse(closing);
    }

    /** Only turns in which somebody is waited for. Those for whom the others wait are called in their own channels, too. */
    static void announce(Books books, Campaign campaign, CampaignTurn turn, Position<?> position, Instant now) {
        Turn rules = position.turn();
        List<Chair> chairs = books.chairs().of(campaign.id());
        if (rules.due().isEmpty() || !waitsForSomebody(chairs, position)) {
            return;
        }
        post(books, campaign, turn, rules, now);
        List<Seat> played =
                chairs.stream().filter(Chair::played).map(Chair::seat).toList();
        if (!rules.due().containsAll(played)) {
            played.stream()
                    .filter(rules.due()::contains)
                    .forEach(seat -> Posts.to(books, Dispatch.Kind.SUMMONS, turn.key(), seat, now));
        }
    }

    private static void post(Books books, Campaign campaign, CampaignTurn turn, Turn rules, Instant now) {
        Message words = OpeningHours.opening(campaign, turn, rules)
                .filter(now::isBefore)
                .map(begins -> Posts.say("opens", "label", rules.label(), "opens", Moments.of(begins)))
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

    private static OpeningHours day(Campaign campaign, Hours hours) {
        return new OpeningHours(hours, campaign.cadence().zone());
    }

    private static LocalDateTime local(Cadence cadence, Instant now) {
        return LocalDateTime.ofInstant(now, cadence.zone());
    }

    /** Opens the next step of a running turn: its deadline stands. */
    void openStep(Books books, Campaign campaign, CampaignTurn before, Position<?> position, Instant now) {
        TurnKey key =
                new TurnKey(campaign.id(), before.key().number(), before.key().step() + 1);
        CampaignTurn step =
                CampaignTurn.open(key, before.lap(), now, before.due(), before.nominal(), position.written());
        add(books, campaign, step, position);
    }

    /** Opens a turn again that has been played: its deadline begins anew, and everybody has time, governors or not. */
    CampaignTurn openAgain(
            Books books, Campaign campaign, CampaignTurn played, int lap, Position<?> position, Instant now) {
        TurnKey key = new TurnKey(
                campaign.id(),
                played.key().number(),
                books.turns().freeStep(campaign.id(), played.key().number()));
        Deadline deadline = anew(campaign, played, position, now);
        CampaignTurn turn =
                CampaignTurn.open(key, lap, now, Optional.of(deadline.at()), deadline.nominal(), position.written());
        books.turns().add(turn, campaign.terms().reminders().next(now, turn.due()));
        return turn;
    }

    private static void add(Books books, Campaign campaign, CampaignTurn turn, Position<?> position) {
        List<Chair> chairs = books.chairs().of(campaign.id());
        boolean waits = waitsForSomebody(chairs, position);
        books.turns()
                .add(
                        waits ? turn : turn.locked(),
                        waits ? campaign.terms().reminders().next(turn.opened(), turn.due()) : Optional.empty());
    }

    /**
     * Where it is only a governor's turn, those who play and are there are not kept waiting, unless the turn is bound to the
     * calendar. A turn that waits for nobody, but for the game master, stays open.
     */
    private static boolean waitsForSomebody(List<Chair> chairs, Position<?> position) {
        Turn turn = position.turn();
        boolean anybody = chairs.stream().anyMatch(chair -> chair.played() && !position.away(chair.seat()));
        boolean due =
                chairs.stream().anyMatch(chair -> chair.played() && turn.due().contains(chair.seat()));
        return due || !anybody || turn.due().isEmpty() || turn.hours().isPresent();
    }
}
