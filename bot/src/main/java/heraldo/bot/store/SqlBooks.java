package heraldo.bot.store;

import heraldo.bot.campaign.book.AbsenceBook;
import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.CampaignBook;
import heraldo.bot.campaign.book.EnrolmentBook;
import heraldo.bot.campaign.book.HindranceBook;
import heraldo.bot.campaign.book.HouseRuleBook;
import heraldo.bot.campaign.book.NoticeBook;
import heraldo.bot.campaign.book.OccupancyBook;
import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.book.PreferenceBook;
import heraldo.bot.campaign.book.SecretBook;
import heraldo.bot.campaign.book.SheetBook;
import heraldo.bot.campaign.book.StandingBook;
import heraldo.bot.campaign.book.ThemeBook;
import heraldo.bot.campaign.book.TurnBook;
import org.jdbi.v3.core.Handle;

/** The books inside one transaction. */
record SqlBooks(Handle handle) implements Books {
    @Override
    public CampaignBook campaigns() {
        return new SqlCampaignBook(handle);
    }

    @Override
    public OccupancyBook occupancies() {
        return new SqlOccupancyBook(handle);
    }

    @Override
    public TurnBook turns() {
        return new SqlTurnBook(handle);
    }

    @Override
    public SheetBook sheets() {
        return new SqlSheetBook(handle);
    }

    @Override
    public StandingBook standing() {
        return new SqlStandingBook(handle);
    }

    @Override
    public ActBook acts() {
        return new SqlActBook(handle);
    }

    @Override
    public EnrolmentBook enrolments() {
        return new SqlEnrolmentBook(handle);
    }

    @Override
    public NoticeBook notices() {
        return new SqlNoticeBook(handle);
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
    public ThemeBook themes() {
        return new SqlThemeBook(handle);
    }

    @Override
    public HindranceBook hindrances() {
        return new SqlHindranceBook(handle);
    }

    @Override
    public SecretBook secrets() {
        return new SqlSecretBook(handle);
    }

    @Override
    public AbsenceBook absences() {
        return new SqlAbsenceBook(handle);
    }

    @Override
    public Outbox outbox() {
        return new SqlOutbox(handle);
    }
}
