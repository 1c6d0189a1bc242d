package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.ReminderTimes;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;

/** Computes the next reminder of a turn: everybody is reminded at the times they chose. */
public final class ReminderPlan {

    private ReminderPlan() {}

    /** Returns the time of the first reminder after now of a deadline to any of a campaign's players; empty if there is none. */
    public static Optional<Instant> next(Books books, Campaign campaign, Optional<Instant> due, Instant now) {
        return due.flatMap(end -> books.occupancies().of(campaign.id()).stream()
                .filter(Occupancy::played)
                .flatMap(seat -> times(books, campaign, seat, end).next(now).stream())
                .min(Comparator.naturalOrder()));
    }

    /** Somebody wants to be reminded at other times: the turns that wait for them follow. */
    public static void follow(Books books, Preference preference, Instant now) {
        for (Campaign campaign : books.campaigns().of(preference.user())) {
            if (Usher.occupancy(books, campaign, preference.user()).isPresent()) {
                books.turns().newest(campaign.id()).ifPresent(turn -> follow(books, campaign, turn, now));
            }
        }
    }

    /** Others play in a turn, or want something else. */
    public static void follow(Books books, Campaign campaign, CampaignTurn turn, Instant now) {
        if (turn.status().takesOrders()) {
            books.turns().remindAt(turn.key(), next(books, campaign, turn.due(), now));
        }
    }

    static ReminderTimes times(Books books, Campaign campaign, Occupancy occupancy, Instant due) {
        return ReminderTimes.of(
                books.preferences().of(occupancy.user()), campaign.terms().reminders(), due);
    }
}
