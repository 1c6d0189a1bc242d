package heraldo.bot.discord.text;

import java.time.Instant;

/** Instants as Discord shows them: in every reader's own time zone and language. */
public final class Moment {

    private Moment() {}

    /** Day and hour in full. */
    public static String full(Instant instant) {
        return "<t:" + instant.getEpochSecond() + ":F>";
    }

    /** Returns Discord's relative timestamp: the time until an instant, or since then. */
    public static String relative(Instant instant) {
        return "<t:" + instant.getEpochSecond() + ":R>";
    }

    /** Both: the day and hour, and how long until then. */
    public static String both(Instant instant) {
        return full(instant) + " (" + relative(instant) + ")";
    }
}
