package heraldo.bot.tenancy;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.gate.Parts;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * All parts are this program's from its start to its end, since nobody else can open the books.
 *
 * @param books is closed at the end
 */
@SuppressWarnings("try") // Whatever closes the books may wait for others.
public record SoleTenancy<L extends Ledger & AutoCloseable>(L books, Parts parts) implements Tenancy {
    @Override
    public Ledger ledger() {
        return books;
    }

    @Override
    public OptionalInt next() {
        return OptionalInt.empty();
    }

    @Override
    public List<Campaign> running(Collection<Integer> taken) {
        return books.read(open -> open.campaigns().running());
    }

    @Override
    public void serve(Collection<Integer> taken) {}

    @Override
    public boolean isLost() {
        return false;
    }

    @Override
    public CompletableFuture<Void> lost() {
        return new CompletableFuture<>();
    }

    @Override
    public boolean shared() {
        return false;
    }

    @Override
    public void close() {
        try {
            books.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
