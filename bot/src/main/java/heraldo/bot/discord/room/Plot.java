package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;

/** Room for a campaign's channels: Discord bounds how many a server and a category may have. */
public final class Plot {

    /** Channels and categories of a server. */
    public static final int SERVER = 500;

    /** Channels of a category. */
    public static final int CATEGORY = 50;

    /** The public talk and the chronicle. */
    public static final int PUBLIC = 2;

    private final Servers servers;

    public Plot(Servers servers) {
        this.servers = servers;
    }

    /** Returns the number of channels and categories that a campaign needs in all. */
    public static int of(int seats) {
        return 1 + PUBLIC + seats;
    }

    /**
     * Makes sure that a server can hold the channels of one more campaign.
     *
     * @param promised how many channels and categories other campaigns have still to make there
     * @throws RefusedException if it cannot; the sentence says what to do
     */
    public void demand(long server, int seats, int promised) {
        if (PUBLIC + seats > CATEGORY) {
            throw refused("no-room-category", "seats", seats, "most", CATEGORY - PUBLIC);
        }
        int taken = servers.guild(server)
                .map(guild -> guild.getChannels(true).size())
                .orElse(0);
        int free = Math.max(0, SERVER - taken - promised);
        if (of(seats) > free) {
            throw refused("no-room-server", "needed", of(seats), "free", free, "most", SERVER);
        }
    }

    /**
     * Makes sure that a server can hold the channel of one more lesson, and its category.
     *
     * @throws RefusedException if it cannot; the sentence says what to do
     */
    public void demandStudy(long server) {
        demand(server, 0, 0);
    }

    private static RefusedException refused(String code, Object... arguments) {
        return new RefusedException(new Refusal(code, "", Message.of("discord.refusal." + code, arguments)));
    }
}
