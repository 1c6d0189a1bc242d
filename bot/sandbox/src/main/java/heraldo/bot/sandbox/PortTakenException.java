package heraldo.bot.sandbox;

/** Another program listens on the port the sandbox was to have. */
public final class PortTakenException extends RuntimeException {
    private static final long serialVersionUID = 1;

    PortTakenException(int port) {
        super("Port " + port
                + " is taken by another program, perhaps by another sandbox; choose another one, 0 for any.");
    }
}
