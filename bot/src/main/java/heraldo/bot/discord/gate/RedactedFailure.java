package heraldo.bot.discord.gate;

/**
 * A failure as it may stand in a log: its kind and where it happened, without its words, which may quote an order.
 */
final class RedactedFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    private static final int DEEPEST = 8;

    private RedactedFailure(Throwable failure, Throwable cause) {
        super(failure.getClass().getName(), cause);
        setStackTrace(failure.getStackTrace());
    }

    static Throwable of(Throwable failure) {
        return of(failure, 0);
    }

    private static Throwable of(Throwable failure, int depth) {
        boolean last = failure.getCause() == null || depth == DEEPEST;
        return new RedactedFailure(failure, last ? null : of(failure.getCause(), depth + 1));
    }
}
