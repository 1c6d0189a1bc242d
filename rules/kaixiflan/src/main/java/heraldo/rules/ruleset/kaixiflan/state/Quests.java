package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.kernel.Frozen;
import java.util.List;
import java.util.Optional;
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
     * @param own the game master's own text; empty for a card of the decks
     * @param tally each province's count since then, by the term of the condition
     */
    public record Quest(
            String id, int x, int turn, Optional<OwnCard> own, SortedMap<Owner, SortedMap<String, Integer>> tally) {
        public Quest {
            tally = Frozen.map(tally);
        }

        public Quest withTally(SortedMap<Owner, SortedMap<String, Integer>> counted) {
            return new Quest(id, x, turn, own, counted);
        }
    }

    /**
     * A mission of the game master.
     *
     * @param condition in the condition language of the rules file
     * @param fame 1 to 15
     */
    public record OwnCard(String title, String condition, int fame) {}

    /** The active mission of that id. */
    public Optional<Quest> find(String id) {
        return active.stream().filter(quest -> quest.id().equals(id)).findFirst();
    }

    public Quests withMajor(List<String> deck) {
        return new Quests(active, deck, minor);
    }

    public Quests withMinor(List<String> deck) {
        return new Quests(active, major, deck);
    }

    public Quests withActive(List<Quest> others) {
        return new Quests(others, major, minor);
    }
}
