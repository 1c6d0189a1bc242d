package heraldo.bot.discord.room;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.internal.requests.RestActionImpl;

/** Requests for which JDA has no method, or one that is stricter than Discord. */
final class DirectRequests {

    private static final Set<ChannelType> MADE = EnumSet.of(ChannelType.TEXT, ChannelType.NEWS, ChannelType.CATEGORY);

    private static final Set<ChannelType> WRITTEN = EnumSet.of(ChannelType.TEXT, ChannelType.NEWS);

    private static final Set<ErrorResponse> ABSENT =
            EnumSet.of(ErrorResponse.UNKNOWN_CHANNEL, ErrorResponse.MISSING_ACCESS);

    /** Discord's number for an overwrite of a member. */
    private static final int MEMBER = 1;

    private DirectRequests() {}

    /** The text channels and categories of a server as Discord lists them now; events about some may still be on their way. */
    static Set<Long> channels(Guild guild) {
        return new RestActionImpl<Set<Long>>(
                        guild.getJDA(),
                        Route.Guilds.GET_CHANNELS.compile(guild.getId()),
                        (response, request) -> response.getArray().stream(DataArray::getObject)
                                .filter(channel -> MADE.contains(ChannelType.fromId(channel.getInt("type"))))
                                .map(channel -> channel.getUnsignedLong("id"))
                                .collect(Collectors.toSet()))
                .complete();
    }

    /**
     * Asks Discord whether a channel is there, can be written in by its kind, and is visible to the bot. The cache of JDA is no
     * proof: while an event and an answer about a new channel arrive at once, it may lack its overwrites, or the channel.
     */
    static boolean isVisible(JDA jda, long channel) {
        try {
            return WRITTEN.contains(type(jda, channel));
        } catch (ErrorResponseException e) {
            if (ABSENT.contains(e.getErrorResponse())) {
                return false;
            }
            throw e;
        }
    }

    /** Asks Discord whether there is such a channel, also one that the bot may not see. */
    static boolean exists(JDA jda, long channel) {
        try {
            type(jda, channel);
            return true;
        } catch (ErrorResponseException e) {
            return e.getErrorResponse() != ErrorResponse.UNKNOWN_CHANNEL;
        }
    }

    private static ChannelType type(JDA jda, long channel) {
        return new RestActionImpl<ChannelType>(
                        jda,
                        Route.Channels.GET_CHANNEL.compile(Long.toUnsignedString(channel)),
                        (response, request) ->
                                ChannelType.fromId(response.getObject().getInt("type")))
                .complete();
    }

    /**
     * Allows somebody, who need not be in the server, something in a channel. Discord lets the bot allow what it may do in the
     * server; JDA, only what it may do in that channel already. A change of the channel itself would do it too, but those may wait
     * for minutes after its name or topic was changed.
     *
     * @throws InsufficientPermissionException if the bot may allow nothing there
     */
    static void allow(GuildChannel channel, long user, Set<Permission> permissions) {
        if (!channel.getGuild().getSelfMember().hasPermission(channel, Permission.MANAGE_PERMISSIONS)) {
            throw new InsufficientPermissionException(channel, Permission.MANAGE_PERMISSIONS);
        }
        DataObject overwrite = DataObject.empty()
                .put("type", MEMBER)
                .put("allow", Long.toUnsignedString(Permission.getRaw(permissions)))
                .put("deny", "0");
        new RestActionImpl<Void>(
                        channel.getJDA(),
                        Route.Channels.MODIFY_PERM_OVERRIDE.compile(channel.getId(), Long.toUnsignedString(user)),
                        overwrite)
                .complete();
    }
}
