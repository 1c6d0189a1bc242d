package heraldo.bot.campaign.book;

import java.util.Optional;

/** The book of the program's own secrets. What is entered stays. */
public interface SecretBook {

    /** A secret, if it has been drawn. */
    Optional<byte[]> find(String purpose);

    /** Enters a secret. */
    void enter(String purpose, byte[] secret);
}
