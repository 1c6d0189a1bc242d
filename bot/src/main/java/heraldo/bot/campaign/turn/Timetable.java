package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.Calendar;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Turn;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * Computes the deadlines of turns. If a deadline was kept, even some minutes late, the next one is counted from the deadline,
 * not from when the program was up again. No date of a cadence ends two turns, and a turn's deadline is later than that of the
 * turn before, even if that turn ended early.
 */
public final class Timetable {
    private static final Duration TICK = Duration.ofMillis(1);

    private final Calendar calendar;
    private final TurnTimes times;

    public Timetable(Bureau bureau) {
        this.calendar = bureau.calendar();
        this.times = bureau.policy().times();
    }

    /** The first date of a cadence after now. */
    public Deadline first(Cadence cadence, Instant now) {
        return calendar.next(cadence, local(cadence, now), now.plus(times.room()));
    }

    /** The deadline of the first turn of a campaign; if it has a day of its own, the first that has not begun. */
    Deadline start(Campaign campaign, Position<?> position, Instant now) {
        if (campaign.lesson()) {
            return never(campaign, now);
        }
        LocalDateTime local = local(campaign.cadence(), now);
        return position.turn()
                .length()
                .hours()
                .map(hours -> day(campaign, hours).whole(local))
                .or(() -> ownLength(campaign, position, local, now))
                .orElseGet(() ->
                        calendar.next(campaign.cadence(), local, earliest(now, room(position.turn(), times.room()))));
    }

    /**
     * The deadline of the turn after another. Usually it is the next date of the cadence. A turn with a length of its own ends
     * after that, and the cadence resumes where it was. A turn with a day of its own ends with that day: the first after the
     * previous turn's day, however late that is, or the first that has not begun if that turn had no day of its own.
     *
     * @param followsDay whether the turn before had a day of its own
     */
    Deadline after(Campaign campaign, CampaignTurn before, boolean followsDay, Position<?> position, Instant now) {
        if (campaign.lesson()) {
            return never(campaign, now);
        }
        Optional<Hours> hours = position.turn().length().hours();
        if (hours.isPresent()) {
            OpeningHours day = day(campaign, hours.get());
            Duration room = position.turn().due().isEmpty() ? Duration.ZERO : times.room();
            return followsDay ? after(before, day, campaign, room) : day.whole(local(campaign.cadence(), now));
        }
        Instant from = before.due().filter(due -> kept(due, now)).orElse(now);
        return ownLength(campaign, position, before.clock().nominal(), from)
                .orElseGet(() -> next(campaign, before, from, room(position.turn(), pause(campaign, before, now))));
    }

    /**
     * The deadline of the turn after one that ends now, if it is of the same kind.
     *
     * @param position of the turn that ends
     * @return empty where turns last as long as the game says, or have days of their own
     */
    Optional<Deadline> following(Campaign campaign, CampaignTurn ended, Position<?> position, Instant now) {
        Turn.Length length = position.turn().length();
        return campaign.lesson() || length.hours().isPresent() || length.lasts().isPresent()
                ? Optional.empty()
                : Optional.of(after(campaign, ended, false, position, now));
    }

    /**
     * A turn that ends now, and whose date of the cadence the next one may have. Its nominal time lies a second before the end,
     * so that the next turn counts as one whose beginning was moved and gets its room.
     */
    public static CampaignTurn endedNow(Campaign campaign, CampaignTurn turn, Instant now) {
        return turn.locked(new Deadline(local(campaign.cadence(), now).minusSeconds(1), now));
    }

    /** The deadline in the place of one that was missed: the turn's own length again, or the next of the cadence. */
    Deadline instead(Campaign campaign, CampaignTurn missed, Position<?> position, Instant now) {
        return ownLength(campaign, position, missed.clock().nominal(), now)
                .orElseGet(() -> next(campaign, missed, now, room(position.turn(), times.comeback())));
    }

    /**
     * The deadline of an open turn that begins anew: after the turn's own length, or the first of its day or of the cadence.
     *
     * @param before the turn before it
     */
    public Deadline anew(
            Campaign campaign, CampaignTurn turn, Optional<CampaignTurn> before, Position<?> position, Instant now) {
        return ownLength(campaign, position, turn.clock().nominal(), now)
                .orElseGet(() -> first(campaign, before, position.turn(), now));
    }

    /** The deadline of a turn whose deadlines begin anew: that of its day, if it has one of its own. */
    public Deadline first(Campaign campaign, Optional<CampaignTurn> before, Turn turn, Instant now) {
        LocalDateTime local = local(campaign.cadence(), now);
        if (turn.length().hours().isPresent()) {
            return day(campaign, turn.length().hours().get()).closing(local);
        }
        LocalDateTime nominal = before.map(last -> last.clock().nominal())
                .filter(local::isBefore)
                .orElse(local);
        Instant earliest = earliest(now, room(turn, times.room()));
        Instant after =
                before.flatMap(CampaignTurn::due).filter(earliest::isBefore).orElse(earliest);
        return calendar.next(campaign.cadence(), nominal, after);
    }

    /** Returns the placeholder in the row of a turn that has no deadline. */
    private static Deadline never(Campaign campaign, Instant now) {
        return new Deadline(local(campaign.cadence(), now), now);
    }

    private Deadline next(Campaign campaign, CampaignTurn before, Instant from, Duration room) {
        Instant earliest = earliest(from, room);
        Instant after = before.due().filter(earliest::isBefore).orElse(earliest);
        return calendar.next(campaign.cadence(), before.clock().nominal(), after);
    }

    /**
     * Returns the least time until the next turn may end: zero, for any date of the cadence, unless something moved the end of
     * the turn before.
     */
    private Duration pause(Campaign campaign, CampaignTurn before, Instant now) {
        if (before.due()
                .filter(due -> Duration.between(due, now).compareTo(times.late()) > 0)
                .isPresent()) {
            return times.comeback();
        }
        Instant nominal = ZonedDateTime.ofLocal(
                        before.clock().nominal(), campaign.cadence().zone(), null)
                .toInstant();
        boolean asPlanned = before.due()
                .filter(due -> due.equals(nominal) && kept(due, now))
                .isPresent();
        return asPlanned ? Duration.ZERO : times.room();
    }

    private boolean kept(Instant due, Instant now) {
        return !due.isAfter(now) && Duration.between(due, now).compareTo(times.late()) <= 0;
    }

    private static Duration room(Turn turn, Duration usual) {
        return turn.length().least().filter(least -> least.compareTo(usual) > 0).orElse(usual);
    }

    /** Returns the exclusive lower bound of a deadline; a deadline exactly {@code room} away is late enough. */
    private static Instant earliest(Instant from, Duration room) {
        return from.plus(room).minus(TICK);
    }

    /** A turn with a length of its own that would end on a quiet day ends at the same hour of the day after the last of them. */
    private static Optional<Deadline> ownLength(
            Campaign campaign, Position<?> position, LocalDateTime nominal, Instant from) {
        return position.turn()
                .length()
                .lasts()
                .map(length -> new Deadline(nominal, awake(campaign, from.plus(length))));
    }

    private static Instant awake(Campaign campaign, Instant end) {
        LocalDateTime local = local(campaign.cadence(), end);
        return campaign.cadence().quiet().stream()
                .filter(days -> days.contains(local.toLocalDate()))
                .findFirst()
                .map(days -> days.until().plusDays(1).atTime(local.toLocalTime()))
                .map(after -> awake(
                        campaign,
                        ZonedDateTime.ofLocal(after, campaign.cadence().zone(), null)
                                .toInstant()))
                .orElse(end);
    }

    /**
     * Returns the deadline on the day after a turn. If the game master has put off the end of a day, the rest of it ends then
     * too, and the days after it wait for that; one of which hardly anything is left then comes a week later.
     *
     * @param room the least time of the day that must be left
     */
    private static Deadline after(CampaignTurn before, OpeningHours day, Campaign campaign, Duration room) {
        Deadline closing = day.closing(before.clock().nominal());
        Instant nominal = day.deadline(before.clock().nominal()).at();
        return before.due()
                .filter(nominal::isBefore)
                .map(late -> closing.nominal().equals(before.clock().nominal())
                        ? new Deadline(closing.nominal(), late)
                        : day.closing(local(campaign.cadence(), late.plus(room))))
                .orElse(closing);
    }

    private static OpeningHours day(Campaign campaign, Hours hours) {
        return new OpeningHours(hours, campaign.cadence());
    }

    private static LocalDateTime local(Cadence cadence, Instant now) {
        return LocalDateTime.ofInstant(now, cadence.zone());
    }
}
