package heraldo.bot.campaign.book;

import java.util.function.Function;

/** Port: the books of all campaigns, to look into. */
public interface ReadingRoom {
    /** Reads: everything from the same moment. */
    <T> T read(Function<Books, T> look);
}
