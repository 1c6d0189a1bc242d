package heraldo.bot.store;

import heraldo.bot.campaign.book.SecretBook;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The program's own secrets in the database. */
record SqlSecretBook(Handle handle) implements SecretBook {

    @Override
    public Optional<byte[]> find(String purpose) {
        return handle.createQuery("SELECT bytes FROM secret WHERE purpose = :purpose")
                .bind("purpose", purpose)
                .map((row, context) -> row.getBytes("bytes"))
                .findOne();
    }

    @Override
    public void enter(String purpose, byte[] secret) {
        handle.createUpdate("INSERT INTO secret (purpose, bytes) VALUES (:purpose, :bytes)")
                .bind("purpose", purpose)
                .bind("bytes", secret)
                .execute();
    }
}
