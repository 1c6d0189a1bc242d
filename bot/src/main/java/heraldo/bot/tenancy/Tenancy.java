package heraldo.bot.tenancy;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.gate.Parts;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * The shards (parts of the bot's servers) that a program serves as long as they are its own, and the books from which it serves
 * them.
 */
public interface Tenancy extends AutoCloseable {
    /** The books; what they tell of as due is what this program serves. */
    Ledger ledger();

    /** Returns the parts that this program has taken. */
    Parts parts();

    /** A part that it has taken and does not serve yet, or one more, if it wants more and one is free. */
    OptionalInt next();

    /** The campaigns that are being played in parts that it has taken. */
    List<Campaign> running(Collection<Integer> taken);

    /** From now on it ends the turns and sends the posts of parts that it has taken. */
    void serve(Collection<Integer> taken);

    /** Returns whether all parts were lost, and not given back. */
    boolean isLost();

    /** Done when all of it is lost, a little later. */
    CompletableFuture<Void> lost();

    /** Returns whether this program may get more parts. */
    boolean shared();

    /** Gives everything back and closes the books. */
    @Override
    void close();
}
