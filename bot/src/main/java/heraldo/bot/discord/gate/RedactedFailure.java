package heraldo.bot.discord.gate;

import org.jspecify.annotations.Nullable;

/** An exception in loggable form: its type and stack trace without the messages, which may quote an order. */
final class RedactedFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    private static final int DEEPEST = 8;

    private RedactedFailure(Throwable failure, @Nullable Throwable cause) {
        super(failure.getClass().getName(), cause);
        setStackTrace(failure.getStackTrace());
    }

    static Throwable of(Throwable failure) {
        return of(failure, 0);
    }

    private static Throwable of(Throwable failure, int depth) {
        Throwable cause = failure.getCause();
        return new RedactedFailure(failure, cause == null || depth == DEEPEST ? null : of(cause, depth + 1));
    }
}
