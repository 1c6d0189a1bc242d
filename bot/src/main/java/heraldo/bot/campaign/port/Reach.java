package heraldo.bot.campaign.port;

/** Port: whether people can reach the bot, server by server. Implementations wake the clerks when it changes. */
@FunctionalInterface
public interface Reach {
    /** How the people of a server stand to the bot now. */
    Contact with(long server);

    /** How people stand to the bot. */
    enum Contact {
        /** What they do comes in. */
        OPEN,
        /** It comes in again, and what they did while it did not is just being told. */
        CATCHING_UP,
        /** It does not come in: the server is down, or the bot has no connection. */
        CUT,
        /** The bot is not in the server, or not any more. */
        GONE,
        /** Another program looks after the server. */
        ELSEWHERE;

        /** Whether what they do comes in. */
        public boolean stands() {
            return this == OPEN || this == CATCHING_UP;
        }
    }
}
