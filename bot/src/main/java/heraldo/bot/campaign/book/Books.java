package heraldo.bot.campaign.book;

/** The books open on the desk during one act. */
public interface Books {
    CampaignBook campaigns();

    OccupancyBook occupancies();

    TurnBook turns();

    SheetBook sheets();

    StandingBook standing();

    ActBook acts();

    EnrolmentBook enrolments();

    NoticeBook notices();

    HouseRuleBook houseRules();

    PreferenceBook preferences();

    ThemeBook themes();

    HindranceBook hindrances();

    SecretBook secrets();

    AbsenceBook absences();

    Outbox outbox();
}
