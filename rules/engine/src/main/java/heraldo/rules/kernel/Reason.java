package heraldo.rules.kernel;

/** The reason for a failure, in words. */
public final class Reason {

    private Reason() {}

    /** Returns the message of a failure; its name if it has none. */
    public static String of(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.toString() : message;
    }
}
