package heraldo.bot.crash;

import heraldo.bot.campaign.ActBook;
import heraldo.bot.campaign.Books;
import heraldo.bot.campaign.CampaignBook;
import heraldo.bot.campaign.ChairBook;
import heraldo.bot.campaign.EnrolmentBook;
import heraldo.bot.campaign.Ledger;
import heraldo.bot.campaign.NoticeBook;
import heraldo.bot.campaign.Outbox;
import heraldo.bot.campaign.SheetBook;
import heraldo.bot.campaign.TurnBook;
import heraldo.bot.store.SqliteLedger;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The real books, but for the outbox. */
public class FlawedLedger implements Ledger, AutoCloseable {
    final SqliteLedger ledger;
    private final UnaryOperator<Outbox> flaw;

    FlawedLedger(SqliteLedger ledger, UnaryOperator<Outbox> flaw) {
        this.ledger = ledger;
        this.flaw = flaw;
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        return ledger.write(books -> act.apply(new FlawedBooks(books, flaw.apply(books.outbox()))));
    }

    @Override
    public <T> T read(Function<Books, T> look) {
        return ledger.read(books -> look.apply(new FlawedBooks(books, flaw.apply(books.outbox()))));
    }

    @Override
    public void copy(Instant now) {
        ledger.copy(now);
    }

    @Override
    public void close() {
        ledger.close();
    }

    private record FlawedBooks(Books books, Outbox outbox) implements Books {
        @Override
        public CampaignBook campaigns() {
            return books.campaigns();
        }

        @Override
        public ChairBook chairs() {
            return books.chairs();
        }

        @Override
        public TurnBook turns() {
            return books.turns();
        }

        @Override
        public SheetBook sheets() {
            return books.sheets();
        }

        @Override
        public ActBook acts() {
            return books.acts();
        }

        @Override
        public EnrolmentBook enrolments() {
            return books.enrolments();
        }

        @Override
        public NoticeBook notices() {
            return books.notices();
        }
    }
}
