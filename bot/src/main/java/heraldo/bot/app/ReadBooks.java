package heraldo.bot.app;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.store.ReadOnlyLedger;
import java.util.function.Function;

/** Books for desks of which nothing is asked but to read. */
record ReadBooks(ReadOnlyLedger ledger) implements Ledger {

    @Override
    public <T> T read(Function<Books, T> look) {
        return ledger.read(look);
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        throw new UnsupportedOperationException("these books are only read");
    }
}
