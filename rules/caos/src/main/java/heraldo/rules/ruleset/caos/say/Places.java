package heraldo.rules.ruleset.caos.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.book.Planet;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Names of places, as arguments of messages. */
public final class Places {

    private Places() {}

    public static Message planet(String id) {
        return Message.of("planet." + id);
    }

    /** Some planets; {@code nothing} if there are none. */
    public static Object planets(Collection<String> ids) {
        return ids.isEmpty()
                ? Message.of("nothing")
                : List.copyOf(ids.stream().map(Places::planet).toList());
    }

    /** The inhabitants of a planet that still has some. */
    public static Message people(Planet planet, int units) {
        String kind = planet.kind().orElseThrow().name().toLowerCase(Locale.ROOT);
        return Message.of("report.people." + kind, "n", units);
    }

    public static Message subsector(String id) {
        return Message.of("subsector." + id);
    }

    public static Message sector(String id) {
        return Message.of("sector." + id);
    }
}
