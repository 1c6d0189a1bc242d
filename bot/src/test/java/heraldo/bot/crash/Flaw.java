package heraldo.bot.crash;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.store.SqliteLedger;

/** Mistakes that can be built into the books, to see that the oracle finds them. */
public enum Flaw {
    /** A dispatch is marked as sent before it is sent. */
    SENT_TOO_EARLY {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, FlawedOutbox.SentTooEarly::new, turns -> turns);
        }
    },
    /** A dispatch leaves the queue before it is sent. */
    TAKEN_OFF {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, FlawedOutbox.TakenOff::new, turns -> turns);
        }
    },
    /** A result is posted before it is written, and so once more. */
    TOLD_UNWRITTEN {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, outbox -> outbox, turns -> FlawedTurns.in(turns, FlawedTurns::forgotten));
        }
    },
    /** What is written is not what was played. */
    STALE_RESULT {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, outbox -> outbox, turns -> FlawedTurns.in(turns, FlawedTurns::stale));
        }
    },
    /** A post has another mark after every start. */
    MARKED_ANEW {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, FlawedOutbox.MarkedAnew::new, turns -> turns);
        }
    },
    /** That a request ran out is marked as told, and its post stays as it was. */
    LAPSE_FORGOTTEN {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return forgetting(ledger, Dispatch.Kind.PETITION_LAPSED);
        }
    },
    /** That a turn was taken back is marked as told, and its posts stay as they were. */
    VOID_FORGOTTEN {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return forgetting(ledger, Dispatch.Kind.VOIDED);
        }
    },
    /** What somebody tells everybody is written twice. */
    SAID_TWICE {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new FlawedLedger(ledger, outbox -> outbox, turns -> turns, FlawedPress::twice);
        }
    },
    /** What is done is answered for at once, and committed a while later. */
    COMMITTED_TOO_LATE {
        @Override
        public FlawedLedger in(SqliteLedger ledger) {
            return new SlowLedger(ledger);
        }
    };

    private static FlawedLedger forgetting(SqliteLedger ledger, Dispatch.Kind kind) {
        return new FlawedLedger(ledger, outbox -> new FlawedOutbox.Forgotten(outbox, kind), turns -> turns);
    }

    /** The books with this mistake. */
    public abstract FlawedLedger in(SqliteLedger ledger);
}
