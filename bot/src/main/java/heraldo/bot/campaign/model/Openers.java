package heraldo.bot.campaign.model;

/** Who may open campaigns in a server; whoever may manage it always can. */
public enum Openers {
    MANAGERS,
    EVERYBODY,
    /** The members with one role. */
    ROLE
}
