package heraldo.bot.campaign.staff;

/** Why a player does not hold a seat any more; each is told them in words of its own. */
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

    /** Where its words are. */
    String words() {
        return words;
    }
}
