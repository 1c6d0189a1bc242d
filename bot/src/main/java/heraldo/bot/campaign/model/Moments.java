package heraldo.bot.campaign.model;

import java.time.Instant;

/** Instants inside sentences: seconds since 1970, which the sentence shows in the reader's own time zone. */
public final class Moments {
    private Moments() {}

    public static String of(Instant instant) {
        return Long.toString(instant.getEpochSecond());
    }
}
