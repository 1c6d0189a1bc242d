package heraldo.bot.app;

/** Why a command failed: one line for whoever started the program. */
final class Complaint extends RuntimeException {

    private static final long serialVersionUID = 1;

    Complaint(String text) {
        super(text);
    }
}
