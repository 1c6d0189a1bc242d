package heraldo.bot.app;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.store.OpenBooks;
import java.util.function.Function;

/** Read-only books, for desks that are only asked to read. */
record ReadBooks(OpenBooks ledger) implements Ledger {

    @Override
    public <T> T read(Function<Books, T> look) {
        return ledger.read(look);
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        throw new UnsupportedOperationException("these books are only read");
    }
}
