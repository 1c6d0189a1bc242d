package heraldo.bot.store;

import heraldo.bot.store.Memory.Moment;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The view of one transaction on the cache. It sees the tables at one moment: cached answers and those of the database are from
 * the same one, and it caches nothing of tables that it changes itself.
 */
final class Recall {
    private static final Pattern CHANGE = Pattern.compile(
            "\\s*(?:INSERT(?:\\s+OR\\s+\\w+)?\\s+INTO|UPDATE|DELETE\\s+FROM)\\s+(\\w+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern LOOK = Pattern.compile("\\s*(?:SELECT|EXPLAIN|PRAGMA)\\b", Pattern.CASE_INSENSITIVE);

    private final Memory memory;
    private final Set<String> changed = new HashSet<>();
    private Moment moment;
    private boolean used;
    private boolean asked;
    /** A mark that some statement may have changed any table. */
    private boolean changedAnything;

    private boolean sure;
    private boolean moved;
    private boolean committing;

    private Recall(Memory memory, Moment moment, boolean sure) {
        this.memory = memory;
        this.moment = moment;
        this.sure = sure;
    }

    /** Of the only writer, for whom nothing changes but what it changes itself. */
    static Recall ofWriter(Memory memory) {
        return new Recall(memory, memory.now().orElseGet(Moment::blank), true);
    }

    /** Of somebody who looks. */
    static Recall ofReader(Memory memory) {
        Optional<Moment> now = memory.now();
        return new Recall(memory, now.orElseGet(Moment::blank), now.isEmpty());
    }

    /** Of somebody who has to ask for everything. */
    static Recall ofNothing() {
        return new Recall(new Memory(), Moment.blank(), true);
    }

    /** Thrown in a look that remembered something of an earlier moment than the database showed. It has to begin anew. */
    static final class MovedOnException extends RuntimeException {
        private static final long serialVersionUID = 1;

        MovedOnException() {
            super("the books were changed while somebody began to look", null, false, false);
        }
    }

    /**
     * The answer to a question about tables, asked once for each moment.
     *
     * @param question equal ones have equal answers as long as the tables stay as they are
     * @param look asks the database; its answer must never change
     */
    <T> T once(Set<String> tables, Object question, Supplier<T> look) {
        makeSure();
        if (mayHaveChanged(tables)) {
            return look.get();
        }
        Object known = moment.answer(tables, question);
        if (known != null) {
            used |= !sure;
            @SuppressWarnings("unchecked")
            T answer = (T) known;
            return answer;
        }
        T answer = look.get();
        makeSure();
        moment.remember(tables, question, answer);
        return answer;
    }

    /** Is told of every statement before it is run. */
    void hear(String sql) {
        asked = true;
        Matcher change = CHANGE.matcher(sql);
        if (change.lookingAt()) {
            changed.add(change.group(1));
        } else if (!LOOK.matcher(sql).lookingAt()) {
            changedAnything = true;
        }
    }

    /** Returns whether this transaction may have changed one of some tables. */
    private boolean mayHaveChanged(Set<String> tables) {
        return changedAnything || tables.stream().anyMatch(changed::contains);
    }

    /** The writer is about to commit. */
    void commits() {
        if (changedAnything || !changed.isEmpty()) {
            committing = true;
            memory.changing();
        }
    }

    /** The writer has committed, or failed to. */
    void ends() {
        if (committing) {
            memory.changed(this::mayHaveChanged);
        }
    }

    /** The database shows a transaction the moment of its first statement: if that is no longer ours, ours does not count. */
    void makeSure() {
        if (asked && !sure) {
            sure = true;
            moved = !memory.isNow(moment);
            moment = moved ? Moment.blank() : moment;
        }
        if (moved && used) {
            throw new MovedOnException();
        }
    }
}
