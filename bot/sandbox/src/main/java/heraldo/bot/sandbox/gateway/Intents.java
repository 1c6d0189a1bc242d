package heraldo.bot.sandbox.gateway;

import java.util.Map;
import java.util.Set;

/** The gateway intents, and the events that each of them brings. */
final class Intents {
    static final int GUILDS = 1;
    static final int GUILD_MEMBERS = 1 << 1;
    static final int GUILD_PRESENCES = 1 << 8;
    static final int GUILD_MESSAGES = 1 << 9;
    static final int GUILD_REACTIONS = 1 << 10;
    static final int DIRECT_MESSAGES = 1 << 12;
    static final int DIRECT_REACTIONS = 1 << 13;
    static final int MESSAGE_CONTENT = 1 << 15;

    /** Intents that an application must be allowed by Discord's developer portal. */
    static final int PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;

    private static final int HIGHEST = 1 << 26;

    /** Intent in a server, intent in a private channel. */
    private record Pair(int guild, int direct) {}

    private static final Pair MEMBERS = new Pair(GUILD_MEMBERS, 0);
    private static final Pair PLACES = new Pair(GUILDS, DIRECT_MESSAGES);
    private static final Pair MESSAGES = new Pair(GUILD_MESSAGES, DIRECT_MESSAGES);
    private static final Pair REACTIONS = new Pair(GUILD_REACTIONS, DIRECT_REACTIONS);

    private static final Map<String, Pair> BY_EVENT = Map.ofEntries(
            Map.entry("GUILD_MEMBER_ADD", MEMBERS),
            Map.entry("GUILD_MEMBER_UPDATE", MEMBERS),
            Map.entry("GUILD_MEMBER_REMOVE", MEMBERS),
            Map.entry("GUILD_ROLE_CREATE", PLACES),
            Map.entry("GUILD_ROLE_UPDATE", PLACES),
            Map.entry("GUILD_ROLE_DELETE", PLACES),
            Map.entry("CHANNEL_CREATE", PLACES),
            Map.entry("CHANNEL_UPDATE", PLACES),
            Map.entry("CHANNEL_DELETE", PLACES),
            Map.entry("CHANNEL_PINS_UPDATE", PLACES),
            Map.entry("THREAD_CREATE", PLACES),
            Map.entry("THREAD_UPDATE", PLACES),
            Map.entry("THREAD_DELETE", PLACES),
            Map.entry("THREAD_LIST_SYNC", PLACES),
            Map.entry("THREAD_MEMBERS_UPDATE", PLACES),
            Map.entry("MESSAGE_CREATE", MESSAGES),
            Map.entry("MESSAGE_UPDATE", MESSAGES),
            Map.entry("MESSAGE_DELETE", MESSAGES),
            Map.entry("MESSAGE_DELETE_BULK", MESSAGES),
            Map.entry("MESSAGE_REACTION_ADD", REACTIONS),
            Map.entry("MESSAGE_REACTION_REMOVE", REACTIONS));

    private static final Set<String> ALWAYS = Set.of("INTERACTION_CREATE");

    private Intents() {}

    /** Returns whether a session with these intents receives an event. */
    static boolean bring(int intents, String event, boolean inGuild) {
        Pair pair = BY_EVENT.get(event);
        if (pair == null) {
            return ALWAYS.contains(event);
        }
        int needed = inGuild ? pair.guild() : pair.direct();
        return (intents & needed) != 0;
    }

    /** Returns whether the bits are within the range of Discord's intents. */
    static boolean exist(long intents) {
        return intents >= 0 && intents < HIGHEST;
    }
}
