package heraldo.bot.discord.room;

import net.dv8tion.jda.api.Permission;

/** The way into a server: the address at which somebody who may manage one lets the bot in, with all that it needs there. */
public final class Invitation {

    private static final String ADDRESS = "https://discord.com/oauth2/authorize";
    /** A bot, with slash commands. */
    private static final String SCOPES = "bot+applications.commands";

    private Invitation() {}

    /** Returns the permissions that the invitation requests, as Discord's bit set: those needed in a server and for threads. */
    public static long permissions() {
        return Permission.getRaw(Permits.NEEDED)
                | Permission.getRaw(Permits.THREADS)
                | Permission.getRaw(Permits.TALKS);
    }

    /**
     * The address to be opened.
     *
     * @param application the application's id, which is the bot's too
     */
    public static String link(long application) {
        return ADDRESS + "?client_id=" + Long.toUnsignedString(application) + "&scope=" + SCOPES + "&permissions="
                + permissions();
    }
}
