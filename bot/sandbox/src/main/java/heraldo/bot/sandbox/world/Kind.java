package heraldo.bot.sandbox.world;

import java.util.Locale;

/** The part that a person plays in the sandbox's server. */
public enum Kind {
    /** A game master: holds a role that may manage the server, but is no administrator. */
    GM,
    /** A player: an ordinary member. */
    PLAYER,
    /** A spectator: an ordinary member who only reads. */
    SPECTATOR;

    /** The word used by the client API. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
