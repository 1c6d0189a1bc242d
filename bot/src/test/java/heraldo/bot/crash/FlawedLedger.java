package heraldo.bot.crash;

import heraldo.bot.campaign.book.AbsenceBook;
import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.BidBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.CampaignBook;
import heraldo.bot.campaign.book.EnrolmentBook;
import heraldo.bot.campaign.book.HindranceBook;
import heraldo.bot.campaign.book.HolidayBook;
import heraldo.bot.campaign.book.HouseRuleBook;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.LessonBook;
import heraldo.bot.campaign.book.NoticeBook;
import heraldo.bot.campaign.book.OccupancyBook;
import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.book.PeopleBook;
import heraldo.bot.campaign.book.PetitionBook;
import heraldo.bot.campaign.book.PreferenceBook;
import heraldo.bot.campaign.book.PresenceBook;
import heraldo.bot.campaign.book.PressBook;
import heraldo.bot.campaign.book.ReminderBook;
import heraldo.bot.campaign.book.SecretBook;
import heraldo.bot.campaign.book.SheetBook;
import heraldo.bot.campaign.book.StaffBook;
import heraldo.bot.campaign.book.StandingBook;
import heraldo.bot.campaign.book.TalkBook;
import heraldo.bot.campaign.book.ThemeBook;
import heraldo.bot.campaign.book.TreatyBook;
import heraldo.bot.campaign.book.TurnBook;
import heraldo.bot.store.SqliteLedger;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The real books, but for the outbox, the book of turns or that of what is said. */
public class FlawedLedger implements Ledger, AutoCloseable {
    final SqliteLedger ledger;
    private final UnaryOperator<Outbox> posts;
    private final UnaryOperator<TurnBook> turns;
    private final UnaryOperator<PressBook> press;

    FlawedLedger(SqliteLedger ledger, UnaryOperator<Outbox> posts, UnaryOperator<TurnBook> turns) {
        this(ledger, posts, turns, press -> press);
    }

    FlawedLedger(
            SqliteLedger ledger,
            UnaryOperator<Outbox> posts,
            UnaryOperator<TurnBook> turns,
            UnaryOperator<PressBook> press) {
        this.ledger = ledger;
        this.posts = posts;
        this.turns = turns;
        this.press = press;
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        return ledger.write(books -> act.apply(flawed(books)));
    }

    @Override
    public <T> T read(Function<Books, T> look) {
        return ledger.read(books -> look.apply(flawed(books)));
    }

    private Books flawed(Books books) {
        return new FlawedBooks(
                books, posts.apply(books.outbox()), turns.apply(books.turns()), press.apply(books.press()));
    }

    @Override
    public void copy(Instant now) {
        ledger.copy(now);
    }

    @Override
    public void close() {
        ledger.close();
    }

    private record FlawedBooks(Books books, Outbox outbox, TurnBook turns, PressBook press) implements Books {
        @Override
        public CampaignBook campaigns() {
            return books.campaigns();
        }

        @Override
        public LessonBook lessons() {
            return books.lessons();
        }

        @Override
        public OccupancyBook occupancies() {
            return books.occupancies();
        }

        @Override
        public StaffBook staff() {
            return books.staff();
        }

        @Override
        public SheetBook sheets() {
            return books.sheets();
        }

        @Override
        public StandingBook standing() {
            return books.standing();
        }

        @Override
        public BidBook bids() {
            return books.bids();
        }

        @Override
        public TreatyBook treaties() {
            return books.treaties();
        }

        @Override
        public TalkBook talks() {
            return books.talks();
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

        @Override
        public PreferenceBook preferences() {
            return books.preferences();
        }

        @Override
        public ReminderBook reminders() {
            return books.reminders();
        }

        @Override
        public PeopleBook people() {
            return books.people();
        }

        @Override
        public ThemeBook themes() {
            return books.themes();
        }

        @Override
        public HindranceBook hindrances() {
            return books.hindrances();
        }

        @Override
        public SecretBook secrets() {
            return books.secrets();
        }

        @Override
        public HouseRuleBook houseRules() {
            return books.houseRules();
        }

        @Override
        public AbsenceBook absences() {
            return books.absences();
        }

        @Override
        public PresenceBook presences() {
            return books.presences();
        }

        @Override
        public HolidayBook holidays() {
            return books.holidays();
        }

        @Override
        public PetitionBook petitions() {
            return books.petitions();
        }
    }
}
