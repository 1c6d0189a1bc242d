package heraldo.bot.store;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A cache of answers from the tables since they last changed, so that the next reader need not query the database again. One
 * writer changes tables; many readers look at the same time, each at a moment of its own.
 */
final class Memory {
    /** More answers than this are not remembered of a set of tables: a turn's row may take 100 KB. */
    private static final int MOST = 100;

    /** Odd while a change is being committed: a look that begins then cannot tell what it will see. */
    private volatile long count;

    private volatile Moment now = new Moment(0, new ConcurrentHashMap<>());

    /**
     * The tables between two changes.
     *
     * @param number of the moment, even
     * @param answers what is known of sets of tables, by the question
     */
    record Moment(long number, Map<Set<String>, Map<Object, Object>> answers) {

        /** A moment of which nothing is known, and which nobody shares. */
        static Moment blank() {
            return new Moment(-1, new ConcurrentHashMap<>());
        }

        @Nullable
        Object answer(Set<String> tables, Object question) {
            return of(tables).get(question);
        }

        void remember(Set<String> tables, Object question, Object answer) {
            Map<Object, Object> known = of(tables);
            if (known.size() >= MOST) {
                known.clear();
            }
            known.put(question, answer);
        }

        private Map<Object, Object> of(Set<String> tables) {
            return answers.computeIfAbsent(tables, unknown -> new ConcurrentHashMap<>());
        }

        private Moment after(long next, Predicate<Set<String>> changed) {
            Map<Set<String>, Map<Object, Object>> still = new ConcurrentHashMap<>();
            answers.forEach((tables, known) -> {
                if (!changed.test(tables)) {
                    still.put(tables, known);
                }
            });
            return new Moment(next, still);
        }
    }

    /** The moment as it is; empty while it is changing. */
    Optional<Moment> now() {
        Moment moment = now;
        return isNow(moment) ? Optional.of(moment) : Optional.empty();
    }

    /** Returns whether the tables have not changed since a moment and no change is being committed. */
    boolean isNow(Moment moment) {
        return count == moment.number();
    }

    /** The writer is about to commit a change. */
    void changing() {
        count = now.number() + 1;
    }

    /**
     * The writer has committed a change, or failed to.
     *
     * @param changed whether it may have changed one of some tables
     */
    void changed(Predicate<Set<String>> changed) {
        long next = count + 1;
        now = now.after(next, changed);
        count = next;
    }

    /** Somebody else has written in the file. */
    void forget() {
        changing();
        changed(tables -> true);
    }
}
