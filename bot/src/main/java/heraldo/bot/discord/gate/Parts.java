package heraldo.bot.discord.gate;

import java.time.Duration;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The parts (shards) into which Discord splits the bot's servers, and which of them are this program's. Each has a connection of its
 * own.
 */
public interface Parts {
    /** Returns the number of parts, from 1. */
    int total();

    /** The numbers of this program's own, from 0; there may be more of them later. */
    SortedSet<Integer> own();

    /** Returns whether the parts are surely this program's; if not, another may serve them, and the bot sends nothing more. */
    default boolean stand() {
        return true;
    }

    /**
     * Takes the turn to begin a session in a group of parts, of which Discord lets one in after another, whatever program they are of.
     *
     * @return whether no other program has the turn; who is told no asks again
     */
    default boolean takeTurn(int group) {
        return true;
    }

    /** Lets other programs have that turn after a while. */
    default void endTurn(int group, Duration pause) {}

    /** All of them are one program's. */
    static Parts all(int total) {
        SortedSet<Integer> all = IntStream.range(0, total).boxed().collect(Collectors.toCollection(TreeSet::new));
        return new Parts() {
            @Override
            public int total() {
                return total;
            }

            @Override
            public SortedSet<Integer> own() {
                return all;
            }
        };
    }
}
