package heraldo.bot.campaign.port;

/** Port: whether people can reach the bot, server by server. Implementations wake the clerks when it changes. */
@FunctionalInterface
public interface Reach {
    /** Returns the current contact of the people of a server with the bot. */
    Contact with(long server);

    /** The contact of people with the bot. */
    enum Contact {
        /** A working connection: the bot receives everything that people do. */
        OPEN,
        /** A restored connection: the bot is still receiving what people did while it was cut. */
        CATCHING_UP,
        /** No connection: the server is down, or the bot is offline. */
        CUT,
        /** The bot is not in the server, or not any more. */
        GONE,
        /** Another program looks after the server. */
        ELSEWHERE;

        /** Returns whether the bot receives what people do. */
        public boolean stands() {
            return this == OPEN || this == CATCHING_UP;
        }
    }
}
