package heraldo.bot.gauge;

import heraldo.bot.discord.room.Lookout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The health of the program with its faults, for a supervisor, who has no business with any campaign. */
final class Health {

    /** A turn that is further past its deadline should make somebody look. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Census census;
    private final Lookout lookout;

    Health(Census census, Lookout lookout) {
        this.census = census;
        this.lookout = lookout;
    }

    /** Lists the faults, a clause for each; empty if all is well. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        Optional<Census.Tally> tally = census.tally();
        if (tally.isEmpty()) {
            faults.add("the database does not answer");
        }
        if (!lookout.connected()) {
            faults.add("there is no connection to Discord");
        }
        tally.map(Census.Tally::overdue)
                .filter(overdue -> overdue.compareTo(PATIENCE) > 0)
                .ifPresent(overdue -> faults.add("a turn should have ended " + overdue.toMinutes() + " minutes ago"));
        return faults;
    }

    /** The same as JSON. */
    static String json(List<String> faults) {
        return faults.isEmpty()
                ? "{\"healthy\":true,\"faults\":[]}"
                : "{\"healthy\":false,\"faults\":[\"" + String.join("\",\"", faults) + "\"]}";
    }
}
