package heraldo.bot.campaign.model;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How somebody wants to be reminded of deadlines, in every campaign.
 *
 * @param ahead how long before; empty for as each campaign says
 * @param where where he reads it
 * @param unused whether he wants to be reminded, too, if he has sent orders, is not ready, and could still do something
 */
public record ReminderWish(Optional<Reminders> ahead, Where where, boolean unused) {

    /** Nothing has been said. */
    public static final ReminderWish USUAL = new ReminderWish(Optional.empty(), Where.CHANNEL, false);

    /** Where reminders are read. */
    public enum Where {
        /** In the seat's own channel. */
        CHANNEL,
        /** As direct messages, those of several campaigns together. */
        DIRECT,
        /** He wanted direct messages, and Discord takes none for him: in the channel, until he asks for them again. */
        SHUT
    }

    public ReminderWish at(Optional<Reminders> other) {
        return new ReminderWish(other, where, unused);
    }

    public ReminderWish in(Where other) {
        return new ReminderWish(ahead, other, unused);
    }

    public ReminderWish withUnused(boolean wanted) {
        return new ReminderWish(ahead, where, wanted);
    }

    /** Whether they go out as direct messages. */
    public boolean direct() {
        return where == Where.DIRECT;
    }

    /** When he is to be reminded of a deadline, by the hours that he or the campaign wants; the earliest first. */
    List<Instant> before(Instant due, Reminders campaign) {
        List<Duration> hours = ahead.orElse(campaign).ahead();
        return hours.stream().map(due::minus).toList();
    }
}
