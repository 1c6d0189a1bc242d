package heraldo.bot.campaign.port;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.RefusedException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;

/** Port: reads cadences and finds the dates in them. */
public interface Calendar {
    /**
     * The first deadline of a cadence that lies after a wall-clock time and after an instant.
     *
     * @param nominal the nominal time of the deadline before
     * @param after the deadline comes later than this
     * @throws RefusedException if the cadence cannot be used; the sentence says why and what would be right
     */
    Deadline next(Cadence cadence, LocalDateTime nominal, Instant after);

    /**
     * Checks a cadence and finds the dates it leads to.
     *
     * @return the next forty deadlines after an instant
     * @throws RefusedException if it cannot be used
     */
    List<Deadline> preview(Cadence cadence, Instant after);

    /**
     * A cadence as it is stored: what people say, in lines that {@link #next} can read. What is not understood stays as it is.
     *
     * @param now from when days or hours are counted, where that is not said
     */
    String stored(String typed, ZoneId zone, Instant now);

    /**
     * Reads the name of a time zone as people write it.
     *
     * @throws RefusedException if there is no such zone
     */
    ZoneId zone(String name);

    /** The zone of campaigns that do not say otherwise: the host's. */
    ZoneId usualZone();
}
