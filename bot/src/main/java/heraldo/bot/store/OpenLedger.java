package heraldo.bot.store;

import heraldo.bot.campaign.book.Ledger;

/** A ledger in a database that is open, whichever it is. */
public interface OpenLedger extends Ledger, AutoCloseable {
    /** Ends what is being written, and gives the database back. Does nothing if it is closed already. */
    @Override
    void close();

    /** Gives the system back the room that nothing needs any more. May take as long as a copy, and needs room for one meanwhile. */
    default void shrink() {}
}
