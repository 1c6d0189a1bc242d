package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.turn.Withdrawal;
import java.util.ArrayList;
import java.util.List;

/** Soldiers by hex, in words. */
final class Groups {

    private Groups() {}

    /** {@code 3 from E5, 4 from E6}. */
    static List<Message> from(List<Origin> groups) {
        return all("group.from", groups);
    }

    /** Describes where soldiers went and how many had nowhere to go. */
    static List<Message> gone(String key, Withdrawal.Result result) {
        List<Message> told = new ArrayList<>();
        if (!result.groups().isEmpty()) {
            told.add(Message.of(key, "groups", to(result.groups())));
        }
        if (result.vanished() > 0) {
            told.add(Message.of("battle.vanished", "soldiers", result.vanished()));
        }
        return told;
    }

    /** {@code 3 to E5, 4 to E6}. */
    private static List<Message> to(List<Origin> groups) {
        return all("group.to", groups);
    }

    private static List<Message> all(String key, List<Origin> groups) {
        List<Message> told = new ArrayList<>(groups.size());
        for (Origin group : groups) {
            told.add(Message.of(key, "hex", Say.hex(group.hex()), "soldiers", group.soldiers()));
        }
        return List.copyOf(told);
    }
}
