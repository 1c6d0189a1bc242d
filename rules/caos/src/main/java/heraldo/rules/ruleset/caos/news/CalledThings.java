package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import java.util.Optional;

/** The display names of order values: places, deeds and gods. */
public final class CalledThings {

    private static final String RING = "-";

    private CalledThings() {}

    /** Returns the display name of a value; empty if its own text says enough. */
    public static Optional<Object> of(String type, Object value) {
        return switch (value) {
            case Faith faith -> Optional.of(Say.faith(faith));
            case String id when type.equals("planet") -> Optional.of(Places.planet(id));
            case String id when type.equals("sector") -> Optional.of(Places.sector(id));
            case String id when type.equals("subsector") -> Optional.of(subsector(id));
            case String id when type.equals("deed") -> Optional.of(Say.deed(id));
            default -> Optional.empty();
        };
    }

    private static Message subsector(String id) {
        String[] parts = id.split(RING, 2);
        return Message.of("told.subsector", "sector", Places.sector(parts[0])).with("ring", Integer.valueOf(parts[1]));
    }
}
