package heraldo.rules.ruleset.kaixiflan.state;

import java.util.List;
import java.util.SortedMap;

/**
 * The missions of the realm (K40).
 *
 * @param active in the order of their reveal
 * @param major the deck of major missions, top card first
 * @param minor the deck of minor missions, top card first
 */
public record Quests(List<Quest> active, List<String> major, List<String> minor) {

    public static final Quests NONE = new Quests(List.of(), List.of(), List.of());

    public Quests {
        active = List.copyOf(active);
        major = List.copyOf(major);
        minor = List.copyOf(minor);
    }

    /**
     * An active mission.
     *
     * @param x its X, fixed when it was revealed (§8.1)
     * @param turn the turn of its reveal; deeds count from the next one
     * @param tally what each province has counted since, by the term of the condition
     */
    public record Quest(String id, int x, int turn, SortedMap<Owner, SortedMap<String, Integer>> tally) {
        public Quest {
            tally = Frozen.map(tally);
        }
    }

    public Quests active(List<Quest> others) {
        return new Quests(others, major, minor);
    }
}
