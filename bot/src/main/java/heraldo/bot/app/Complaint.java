package heraldo.bot.app;

/** The reason why a command failed: one line for the person who started the program. */
final class Complaint extends RuntimeException {

    private static final long serialVersionUID = 1;

    Complaint(String text) {
        super(text);
    }
}
