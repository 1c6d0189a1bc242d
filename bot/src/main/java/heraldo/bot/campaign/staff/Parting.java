package heraldo.bot.campaign.staff;

/** The reasons why a player no longer holds a seat, each with a message of its own to the player. */
public enum Parting {
    /** They left it themselves. */
    LEFT("farewell-left"),
    /** The game master offered the seat to somebody, who took it. */
    REPLACED("farewell-replaced"),
    /** The game master lent the seat to somebody, who took it. */
    LENT("farewell-lent"),
    /** Nothing was sent for so many turns that the seat was free to take, and somebody took it. */
    ABSENT("farewell-absent"),
    /** They held it for somebody else, or for some turns. */
    RETURNED("farewell");

    private final String words;

    Parting(String words) {
        this.words = words;
    }

    /** Returns the key of its message. */
    String words() {
        return words;
    }
}
