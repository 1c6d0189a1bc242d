package heraldo.bot.store;

/** A backup could not be made; the message is one sentence for the host. The database is as it was. */
public final class BackupFailedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BackupFailedException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
