package heraldo.bot.campaign.model;

/** The members who may open campaigns in a server; its managers always can. */
public enum Openers {
    MANAGERS,
    EVERYBODY,
    /** The members with one role. */
    ROLE
}
