package heraldo.bot.discord.gate;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * The default permission for the commands of game masters, which decides who sees them in Discord's picker. It can only take
 * rights away, because Discord refuses hidden commands and the {@link Guard} checks the rest; administrators of a server can
 * override it.
 *
 * @param permission the bit of the permission that a member of a server needs, beside administrators; empty if everybody is offered
 *     them
 */
public record CommandAccess(OptionalLong permission) {

    /** Everybody is offered everything. */
    public static final CommandAccess OPEN = new CommandAccess(OptionalLong.empty());

    private static final String DIRECTION = "gm";

    /** The names of Discord's permissions, by their bits; {@link #NOTHING} marks an unused bit. */
    private static final List<String> NAMES = List.of(("CREATE_INSTANT_INVITE KICK_MEMBERS BAN_MEMBERS ADMINISTRATOR"
                    + " MANAGE_CHANNELS MANAGE_GUILD ADD_REACTIONS VIEW_AUDIT_LOG PRIORITY_SPEAKER STREAM VIEW_CHANNEL"
                    + " SEND_MESSAGES SEND_TTS_MESSAGES MANAGE_MESSAGES EMBED_LINKS ATTACH_FILES READ_MESSAGE_HISTORY"
                    + " MENTION_EVERYONE USE_EXTERNAL_EMOJIS VIEW_GUILD_INSIGHTS CONNECT SPEAK MUTE_MEMBERS"
                    + " DEAFEN_MEMBERS MOVE_MEMBERS USE_VAD CHANGE_NICKNAME MANAGE_NICKNAMES MANAGE_ROLES"
                    + " MANAGE_WEBHOOKS MANAGE_GUILD_EXPRESSIONS USE_APPLICATION_COMMANDS REQUEST_TO_SPEAK"
                    + " MANAGE_EVENTS MANAGE_THREADS CREATE_PUBLIC_THREADS CREATE_PRIVATE_THREADS"
                    + " USE_EXTERNAL_STICKERS SEND_MESSAGES_IN_THREADS USE_EMBEDDED_ACTIVITIES MODERATE_MEMBERS"
                    + " VIEW_CREATOR_MONETIZATION_ANALYTICS USE_SOUNDBOARD CREATE_GUILD_EXPRESSIONS CREATE_EVENTS"
                    + " USE_EXTERNAL_SOUNDS SEND_VOICE_MESSAGES - SET_VOICE_CHANNEL_STATUS SEND_POLLS"
                    + " USE_EXTERNAL_APPS PIN_MESSAGES BYPASS_SLOWMODE")
            .split(" ", -1));

    private static final String NOTHING = "-";

    /**
     * Offers the commands of game masters to administrators and to members with a permission.
     *
     * @param name the name of the permission in Discord's API, in upper or lower case
     * @throws IllegalArgumentException if there is no permission of that name; the message lists all names
     */
    public static CommandAccess of(String name) {
        int bit = NAMES.indexOf(name.strip().toUpperCase(Locale.ROOT));
        if (bit < 0 || NAMES.get(bit).equals(NOTHING)) {
            throw new IllegalArgumentException("there is no permission \"" + name + "\" on Discord; use one of these: "
                    + names().collect(Collectors.joining(", ")));
        }
        return new CommandAccess(OptionalLong.of(1L << bit));
    }

    /** The names of all permissions. */
    static Stream<String> names() {
        return NAMES.stream().filter(name -> !name.equals(NOTHING));
    }

    /** Commands as they are registered, those of game masters for whoever they are for. */
    List<SlashCommandData> to(List<SlashCommandData> commands) {
        permission.ifPresent(bit -> commands.stream()
                .filter(command -> command.getName().equals(DIRECTION))
                .forEach(command -> command.setDefaultPermissions(DefaultMemberPermissions.enabledFor(bit))));
        return commands;
    }
}
