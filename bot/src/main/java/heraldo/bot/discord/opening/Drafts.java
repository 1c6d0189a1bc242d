package heraldo.bot.discord.opening;

import heraldo.bot.discord.text.DiscordLimit;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Drafts of campaigns, unfinished or waiting for confirmation, each kept as long as Discord accepts answers after the last
 * press.
 */
final class Drafts {

    private static final Duration LIFE = Duration.ofMinutes(DiscordLimit.LATER_ANSWER_MINUTES.most());

    private final Map<String, Entry> waiting = new HashMap<>();

    private record Entry(Draft draft, Optional<Plan> plan, Instant written) {}

    /**
     * Keeps a draft that cannot be opened yet.
     *
     * @param id names it: the interaction in which it was begun
     */
    void keep(String id, Draft draft, Instant now) {
        keep(id, new Entry(draft, Optional.empty(), now));
    }

    /** Keeps what could be opened. */
    void keep(String id, Plan plan, Instant now) {
        keep(id, new Entry(plan.draft(), Optional.of(plan), now));
    }

    private synchronized void keep(String id, Entry entry) {
        waiting.values().removeIf(old -> old.written().plus(LIFE).isBefore(entry.written()));
        waiting.put(id, entry);
    }

    /** A draft; empty if it has been taken or has become too old. */
    synchronized Optional<Draft> draft(String id) {
        return Optional.ofNullable(waiting.get(id)).map(Entry::draft);
    }

    /** Returns a draft's plan; empty if the draft is incomplete, taken or expired. */
    synchronized Optional<Plan> plan(String id) {
        return Optional.ofNullable(waiting.get(id)).flatMap(Entry::plan);
    }

    /** Takes a draft out; empty if there is nothing to be opened, if it has been taken or has become too old. */
    synchronized Optional<Plan> take(String id) {
        return Optional.ofNullable(waiting.remove(id)).flatMap(Entry::plan);
    }
}
