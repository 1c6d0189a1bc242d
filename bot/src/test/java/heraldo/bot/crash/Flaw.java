package heraldo.bot.crash;

import heraldo.bot.store.SqliteLedger;

/** Mistakes that can be built into the books, to see that the oracle finds them. */
public enum Flaw {
    /** A dispatch is marked as sent before it is sent. */
    SENT_TOO_EARLY {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, FlawedOutbox.SentTooEarly::new);
        }
    },
    /** A post has another mark after every start. */
    MARKED_ANEW {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, FlawedOutbox.MarkedAnew::new);
        }
    },
    /** What is done is answered for at once, and committed a while later. */
    COMMITTED_TOO_LATE {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new SlowLedger(ledger);
        }
    };

    /** The books with this mistake. */
    public abstract FlawedLedger in(SqliteLedger ledger);
}
