package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Disorder among the interactions that the bot is told of. Used under the world's lock. */
final class Disorder {
    private final List<ObjectNode> held = new ArrayList<>();
    private int furtherTimes;
    private int awaited;

    /** The next interaction is told so many times more. */
    void repeat(int more) {
        furtherTimes += more;
    }

    /** The next interactions are kept back until so many are there, and come out the latest first. */
    void turnAround(int count) {
        awaited = count;
    }

    /**
     * Takes one more interaction and returns those to send now, repeated or in reverse order as requested; none while it holds
     * them back.
     */
    List<ObjectNode> befall(ObjectNode interaction) {
        held.addAll(Collections.nCopies(1 + furtherTimes, interaction));
        furtherTimes = 0;
        if (held.size() < awaited) {
            return List.of();
        }
        List<ObjectNode> told =
                awaited == 0 ? List.copyOf(held) : held.reversed().stream().toList();
        awaited = 0;
        held.clear();
        return told;
    }
}
