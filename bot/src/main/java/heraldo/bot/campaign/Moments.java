package heraldo.bot.campaign;

import java.time.Instant;

/** Instants inside sentences: seconds since 1970, which the sentence shows in the reader's own time zone. */
final class Moments {
    private Moments() {}

    static String of(Instant instant) {
        return Long.toString(instant.getEpochSecond());
    }
}
