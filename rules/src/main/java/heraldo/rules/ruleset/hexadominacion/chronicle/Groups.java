package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import java.util.List;

/** Soldiers by hex, in words. */
final class Groups {

    private Groups() {}

    /** {@code 3 from E5, 4 from E6}. */
    static List<Message> from(List<Origin> groups) {
        return all("group.from", groups);
    }

    /** {@code 3 to E5, 4 to E6}. */
    static List<Message> to(List<Origin> groups) {
        return all("group.to", groups);
    }

    private static List<Message> all(String key, List<Origin> groups) {
        return groups.stream()
                .map(group -> Message.of(key, "soldiers", group.soldiers(), "hex", Say.hex(group.hex())))
                .toList();
    }
}
