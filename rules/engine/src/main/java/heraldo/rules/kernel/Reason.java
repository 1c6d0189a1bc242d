package heraldo.rules.kernel;

/** Why something failed, in words. */
public final class Reason {

    private Reason() {}

    /** What a failure says of itself; its name if it says nothing. */
    public static String of(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.toString() : message;
    }
}
