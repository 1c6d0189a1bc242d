package heraldo.bot.crash;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Whoever was told that he is forgotten stays so until he says something about himself again. */
final class Wishes {
    private static final String KEPT = "SELECT count(*) > 0 FROM preference WHERE user = ?";

    private volatile Optional<String> forgotten = Optional.empty();

    /** Somebody is about to say something about himself. */
    void speaks() {
        forgotten = Optional.empty();
    }

    void forgotten(String user) {
        forgotten = Optional.of(user);
    }

    List<Finding> findings(Handle books) {
        return forgotten
                .filter(user -> books.createQuery(KEPT)
                        .bind(0, Long.parseLong(user))
                        .mapTo(Boolean.class)
                        .one())
                .map(user -> new Finding(Sin.LOST, "the wish to be forgotten"))
                .stream()
                .toList();
    }
}
