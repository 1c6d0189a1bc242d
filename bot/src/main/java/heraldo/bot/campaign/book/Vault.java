package heraldo.bot.campaign.book;

import java.security.SecureRandom;

/** Keeps the program's own secrets in the books, which hold the seeds of the dice as well. */
public final class Vault {

    private static final int BYTES = 32;

    private final Ledger ledger;

    public Vault(Ledger ledger) {
        this.ledger = ledger;
    }

    /** The secret for a purpose, the same for as long as the books are kept; it is drawn when it is first asked for. */
    public byte[] secret(String purpose) {
        return ledger.read(books -> books.secrets().find(purpose))
                .orElseGet(() ->
                        ledger.write(books -> books.secrets().find(purpose).orElseGet(() -> {
                            byte[] drawn = new byte[BYTES];
                            new SecureRandom().nextBytes(drawn);
                            books.secrets().enter(purpose, drawn);
                            return drawn;
                        })));
    }
}
