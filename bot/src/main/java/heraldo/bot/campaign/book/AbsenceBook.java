package heraldo.bot.campaign.book;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The book of servers that the bot was turned out of and is not back in. */
public interface AbsenceBook {
    /** Notes that the bot is not in a server any more; what was noted before stands. */
    void begin(long server, Instant since);

    /** The bot is back in a server. */
    void end(long server);

    /** Since when the bot is not in a server, for all that is known; empty if it is. */
    Optional<Instant> since(long server);

    /** The servers that the bot is not in. */
    List<Long> servers();
}
