package heraldo.bot.store;

import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The servers that one of several programs on the same books serves: those in some of the parts (shards) into which Discord splits
 * all servers. What is due in the others is no business of that program.
 *
 * @param total how many parts there are, from 1
 * @param parts the numbers of its own, from 0
 */
public record Territory(int total, SortedSet<Integer> parts) {
    /** All servers there are. */
    public static final Territory ALL = of(1, List.of(0));

    /** In the number of a server these bits and those below say nothing of its part. */
    private static final int BITS = 22;

    /** Some parts of so many. */
    public static Territory of(int total, Collection<Integer> parts) {
        return new Territory(total, new TreeSet<>(parts));
    }

    /** The condition, in SQL and after others, that a campaign is played in one of these servers. */
    String ofCampaign(String campaign) {
        return whole()
                ? ""
                : " AND EXISTS (SELECT 1 FROM campaign AS home WHERE home.id = " + campaign + ofServer("home.guild")
                        + ")";
    }

    /** The condition, in SQL and after others, that a server is one of these. */
    String ofServer(String server) {
        if (whole()) {
            return "";
        }
        return parts.isEmpty()
                ? " AND 1 = 0"
                : " AND (" + server + " >> " + BITS + ") % " + total + " IN "
                        + parts.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    private boolean whole() {
        return parts.size() == total;
    }
}
