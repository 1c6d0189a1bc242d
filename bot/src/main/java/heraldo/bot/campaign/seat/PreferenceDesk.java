package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.ReminderWish;
import heraldo.bot.campaign.port.Calendar;
import heraldo.bot.campaign.turn.ReminderPlan;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Knows how people want to be spoken to. It is asked for every message, so it caches what the books say: nobody else writes
 * there while the program runs.
 */
public final class PreferenceDesk {

    private final Ledger ledger;
    private final Calendar calendar;
    private final Object reading = new Object();
    private volatile Optional<Map<Long, Preference>> known = Optional.empty();

    public PreferenceDesk(Ledger ledger, Calendar calendar) {
        this.ledger = ledger;
        this.calendar = calendar;
    }

    /**
     * Reads the name of a time zone as people write it.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if there is no such zone
     */
    public ZoneId zone(String name) {
        return calendar.zone(name);
    }

    /** The zone of whoever has named none: the host's. */
    public ZoneId usualZone() {
        return calendar.usualZone();
    }

    /** Returns the preferences of a user, or the default ones. */
    public Preference of(long user) {
        return known().getOrDefault(user, Preference.usual(user));
    }

    /** Puts what somebody wants in place of what they wanted before, unless the act has come before. */
    public void settle(Act act, Preference preference) {
        Map<Long, Preference> all = known();
        boolean fresh = ledger.write(books -> {
            boolean first = books.acts().seen(act, Optional.empty());
            if (first) {
                books.preferences().settle(preference);
                ReminderPlan.follow(books, preference, act.at());
            }
            return first;
        });
        if (fresh) {
            all.put(preference.user(), preference);
        }
    }

    /** Discord takes no direct messages for somebody: that is not tried again until they ask for them once more. */
    public void shut(long user) {
        Preference preference = of(user);
        Preference shut = preference.withReminders(preference.reminders().in(ReminderWish.Where.SHUT));
        Map<Long, Preference> all = known();
        ledger.record(books -> books.preferences().settle(shut));
        all.put(user, shut);
    }

    /** Removes a user from the cache, once the books no longer hold their preferences. */
    void forget(long user) {
        known().remove(user);
    }

    private Map<Long, Preference> known() {
        return known.orElseGet(this::read);
    }

    private Map<Long, Preference> read() {
        synchronized (reading) {
            if (known.isEmpty()) {
                Map<Long, Preference> all = new ConcurrentHashMap<>();
                ledger.read(books -> books.preferences().all()).forEach(each -> all.put(each.user(), each));
                known = Optional.of(all);
            }
            return known.orElseThrow();
        }
    }
}
