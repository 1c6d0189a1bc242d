package heraldo.bot.sandbox;

import heraldo.bot.sandbox.world.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Who is there when a sandbox opens: one server, its people and their languages. The bot is always a member, and the
 * server is owned by somebody outside the cast, so nobody of the cast sees more than their roles allow.
 *
 * @param server name of the server
 * @param people everybody who can be chosen on the page, in that order
 * @param botPermissions permissions of the bot's own role, as the bits of Discord's invitation link
 */
public record Cast(String server, List<Part> people, long botPermissions) {
    /** View, read, send, embed, attach, history, manage channels, roles, messages and pins: what the README asks for. */
    public static final long INVITED =
            1L << 10 | 1L << 11 | 1L << 14 | 1L << 15 | 1L << 16 | 1L << 4 | 1L << 28 | 1L << 13 | 1L << 51;

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
        return new Cast("Heraldo", people, INVITED);
    }

    /** The same cast with other permissions for the bot, to see it refused. */
    public Cast withBotPermissions(long bits) {
        return new Cast(server, people, bits);
    }
}
