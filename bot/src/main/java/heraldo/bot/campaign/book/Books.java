package heraldo.bot.campaign.book;

/** The books open on the desk during one act. */
public interface Books {
    CampaignBook campaigns();

    LessonBook lessons();

    OccupancyBook occupancies();

    StaffBook staff();

    TurnBook turns();

    SheetBook sheets();

    StandingBook standing();

    BidBook bids();

    TreatyBook treaties();

    PressBook press();

    TalkBook talks();

    ActBook acts();

    EnrolmentBook enrolments();

    NoticeBook notices();

    HouseRuleBook houseRules();

    PreferenceBook preferences();

    ReminderBook reminders();

    PeopleBook people();

    ThemeBook themes();

    HindranceBook hindrances();

    SecretBook secrets();

    AbsenceBook absences();

    PresenceBook presences();

    HolidayBook holidays();

    PetitionBook petitions();

    Outbox outbox();
}
