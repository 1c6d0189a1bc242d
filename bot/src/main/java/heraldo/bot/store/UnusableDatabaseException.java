package heraldo.bot.store;

import org.jspecify.annotations.Nullable;

/** The database cannot be opened; the message is one sentence for the host. Nothing in it was changed. */
public final class UnusableDatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnusableDatabaseException(String sentence) {
        super(sentence);
    }

    public UnusableDatabaseException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}
