package heraldo.bot.store;

import heraldo.bot.campaign.book.AbsenceBook;
import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.BidBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.CampaignBook;
import heraldo.bot.campaign.book.EnrolmentBook;
import heraldo.bot.campaign.book.HindranceBook;
import heraldo.bot.campaign.book.HolidayBook;
import heraldo.bot.campaign.book.HouseRuleBook;
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
import org.jdbi.v3.core.Handle;

/** The books inside one transaction. */
public final class SqlBooks implements Books {
    private final Handle handle;
    private final Dialect dialect;
    private final Recall recall;
    private final Territory territory;

    /**
     * The books of a transaction, of all servers.
     *
     * @param dialect what the database says in words of its own
     * @param recall what is remembered of earlier transactions; it has to hear the statements of this one
     */
    SqlBooks(Handle handle, Dialect dialect, Recall recall) {
        this(handle, dialect, recall, Territory.ALL);
    }

    private SqlBooks(Handle handle, Dialect dialect, Recall recall, Territory territory) {
        this.handle = handle;
        this.dialect = dialect;
        this.recall = recall;
        this.territory = territory;
    }

    /**
     * The books of a transaction that remembers what it has read itself, and nothing else: others may write at the same time.
     *
     * @param handle a connection that serves this transaction alone
     * @param territory the servers of which they tell what is due
     */
    public static SqlBooks alone(Handle handle, Dialect dialect, Territory territory) {
        Recall recall = Recall.ofNothing();
        handle.setStatementBuilder(new HeardStatements(recall::hear));
        return new SqlBooks(handle, dialect, recall, territory);
    }

    /** The connection of the transaction. */
    public Handle handle() {
        return handle;
    }

    /** Returns the SQL dialect of the database. */
    public Dialect dialect() {
        return dialect;
    }

    @Override
    public CampaignBook campaigns() {
        return new SqlCampaignBook(handle, recall, territory);
    }

    @Override
    public LessonBook lessons() {
        return new SqlLessonBook(handle);
    }

    @Override
    public OccupancyBook occupancies() {
        return new SqlOccupancyBook(handle, recall);
    }

    @Override
    public StaffBook staff() {
        return new SqlStaffBook(handle, recall);
    }

    @Override
    public TurnBook turns() {
        return new SqlTurnBook(handle, recall, territory);
    }

    @Override
    public SheetBook sheets() {
        return new SqlSheetBook(handle, recall);
    }

    @Override
    public StandingBook standing() {
        return new SqlStandingBook(handle);
    }

    @Override
    public BidBook bids() {
        return new SqlBidBook(handle, recall);
    }

    @Override
    public TreatyBook treaties() {
        return new SqlTreatyBook(handle);
    }

    @Override
    public PressBook press() {
        return new SqlPressBook(handle);
    }

    @Override
    public TalkBook talks() {
        return new SqlTalkBook(handle);
    }

    @Override
    public ActBook acts() {
        return new SqlActBook(handle, recall);
    }

    @Override
    public EnrolmentBook enrolments() {
        return new SqlEnrolmentBook(handle);
    }

    @Override
    public NoticeBook notices() {
        return new SqlNoticeBook(handle, recall);
    }

    @Override
    public HouseRuleBook houseRules() {
        return new SqlHouseRuleBook(handle);
    }

    @Override
    public PreferenceBook preferences() {
        return new SqlPreferenceBook(handle);
    }

    @Override
    public ReminderBook reminders() {
        return new SqlReminderBook(handle);
    }

    @Override
    public PeopleBook people() {
        return new SqlPeopleBook(handle, territory);
    }

    @Override
    public ThemeBook themes() {
        return new SqlThemeBook(handle);
    }

    @Override
    public HindranceBook hindrances() {
        return new SqlHindranceBook(handle, recall);
    }

    @Override
    public SecretBook secrets() {
        return new SqlSecretBook(handle);
    }

    @Override
    public AbsenceBook absences() {
        return new SqlAbsenceBook(handle, territory);
    }

    @Override
    public PresenceBook presences() {
        return new SqlPresenceBook(handle);
    }

    @Override
    public HolidayBook holidays() {
        return new SqlHolidayBook(handle);
    }

    @Override
    public PetitionBook petitions() {
        return new SqlPetitionBook(handle, territory);
    }

    @Override
    public Outbox outbox() {
        return new SqlOutbox(handle, dialect, territory);
    }
}
