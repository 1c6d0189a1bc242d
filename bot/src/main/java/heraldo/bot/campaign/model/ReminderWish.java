package heraldo.bot.campaign.model;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A user's wishes for reminders of deadlines, in every campaign.
 *
 * @param ahead the times before a deadline; empty for each campaign's own
 * @param where the place where they read reminders
 * @param unused whether they want to be reminded, too, if they have sent orders, are not ready, and could still do something
 */
public record ReminderWish(Optional<Reminders> ahead, Where where, boolean unused) {

    /** Nothing has been said. */
    public static final ReminderWish USUAL = new ReminderWish(Optional.empty(), Where.CHANNEL, false);

    /** The places where reminders are read. */
    public enum Where {
        /** In the seat's own channel. */
        CHANNEL,
        /** As direct messages, those of several campaigns together. */
        DIRECT,
        /** In the channel until they ask for direct messages again: they wanted them, but Discord delivers none to them. */
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

    /** Returns whether reminders go out as direct messages. */
    public boolean direct() {
        return where == Where.DIRECT;
    }

    /** Computes the times to remind them of a deadline, by their own hours or else the campaign's; the earliest first. */
    List<Instant> before(Instant due, Reminders campaign) {
        List<Duration> hours = ahead.orElse(campaign).ahead();
        return hours.stream().map(due::minus).toList();
    }
}
