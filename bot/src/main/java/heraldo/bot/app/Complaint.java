package heraldo.bot.app;

/** Why the program cannot do what it was asked for: one line for whoever started it. */
final class Complaint extends RuntimeException {

    private static final long serialVersionUID = 1;

    Complaint(String text) {
        super(text);
    }
}
