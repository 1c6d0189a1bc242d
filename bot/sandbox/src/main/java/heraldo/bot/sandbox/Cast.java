package heraldo.bot.sandbox;

import heraldo.bot.sandbox.world.Kind;
import heraldo.bot.sandbox.world.Permission;
import java.util.ArrayList;
import java.util.List;

/**
 * The initial people of a sandbox: one server, its members and their languages. The bot is always a member; the server's owner
 * is not in the cast, so nobody in the cast sees more than their roles allow.
 *
 * @param server name of the server
 * @param people everybody who can be chosen on the page, in that order
 * @param botPermissions permissions of the bot's own role, as the bits of Discord's invitation link
 * @param everyone what every member of the server may do, as bits
 */
public record Cast(String server, List<Part> people, long botPermissions, long everyone) {
    /** The permissions that the README asks for, as bits. */
    public static final long INVITED = Permission.bits(
            Permission.VIEW_CHANNEL,
            Permission.SEND_MESSAGES,
            Permission.ATTACH_FILES,
            Permission.READ_MESSAGE_HISTORY,
            Permission.MANAGE_CHANNELS,
            Permission.MANAGE_ROLES,
            Permission.USE_APPLICATION_COMMANDS,
            Permission.PIN_MESSAGES,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.CREATE_PRIVATE_THREADS,
            Permission.SEND_MESSAGES_IN_THREADS,
            Permission.MANAGE_THREADS);

    /**
     * The permissions that a new server grants everyone, of those that the stand-in checks, as bits; without sending messages,
     * which spectators lack.
     */
    public static final long USUAL = Permission.bits(
            Permission.VIEW_CHANNEL,
            Permission.EMBED_LINKS,
            Permission.ATTACH_FILES,
            Permission.READ_MESSAGE_HISTORY,
            Permission.MENTION_EVERYONE,
            Permission.ADD_REACTIONS,
            Permission.USE_APPLICATION_COMMANDS);

    public Cast {
        people = List.copyOf(people);
    }

    /**
     * One person of the cast.
     *
     * @param username name used by tests and the client API, unique in the cast
     * @param name display name
     * @param kind what the person may do in the server
     * @param locale Discord locale, as {@code es-ES} or {@code en-US}
     */
    public record Part(String username, String name, Kind kind, String locale) {}

    /** A game master {@code gm}, six players {@code p1} to {@code p6} and a spectator {@code guest}; p6 speaks English. */
    public static Cast ofSix() {
        List<Part> people = new ArrayList<>();
        people.add(new Part("gm", "Directora", Kind.GM, "es-ES"));
        List<String> names = List.of("Alba", "Bruno", "Carmen", "Diego", "Elena", "Frank");
        for (int i = 0; i < names.size(); i++) {
            people.add(new Part("p" + (i + 1), names.get(i), Kind.PLAYER, i == 5 ? "en-US" : "es-ES"));
        }
        people.add(new Part("guest", "Visita", Kind.SPECTATOR, "es-ES"));
        return new Cast("Heraldo", people, INVITED, USUAL);
    }

    /** The same cast with other permissions for the bot, to see it refused. */
    public Cast withBotPermissions(long bits) {
        return new Cast(server, people, bits, everyone);
    }

    /** The same cast in a server that does not let everybody do some things. */
    public Cast withoutForEveryone(Permission... denied) {
        return new Cast(server, people, botPermissions, everyone & ~Permission.bits(denied));
    }
}
