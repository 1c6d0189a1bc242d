package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Holiday;
import java.time.Instant;
import java.util.List;

/** The book of days for which players have said that they will be away. */
public interface HolidayBook {
    void book(Holiday holiday, Instant at);

    /** Returns the holidays that a player has booked and not called off, in the order of the days. */
    List<Holiday> of(long player);

    /** Calls one off; what has been called off already stays so. */
    void callOff(String id, Instant at);
}
